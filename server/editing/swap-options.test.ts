import { describe, expect, test } from "vitest";
import { verifyItinerary } from "@/server/scoring";
import { type PlanVersion, usd } from "@/server/trip";
import { swapOptionSchema } from "@/server/views";
import { swapOptions } from "./swap-options";
import { edited, firstVersion, timedWorld } from "./testing/trip-to-austin";

function options(stopId: string, version = firstVersion(timedWorld)) {
  return swapOptions(version, stopId, timedWorld, (request, itinerary) =>
    verifyItinerary(request, itinerary, timedWorld),
  );
}

const { demands } = firstVersion(timedWorld).request;

describe("what could stand in a stop's place", () => {
  test("comes with what it changes: first what breaks nothing, the cheaper first", async () => {
    const stays = await options("day-2-stay");
    expect(stays.map(({ name, costChange, breaks }) => [name, costChange, breaks])).toEqual([
      ["Palace", usd(3 * 320), []],
      ["Barn", usd(30), ["Minimum nights"]],
    ]);
    for (const option of stays) expect(swapOptionSchema.parse(option)).toEqual(option);
  });

  test("of a leg is every other way on that day", async () => {
    const ways = await options("day-1-leg");
    expect(ways.map(({ recordId }) => recordId).sort()).toEqual([
      "drive:Dallas:Austin",
      "out-2026-03-24",
      "taxi:Dallas:Austin",
    ]);
    const drive = ways.find(({ recordId }) => recordId === "drive:Dallas:Austin");
    expect(drive).toMatchObject({ name: "Drive to Austin", note: "3 h on the road", demands: ["transportation"] });
  });

  test("is open then where possible, and not already in the trip", async () => {
    const lunches = await options("day-2-lunch");
    expect(lunches[0]?.recordId).toBe("lunch-3");
    expect(lunches.map(({ recordId }) => recordId)).not.toContain("lunch-2");
    expect(lunches.find(({ recordId }) => recordId === "dinner-3")?.breaks).toContain("Opening hours");
  });

  test("says what it mends", async () => {
    const version = firstVersion(timedWorld, { demands: { ...demands, cuisines: ["Thai"] } });
    const lotus = (await options("day-2-lunch", version)).find(({ recordId }) => recordId === "lotus");
    expect(lotus).toMatchObject({ mends: ["Thai"], breaks: [], note: "Thai" });
  });

  test("leaves out what was put out of the trip; what is booked has none", async () => {
    const removed = done(firstVersion(timedWorld), { kind: "swap", stopId: "day-2-lunch", recordId: "lunch-3" });
    const again = done(removed, { kind: "remove", stopId: "day-2-lunch" });
    const back = done(again, { kind: "add", day: 2, before: null, recordId: "lunch-1", meal: "lunch" });
    expect((await options("added-lunch-1", back)).map(({ recordId }) => recordId)).not.toContain("lunch-3");
    expect(await options("gone")).toEqual([]);
  });
});

function done(version: PlanVersion, edit: Parameters<typeof edited>[1]): PlanVersion {
  const result = edited(version, edit, timedWorld);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}
