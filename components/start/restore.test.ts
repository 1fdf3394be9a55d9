import { describe, expect, it } from "vitest";
import { NO_EDITS, usd } from "@/server/trip";
import { floridaRequest } from "../testing/trip-requests";
import { editsToward } from "./restore";

describe("editsToward", () => {
  it("leaves to the text what the text already says", () => {
    expect(editsToward(floridaRequest(), floridaRequest())).toEqual(NO_EDITS);
  });

  it("does not mind the order of fields", () => {
    const { cuisines, ...demands } = floridaRequest().demands;
    const reordered = floridaRequest({
      dates: { days: 5, start: "2026-03-14", kind: "fixed" },
      demands: { cuisines, ...demands },
    });
    expect(editsToward(floridaRequest(), reordered)).toEqual(NO_EDITS);
  });

  it("edits only the part that differs", () => {
    const wanted = floridaRequest({ demands: { ...floridaRequest().demands, budget: usd(3_400) } });
    const { trip, constraints } = editsToward(floridaRequest(), wanted);
    expect(trip).toEqual({ budget: 3_400 });
    expect(Object.values(constraints).every((value) => value === undefined)).toBe(true);
  });

  it("takes away what the text says and the trip does not want", () => {
    const wanted = floridaRequest({ demands: { ...floridaRequest().demands, budget: null } });
    const { trip } = editsToward(floridaRequest(), wanted);
    expect("budget" in trip).toBe(true);
    expect(trip.budget).toBeUndefined();
  });

  it("turns cities with a schedule into ordered stops, and a region away", () => {
    const wanted = floridaRequest({
      destination: {
        kind: "cities",
        ordered: true,
        cities: [
          { name: "Boston", nights: 2, arriveOnDay: null },
          { name: "Dallas", nights: null, arriveOnDay: 4 },
        ],
      },
    });
    expect(editsToward(floridaRequest(), wanted).trip).toEqual({
      destinations: ["Boston", "Dallas"],
      stops: [
        { city: "Boston", nights: 2 },
        { city: "Dallas", day: 4 },
      ],
      region: undefined,
      cityCount: undefined,
    });
  });

  it("edits every part where the text alone leaves a question open, but not what was assumed", () => {
    const wanted = floridaRequest({ assumed: ["people"], returnTo: null });
    const { trip } = editsToward(null, wanted);
    expect(trip).toMatchObject({ origin: "Chicago", region: "Florida", startDate: "2026-03-14", days: 5 });
    expect(trip.returnHome).toBe(false);
    expect(trip.people).toBeUndefined();
  });

  it("moves a fixed start to a window", () => {
    const dates = { kind: "window", from: "2026-05-01", to: "2026-05-31", days: 5 } as const;
    expect(editsToward(floridaRequest(), floridaRequest({ dates })).trip).toEqual({
      window: { from: "2026-05-01", to: "2026-05-31" },
      days: 5,
      startDate: undefined,
      endDate: undefined,
    });
  });
});
