import { describe, expect, it } from "vitest";
import type { CurrentWorld } from "@/server/api";
import type { Said } from "@/server/trip";
import { answerEdits } from "./answers";

const current: CurrentWorld = {
  world: {
    name: "sample",
    kind: "sample",
    source: "",
    hash: "0",
    dates: null,
    complete: true,
    incompleteBecause: null,
    currency: "USD",
    movesWithToday: true,
    counts: {},
  },
  cities: ["Boston", "Dallas", "New York"].map((name) => ({ name, state: "", coordinates: null })),
  states: ["Texas", "New York"],
};

function said(trip: Said["trip"]): Said {
  return { trip, constraints: {}, entries: {}, unclear: [] };
}

describe("answerEdits", () => {
  it("puts numbers, dates, places and options where they belong", () => {
    expect(answerEdits("days", "5", said({}), current)).toEqual({ trip: { days: 5, endDate: undefined } });
    expect(answerEdits("people", "3", said({}), current)).toEqual({ trip: { people: 3 } });
    expect(answerEdits("origin", "Dallas", said({}), current)).toEqual({ trip: { origin: "Dallas" } });
    expect(answerEdits("startDate", "2026-03-14", said({}), current).trip).toMatchObject({ startDate: "2026-03-14" });
    expect(answerEdits("transportation", "no flight", said({}), current)).toEqual({
      constraints: { transportation: "no flight" },
    });
  });

  it("lets an answer that fits no field change nothing", () => {
    expect(answerEdits("roomType", "a castle", said({}), current)).toEqual({});
    expect(answerEdits("hotel.ratings", "5", said({}), current)).toEqual({});
  });

  it("puts a city in place of the unknown one, in the route too", () => {
    const route = said({
      destinations: ["Bostn", "Dallas"],
      stops: [
        { city: "Bostn", day: 1 },
        { city: "Dallas", day: 3 },
      ],
    });
    expect(answerEdits("destinations", "Boston", route, current).trip).toMatchObject({
      destinations: ["Boston", "Dallas"],
      stops: [
        { city: "Boston", day: 1 },
        { city: "Dallas", day: 3 },
      ],
    });
  });

  it("takes a state for the whole destination, and a name that is both for the city", () => {
    expect(answerEdits("destinations", "Texas", said({}), current).trip).toMatchObject({ region: "Texas" });
    expect(answerEdits("destinations", "New York", said({}), current).trip).toMatchObject({
      destinations: ["New York"],
    });
  });
});
