import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  breaksOf,
  itinerarySchema,
  type Lock,
  type PlanEdit,
  type PlanVersion,
  requestSchema,
  type Stop,
  usd,
} from "@/server/trip";
import type { World } from "@/server/worlds";
import { applyEdit } from "./apply-edit";
import { placedStops } from "./days";
import { holds } from "./locks";
import { requestForReplan } from "./replan";
import { edited, firstVersion, timedWorld, untimedWorld } from "./testing/trip-to-austin";

const RECORDS = [
  "inn",
  "palace",
  "barn",
  "park",
  "lake",
  "museum",
  "mill",
  "lotus",
  "lunch-1",
  "dinner-2",
  "breakfast-3",
];
const LEGS = ["out-2026-03-24", "back-2026-03-27", "taxi:Dallas:Austin", "drive:Austin:Dallas"];

const day = fc.integer({ min: 1, max: 5 });
const time = fc.integer({ min: 0, max: 288 }).map((fives) => {
  const minutes = Math.min(fives * 5, 1435);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
});
const meal = fc.constantFrom("breakfast", "lunch", "dinner");
const booked = { id: fc.constantFrom("booked:a", "booked:b"), day, pricePerPerson: fc.constant(usd(30)) };
const city = fc.constantFrom("Austin", "Dallas", "Waco", "Nowhere");
const name = fc.constant("Own");

const item = fc.oneof(
  fc.record({
    ...{
      ...booked,
      kind: fc.constant("leg"),
      mode: fc.constantFrom("flight", "train"),
      number: name,
      from: city,
      to: city,
    },
    ...{ departure: time, arrival: time },
  }),
  fc.record({
    ...{ id: booked.id, day, kind: fc.constant("stay"), name, city, nights: fc.integer({ min: 1, max: 4 }) },
    pricePerNight: booked.pricePerPerson,
  }),
  fc.record({
    ...{
      ...booked,
      kind: fc.constant("meal"),
      name,
      city,
      meal,
      start: fc.option(time),
      cuisines: fc.constant("Thai"),
    },
  }),
  fc.record({
    ...{ ...booked, kind: fc.constant("visit"), name, city, start: fc.option(time) },
    minutes: fc.integer({ min: 15, max: 720 }),
  }),
);

/** An edit that names things by number, so that most of them are in whatever version it meets. */
type EditOf = (version: PlanVersion) => PlanEdit;

function stopId(version: PlanVersion, pick: number): string {
  const stops = [...placedStops(version.itinerary.days).map(({ stop }) => stop), ...version.unscheduled];
  return stops[pick % (stops.length + 1)]?.id ?? "gone";
}

const pick = fc.nat(1000);
const recordId = fc.constantFrom(...RECORDS, ...LEGS, "nothing");
const edits: fc.Arbitrary<EditOf> = fc.oneof(
  fc.record({ kind: fc.constantFrom("lock", "unlock", "remove", "unschedule"), at: pick }).map(
    ({ kind, at }): EditOf =>
      (version) => ({ kind, stopId: stopId(version, at) }),
  ),
  fc.record({ at: pick, day, before: fc.option(pick) }).map(
    ({ at, day: to, before }): EditOf =>
      (version) => {
        const stops = version.itinerary.days[to - 1]?.stops ?? [];
        const next = before === null ? null : (stops[before % (stops.length + 1)]?.id ?? null);
        return { kind: "move", stopId: stopId(version, at), day: to, before: next };
      },
  ),
  fc.record({ at: pick, recordId }).map(
    (given): EditOf =>
      (version) => ({ kind: "swap", stopId: stopId(version, given.at), recordId: given.recordId }),
  ),
  fc.record({ day, recordId, meal: fc.option(meal) }).map(
    (given): EditOf =>
      () => ({ kind: "add", before: null, ...given }),
  ),
  fc.record({ at: pick, start: time, end: fc.option(time) }).map(
    ({ at, start, end }): EditOf =>
      (version) => ({ kind: "retime", stopId: stopId(version, at), start, end }),
  ),
  item.map(
    (each): EditOf =>
      () => ({ kind: "book", item: each }),
  ),
  fc.constant((): PlanEdit => ({ kind: "unbook", itemId: "booked:a" })),
  pick.map(
    (at): EditOf =>
      (version) => {
        const breaks = breaksOf(version);
        return { kind: "keep", breakKey: breaks[at % (breaks.length + 1)]?.key ?? "gone" };
      },
  ),
  pick.map(
    (at): EditOf =>
      ({ keptOnPurpose }) => {
        return { kind: "unkeep", breakKey: keptOnPurpose[at % (keptOnPurpose.length + 1)] ?? "gone" };
      },
  ),
  fc.nat(2).map(
    (index): EditOf =>
      () => ({ kind: "takeOtherTrip", index }),
  ),
);

