import { describe, expect, it } from "vitest";
import type { Check, Fault } from "@/server/trip";
import { roundTrip } from "../testing/itineraries";
import { floridaRequest } from "../testing/trip-requests";
import { breaksByPlace } from "./breaks-by-place";

function broken(name: string, ...faults: Fault[]): Check {
  return { name, label: name, kept: false, evidence: "", stops: [], faults };
}

describe("breaksByPlace", () => {
  const itinerary = roundTrip("Chicago", ["Miami", "Tampa"]);
  const places = breaksByPlace({
    itinerary,
    request: floridaRequest({ locks: [{ kind: "free", day: 3, slot: "lunch" }] }),
    keptOnPurpose: ["budget|trip|"],
    checks: [
      broken("times", { text: "They overlap.", stops: ["Miami-Tampa", "Chicago-Miami"], day: 1 }),
      broken("meals", { text: "Day 2 has no dinner.", stops: [], day: 2 }),
      broken("records", { text: "It is gone.", stops: ["no-such-stop"], day: 9 }),
      broken("budget", { text: "It costs $100 too much.", stops: [], day: null }),
    ],
  });

  it("shows a break of several stops once, at the first of them", () => {
    expect([...places.ofStops.keys()]).toEqual(["Chicago-Miami"]);
  });

  it("shows what is missing at its day", () => {
    expect(places.ofDays.get(2)?.map(({ text }) => text)).toEqual(["Day 2 has no dinner."]);
  });

  it("shows what is kept free at its day, where no check objects to it any more", () => {
    expect(places.ofDays.get(3)).toEqual([{ key: "meals|3|no lunch", text: "No lunch.", onPurpose: true }]);
  });

  it("leaves the rest to the trip, and says what is on purpose", () => {
    expect(places.ofTrip.map(({ text, onPurpose }) => [text, onPurpose])).toEqual([
      ["It is gone.", false],
      ["It costs $100 too much.", true],
    ]);
  });
});
