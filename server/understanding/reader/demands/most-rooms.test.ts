import { describe, expect, it } from "vitest";
import { mostRoomsIn } from "./most-rooms";

describe("the rooms at most", () => {
  it.each([
    ["We need no more than 2 rooms, ideally an apartment", 2],
    ["at most two rooms please", 2],
    ["≤2 rooms", 2],
    ["two rooms max", 2],
    ["Everyone in one room", 1],
    ["3 hotel rooms or fewer", 3],
  ])("are read from %j", (text, rooms) => {
    expect(mostRoomsIn(text)?.rooms).toBe(rooms);
  });

  it.each([
    "a quiet room",
    "We need two rooms",
    "a 2 bedroom flat at most",
    "at most 0 rooms",
    "up to 3 people in a room",
  ])("are not read from %j", (text) => {
    expect(mostRoomsIn(text)).toBeNull();
  });
});
