import { describe, expect, it, vi } from "vitest";
import { PREFERENCE_ENTRIES, type PreferenceEntry, requestSchema } from "@/server/trip";
import { cheapestTrip } from "./least-cost";
import { plan } from "./plan";
import { SearchControl } from "./search-control";
import { smallWorld } from "./testing/small-world";

const request = (wanted: object) =>
  requestSchema.parse({
    origin: "Boston",
    destination: { kind: "region", region: "Texas", cityCount: 2 },
    returnTo: "Boston",
    dates: { kind: "fixed", start: "2026-06-05", days: 5 },
    people: 2,
    demands: {},
    ...wanted,
  });

describe("the time limit", () => {
  it("holds between start dates: none is looked at any more", () => {
    const world = smallWorld();
    const lookedUp = vi.spyOn(world.gazetteer, "city");
    const over = new SearchControl(performance.now() - 1, () => false);
    const window = request({ dates: { kind: "window", from: "2026-01-01", to: "2027-12-31", days: 366 } });
    expect(cheapestTrip(window, ["2026-01-01", "2026-01-02"], world, over)).toMatchObject({
      trip: null,
      proven: false,
    });
    expect(lookedUp).not.toHaveBeenCalled();
  });

  it("is kept where every entry is insisted on, whose sets are too many to be made at once", () => {
    const preferences = (PREFERENCE_ENTRIES as readonly PreferenceEntry[]).flatMap(({ key, choices = [] }) =>
      choices.slice(0, 1).map((value) => ({ entry: key, value, weight: 1, strength: "must" })),
    );
    const asked = requestSchema.safeParse({ ...request({}), preferences });
    expect(asked.success).toBe(true);
    if (!asked.success) return;
    const answer = plan(asked.data, smallWorld(), { objective: "preferences", timeLimitMs: 200 });
    expect(answer.status).toBe("infeasible");
  });
});