/** Whether what a lock asks for is so in the plan. */
function isKept(lock: Lock, { itinerary }: PlanVersion): boolean {
  const placed = placedStops(itinerary.days);
  if (lock.kind === "without") return placed.every(({ stop }) => stop.recordId !== lock.recordId);
  if (lock.kind !== "free") return placed.some((each) => holds(lock, each));
  const stops = itinerary.days.find(({ number }) => number === lock.day)?.stops ?? [];
  const slots = stops.map((stop) => (stop.kind === "meal" ? stop.meal : stop.kind === "visit" ? "visits" : stop.kind));
  return !slots.some((slot) => slot === lock.slot);
}

function checkPlan(version: PlanVersion): void {
  const { itinerary, request, unscheduled } = version;
  const placed = placedStops(itinerary.days);
  const stops = placed.map(({ stop }) => stop);
  const ids = [...stops, ...unscheduled].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const sum = (kind: string) =>
    stops.reduce((total, stop) => (stop.kind === kind ? total + stop.cost.amountMinor : total), 0);
  const sums = { legs: sum("leg"), stays: sum("stay"), meals: sum("meal"), visits: sum("visit") };
  const { total, ...parts } = itinerary.cost;
  expect(Object.fromEntries(Object.entries(parts).map(([part, { amountMinor }]) => [part, amountMinor]))).toEqual(sums);
  expect(total.amountMinor).toBe(sums.legs + sums.stays + sums.meals + sums.visits);
  for (const lock of request.locks) expect([lock, isKept(lock, version)]).toEqual([lock, true]);
  for (const each of placed) expect(each.stop.locked).toBe(request.locks.some((lock) => holds(lock, each)));
  for (const { id } of request.booked) expect(stops.some(({ recordId: record }) => record === id)).toBe(true);
  for (const { stops: ofDay } of itinerary.days) {
    const nights = ofDay.filter(({ kind }) => kind === "stay");
    expect(ofDay.slice(ofDay.length - nights.length)).toEqual(nights);
  }
  expect(itinerarySchema.parse(itinerary)).toEqual(itinerary);
  expect(requestSchema.parse(request)).toEqual(request);
}

/** The version with some of its stops changed in ways that no edit makes. */
function mangled(version: PlanVersion, picks: readonly number[]): PlanVersion {
  const days = version.itinerary.days.map((each, at) => {
    const stops = each.stops.flatMap((stop, index) => {
      const odd: Stop[][] = [
        [stop],
        [],
        [{ ...stop, start: null }],
        [{ ...stop, end: stop.start }],
        [{ ...stop, recordId: "gone" }],
      ];
      return odd[(picks[(at * 5 + index) % picks.length] ?? 0) % odd.length] ?? [stop];
    });
    return (picks[at] ?? 0) % 3 === 0 ? { ...each, stops: stops.toReversed() } : { ...each, stops };
  });
  return { ...version, itinerary: { ...version.itinerary, days: days.slice((picks[0] ?? 0) % 5 === 0 ? 4 : 0) } };
}

describe.each([
  ["with times", timedWorld],
  ["without times", untimedWorld],
])("any edits in a world %s", (_, world: World) => {
  const first = firstVersion(world);
  const second = edited(first, { kind: "swap", stopId: "day-2-stay", recordId: "palace" }, world);
  const start = { ...first, otherTrips: second.ok ? [second.value.itinerary] : [] };

  test("leave a plan whose sums, ids and locks are right, and change nothing that they were given", () => {
    fc.assert(
      fc.property(fc.array(edits, { minLength: 1, maxLength: 8 }), (list) => {
        let version: PlanVersion = start;
        for (const editOf of list) {
          const before = structuredClone(version);
          const result = edited(version, editOf(version), world);
          expect(version).toEqual(before);
          if (!result.ok) {
            expect(result.problem).toMatchObject({ code: "bad_input", message: expect.stringMatching(/\w.*[.]$/) });
            continue;
          }
          version = result.value;
          checkPlan(version);
          expect(requestSchema.parse(requestForReplan(version))).toBeDefined();
        }
      }),
      { numRuns: 100 },
    );
  });

  test("end in a plan or a sentence, whatever the plan", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { minLength: 7, maxLength: 20 }), edits, (picks, editOf) => {
        const version = mangled(start, picks);
        const result = applyEdit(version, editOf(version), world);
        expect(result.ok || result.problem.code === "bad_input").toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
