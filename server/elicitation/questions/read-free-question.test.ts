import { describe, expect, it } from "vitest";
import { ASKABLE_ENTRIES, questionOf } from "@/server/trip";
import { readFreeQuestion } from "./read-free-question";

describe("readFreeQuestion", () => {
  it("reads the shipped questions as what they are", () => {
    for (const entry of ASKABLE_ENTRIES) {
      for (const text of questionOf(entry).ask) expect([text, readFreeQuestion(text, null)]).toEqual([text, entry]);
    }
  });

  it.each([
    ["How much can you spend on the whole trip? What is your budget?", "persona.budget"],
    ["Any hotel brand you always book?", "hotel.preferredBrand"],
    ["Which cuisines do you like in restaurants?", "restaurant.preferredCuisines"],
    ["Which airline would you fly with?", "flight.preferredAirline"],
    ["Is there an airline you don't want to fly with?", "flight.avoidAirline"],
  ])("reads %s", (text, entry) => {
    expect(readFreeQuestion(text, null)).toBe(entry);
  });

  it.each(["Thank you, that sounds great!", "Hello.", "", "Shall we begin?"])("leaves %j alone", (text) => {
    expect(readFreeQuestion(text, null)).toBeNull();
  });
});
