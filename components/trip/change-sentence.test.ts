import { describe, expect, it } from "vitest";
import type { Check, PlanVersion, VersionCause } from "@/server/trip";
import type { TripView } from "@/server/views";
import { roundTrip } from "../testing/itineraries";
import { floridaRequest } from "../testing/trip-requests";
import { changeSentence } from "./change-sentence";

const MOVED: VersionCause = {
  kind: "edited",
  edit: { kind: "move", stopId: "a", day: 2, before: null },
  text: "Moved Lotus Pavilion to Tue 24 Mar",
};
const NO_DINNER: Check = {
  name: "meals",
  label: "Meals",
  kept: false,
  evidence: "",
  stops: [],
  faults: [
    { text: "Day 1 has no dinner.", stops: [], day: 1 },
    { text: "Day 2 has no dinner.", stops: [], day: 2 },
  ],
};

function version(number: number, cause: VersionCause, changes: Partial<PlanVersion> = {}): PlanVersion {
  return {
    number,
    base: number === 1 ? null : number - 1,
    cause,
    request: floridaRequest(),
    itinerary: roundTrip("Chicago", ["Miami"]),
    unscheduled: [],
    checks: [],
    keptOnPurpose: [],
    proven: null,
    otherTrips: [],
    at: "2026-03-01T12:00:00.000Z",
    ...changes,
  };
}

function trip(plan: PlanVersion, history: Partial<TripView["history"]> = {}): Pick<TripView, "plan" | "history"> {
  return { plan, history: { undo: null, redo: null, versions: [], ...history } };
}

describe("changeSentence", () => {
  const first = version(1, { kind: "planned" });
  const second = version(2, MOVED, { checks: [NO_DINNER] });

  it("tells what an edit did, and how many demands and rules are broken now", () => {
    expect(changeSentence(trip(first), trip(second))).toBe("Moved Lotus Pavilion to Tue 24 Mar. 1 problem.");
    expect(changeSentence(trip(first), trip({ ...second, checks: [] }))).toBe(
      "Moved Lotus Pavilion to Tue 24 Mar. No problems.",
    );
  });

  it("tells what was undone and what was done again", () => {
    expect(changeSentence(trip(second, { undo: 1 }), trip(first))).toBe(
      "Undone: Moved Lotus Pavilion to Tue 24 Mar. No problems.",
    );
    expect(changeSentence(trip(first, { redo: 2 }), trip({ ...second, checks: [] }))).toBe(
      "Redone: Moved Lotus Pavilion to Tue 24 Mar. No problems.",
    );
  });

  it("tells what a new plan was for, and which version came back", () => {
    const replanned = version(2, { kind: "replanned", changes: ["budget $2,400"] });
    expect(changeSentence(trip(first), trip(replanned))).toBe("Re-planned: budget $2,400. No problems.");
    const restored = version(3, { kind: "restored", version: 1 });
    expect(changeSentence(trip(second), trip(restored))).toBe("Restored version 1. No problems.");
  });

  it("is silent while the plan stays the same", () => {
    expect(changeSentence(trip(first), trip(first))).toBeNull();
  });
});
