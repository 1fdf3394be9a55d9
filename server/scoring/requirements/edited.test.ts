import { describe, expect, it } from "vitest";
import { type Itinerary, isBroken, lockSchema } from "@/server/trip";
import { recount, removeStop, stopOf } from "./testing/damage";
import { texasItinerary } from "./testing/texas-trip";
import { type Changed, verifyTexas } from "./testing/verify-texas";

type Edit = (itinerary: Itinerary) => void;
/** The check, its day (null: the whole trip) and the stops at fault. */
type Where = readonly [check: string, day: number | null, ...stops: string[]];

const NO_LOCKS: Changed = { request: { locks: [] }, demands: { cuisines: [] } };

function faultsOf(edit: Edit, changed = NO_LOCKS): Where[] {
  const itinerary = texasItinerary();
  edit(itinerary);
  recount(itinerary);
  return verifyTexas(itinerary, changed)
    .filter(isBroken)
    .flatMap(({ name, faults }) => faults.map(({ day, stops }): Where => [name, day, ...stops]));
}

function moveTo(itinerary: Itinerary, number: number, id: string, at: number): void {
  const stop = stopOf(itinerary, "visit", id);
  removeStop(itinerary, id);
  const day = itinerary.days[number - 1];
  if (day === undefined) throw new Error(`The itinerary has no day ${number}.`);
  for (const moment of [stop.start, stop.end]) if (moment !== null) moment.date = day.date;
  day.stops.splice(at, 0, stop);
}

function retime(itinerary: Itinerary, kind: "meal" | "visit", id: string, start: string, end: string): void {
  const stop = stopOf(itinerary, kind, id);
  if (stop.start !== null) stop.start.time = start;
  if (stop.end !== null) stop.end.time = end;
}

describe("a plan edited by hand names its faults where they are", () => {
  it.each<[string, Where[], Edit]>([
    [
      "a visit moved to a day in another city",
      [
        ["visits", 4, "day-2-visit"],
        ["visits", 2],
      ],
      (trip) => moveTo(trip, 4, "day-2-visit", 1),
    ],
    [
      "two stops at the same time",
      [["times", 2, "day-2-visit", "day-2-lunch"]],
      (trip) => retime(trip, "visit", "day-2-visit", "10:00", "13:00"),
    ],
    [
      "a visit that lasts over two others",
      [
        ["times", 4, "day-4-visit", "day-4-dinner"],
        ["openingHours", 4, "day-4-visit"],
      ],
      (trip) => retime(trip, "visit", "day-4-visit", "14:00", "19:00"),
    ],
    [
      "a breakfast that lasts until the afternoon",
      [
        ["times", 2, "day-2-breakfast", "day-2-visit"],
        ["times", 2, "day-2-breakfast", "day-2-lunch"],
      ],
      (trip) => retime(trip, "meal", "day-2-breakfast", "08:00", "14:00"),
    ],
    [
      "a visit after closing",
      [["openingHours", 4, "day-4-visit"]],
      (trip) => retime(trip, "visit", "day-4-visit", "15:00", "18:00"),
    ],
    [
      "the same place twice",
      [
        ["visits", 5, "day-5-visit"],
        ["visits", 5, "day-1-visit", "day-5-visit"],
      ],
      (trip) => {
        Object.assign(stopOf(trip, "visit", "day-5-visit"), { recordId: "lake", name: "Lake", city: "Austin" });
      },
    ],
    [
      "no night",
      [
        ["nights", 4],
        ["minimumNights", 3, "day-3-stay"],
      ],
      (trip) => removeStop(trip, "day-4-stay"),
    ],
    ["an unscheduled meal", [["meals", 2]], (trip) => removeStop(trip, "day-2-lunch")],
    ["an unscheduled visit", [["visits", 4]], (trip) => removeStop(trip, "day-4-visit")],
    [
      "the own car for one of several legs",
      [
        ["transportation", 3, "day-3-leg"],
        ["modes", null, "day-1-leg", "day-3-leg", "day-5-leg"],
      ],
      (trip) => {
        const drive = { mode: "self-driving", recordId: "drive:Austin:Houston", name: "Drive to Houston" };
        const leg = stopOf(trip, "leg", "day-3-leg");
        Object.assign(leg, drive);
        leg.cost.amountMinor = 13_00;
      },
    ],
  ])("%s", (_, expected, edit) => {
    const found = faultsOf(edit);
    expect(found).toHaveLength(expected.length);
    for (const where of expected) expect(found).toContainEqual(where);
  });

  it("misses nothing where the traveler keeps a day free", () => {
    const free = (slot: "lunch" | "visits" | "stay", day: number) => lockSchema.parse({ kind: "free", day, slot });
    const kept = (locks: Parameters<typeof free>[]): Changed => ({
      ...NO_LOCKS,
      request: { locks: locks.map((lock) => free(...lock)) },
    });
    const edits: [Edit, Parameters<typeof free>][] = [
      [(trip) => removeStop(trip, "day-2-lunch"), ["lunch", 2]],
      [(trip) => removeStop(trip, "day-2-visit"), ["visits", 2]],
    ];
    for (const [edit, lock] of edits) expect(faultsOf(edit, kept([lock]))).toEqual([]);
    expect(faultsOf((trip) => removeStop(trip, "day-4-stay"), kept([["stay", 4]]))).toEqual([
      ["minimumNights", 3, "day-3-stay"],
    ]);
  });

  it("finds each of two locked times of one place", () => {
    const itinerary = texasItinerary();
    const lunch = stopOf(itinerary, "meal", "day-2-lunch");
    const later = structuredClone({ ...lunch, id: "day-2-lunch-2" });
    if (later.start !== null && later.end !== null) [later.start.time, later.end.time] = ["15:00", "16:00"];
    itinerary.days[1]?.stops.push(later);
    const locks = [lunch, later].map(({ recordId, start }) =>
      lockSchema.parse({ kind: "meal", day: 2, meal: "lunch", recordId, start: start?.time ?? null, onPurpose: true }),
    );
    const checks = verifyTexas(itinerary, { ...NO_LOCKS, request: { locks } });
    expect(checks.filter(({ name }) => name === "lock").map(({ kept }) => kept)).toEqual([true, true]);
  });

  it("reports what is locked on purpose all the same", () => {
    const locks = [lockSchema.parse({ kind: "visit", day: 4, recordId: "museum", onPurpose: true })];
    expect(faultsOf((trip) => moveTo(trip, 4, "day-2-visit", 1), { ...NO_LOCKS, request: { locks } })).toEqual([
      ["visits", 4, "day-2-visit"],
      ["visits", 2],
    ]);
  });
});
