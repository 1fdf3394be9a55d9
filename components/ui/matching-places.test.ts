import { describe, expect, it } from "vitest";
import { matchingPlaces } from "./matching-places";

const PLACES = [
  { name: "Fort Worth", note: "Texas" },
  { name: "Cañon City", note: "Colorado" },
  { name: "Austin", note: "Texas" },
  { name: "Texas", note: "state" },
];

function names(typed: string): string[] {
  return matchingPlaces(PLACES, typed).map(({ name }) => name);
}

describe("matchingPlaces", () => {
  it("shows all in alphabetical order before anything is typed", () => {
    expect(names("")).toEqual(["Austin", "Cañon City", "Fort Worth", "Texas"]);
  });

  it("shows names that begin with it before those that only hold it", () => {
    expect(names("tex")).toEqual(["Texas", "Austin", "Fort Worth"]);
  });

  it("minds neither capitals, accents nor spaces around", () => {
    expect(names("  CANON ")).toEqual(["Cañon City"]);
    expect(names("Lima")).toEqual([]);
  });
});
