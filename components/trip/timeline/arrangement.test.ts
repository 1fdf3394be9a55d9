import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlanEdit } from "@/server/trip";
import { meal, roundTrip, visit } from "../../testing/itineraries";
import { type Arrangement, isMovable, placesOfDay, presentPlace, rearranged } from "./arrangement";

const LUNCH = meal("Miami", "Lotus Pavilion");
const MUSEUM = visit("Miami", "Glass Museum");
const GARDEN = visit("Tampa", "Garden");

/** Day 1: leg, lunch, museum, stay. Day 2: leg, stay. Day 3: leg. The garden is unscheduled. */
function arrangement(): Arrangement {
  const { days } = roundTrip("Chicago", ["Miami", "Tampa"]);
  return {
    days: days.map((day) =>
      day.number === 1 ? { ...day, stops: [...day.stops.slice(0, 1), LUNCH, MUSEUM, ...day.stops.slice(1)] } : day,
    ),
    unscheduled: [GARDEN],
  };
}

function order({ days, unscheduled }: Arrangement): string[][] {
  return [...days.map(({ stops }) => stops.map(({ id }) => id)), unscheduled.map(({ id }) => id)];
}

describe("rearranged", () => {
  it("moves within a day, across days and out of unscheduled ones, always before the night's stay", () => {
    const within = rearranged(arrangement(), { kind: "move", stopId: MUSEUM.id, day: 1, before: LUNCH.id });
    expect(order(within)[0]).toEqual(["Chicago-Miami", MUSEUM.id, LUNCH.id, "Miami-stay"]);
    const across = rearranged(within, { kind: "move", stopId: LUNCH.id, day: 2, before: null });
    expect(order(across)[1]).toEqual(["Miami-Tampa", LUNCH.id, "Tampa-stay"]);
    const back = rearranged(across, { kind: "move", stopId: GARDEN.id, day: 3, before: "Tampa-Chicago" });
    expect(order(back).slice(2)).toEqual([[GARDEN.id, "Tampa-Chicago"], []]);
  });

  it("takes a stop aside, and away", () => {
    const aside = rearranged(arrangement(), { kind: "unschedule", stopId: LUNCH.id });
    expect(order(aside)[3]).toEqual([GARDEN.id, LUNCH.id]);
    expect(order(rearranged(aside, { kind: "remove", stopId: GARDEN.id }))[3]).toEqual([LUNCH.id]);
  });

  it("shows another time at once, on another day too, in the order of the day", () => {
    const at = (time: string) => ({ date: "2026-03-14", time, zone: null });
    const timed = {
      ...arrangement(),
      days: arrangement().days.map((day) => ({
        ...day,
        stops: day.stops.map((stop) => {
          if (stop.id === LUNCH.id) return { ...stop, start: at("12:30"), end: at("13:30") };
          return stop.id === MUSEUM.id ? { ...stop, start: at("14:00"), end: at("16:00") } : stop;
        }),
      })),
    };
    const earlier = rearranged(timed, { kind: "retime", stopId: MUSEUM.id, start: "09:30", end: null });
    expect(order(earlier)[0]).toEqual(["Chicago-Miami", MUSEUM.id, LUNCH.id, "Miami-stay"]);
    expect(earlier.days[0]?.stops[1]).toMatchObject({ start: { time: "09:30" }, end: { time: "11:30" } });
    const nextDay = rearranged(timed, { kind: "retime", stopId: MUSEUM.id, day: 2, start: "10:00", end: null });
    expect(order(nextDay)[1]).toEqual(["Miami-Tampa", MUSEUM.id, "Tampa-stay"]);
  });

  it("puts the days that an edit does not touch back as they were, so that they are not drawn again", () => {
    const before = arrangement();
    const after = rearranged(before, { kind: "unschedule", stopId: LUNCH.id });
    expect(after.days[1]).toBe(before.days[1]);
  });

  const stopIds = [LUNCH.id, MUSEUM.id, GARDEN.id, "gone"];
  const edits = fc.oneof(
    fc.record({
      kind: fc.constant("move" as const),
      stopId: fc.constantFrom(...stopIds),
      day: fc.integer({ min: 1, max: 4 }),
      before: fc.constantFrom(...stopIds, "Miami-Tampa", null),
    }),
    fc.record({ kind: fc.constant("unschedule" as const), stopId: fc.constantFrom(...stopIds) }),
    fc.record({ kind: fc.constant("lock" as const), stopId: fc.constantFrom(...stopIds) }),
  );

  it("loses and doubles no stop, keeps stays last, and changes nothing when made twice", () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 12 }), (list: readonly PlanEdit[]) => {
        let now = arrangement();
        for (const edit of list) {
          const next = rearranged(now, edit);
          expect(order(rearranged(next, edit)).map((ids) => [...ids].sort())).toEqual(
            order(next).map((ids) => [...ids].sort()),
          );
          now = next;
        }
        expect(order(now).flat().sort()).toEqual(order(arrangement()).flat().sort());
        for (const { stops } of now.days) {
          const stay = stops.findIndex(({ kind }) => kind === "stay");
          expect([-1, stops.length - 1]).toContain(stay);
        }
      }),
    );
  });
});

describe("places of a day", () => {
  const [first] = arrangement().days;
  if (first === undefined) throw new Error("The trip has a first day.");

  it("are before each stop but the stay, and the end", () => {
    expect(placesOfDay(first)).toEqual(["Chicago-Miami", LUNCH.id, MUSEUM.id, null]);
    expect(presentPlace(first, LUNCH.id)).toBe(MUSEUM.id);
    expect(presentPlace(first, MUSEUM.id)).toBeNull();
  });

  it("are for meals and visits only", () => {
    expect(first.stops.filter(isMovable)).toEqual([LUNCH, MUSEUM]);
  });
});
