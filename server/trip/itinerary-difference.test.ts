import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Day, Itinerary, Stop } from "./itinerary";
import { type ItineraryDifference, itineraryDifference, type StopInPlan } from "./itinerary-difference";
import { usd } from "./money";

interface Sketch {
  readonly kind: "meal" | "visit" | "stay";
  readonly record: string;
  readonly time: string | null;
}

function stopOf({ kind, record, time }: Sketch, id: string): Stop {
  const start = time === null ? null : { date: "2026-03-24", time, zone: null };
  const base = { id, recordId: record, name: record, city: "Austin", start, end: null, cost: usd(10) };
  const rest = { locked: false, reasons: [], alternatives: [] };
  if (kind === "meal") return { kind, ...base, ...rest, meal: "lunch" };
  return kind === "visit" ? { kind, ...base, ...rest } : { kind, ...base, ...rest, night: 1, nights: 1, rooms: 1 };
}

/** A plan of these stops, one list a day. */
function itinerary(days: readonly (readonly Sketch[])[]): Itinerary {
  const made = days.map(
    (stops, index): Day => ({
      ...{ number: index + 1, date: `2026-03-${24 + index}`, from: "Austin", city: "Austin" },
      stops: stops.map((sketch, place) => stopOf(sketch, `${index}-${place}`)),
    }),
  );
  const sum = (kind: string) =>
    usd(10 * made.flatMap(({ stops }) => stops).filter((stop) => stop.kind === kind).length);
  const [stays, meals, visits] = ["stay", "meal", "visit"].map(sum);
  const total = usd(10 * made.flatMap(({ stops }) => stops).length);
  return {
    ...{ world: { name: "memory", hash: "memory" }, origin: "Dallas", people: 1, days: made },
    cost: { legs: usd(0), stays: stays ?? usd(0), meals: meals ?? usd(0), visits: visits ?? usd(0), total },
  };
}

const meal = (record: string, time: string | null = null): Sketch => ({ kind: "meal", record, time });
const stay = (record: string): Sketch => ({ kind: "stay", record, time: null });

function names(stops: readonly StopInPlan[]): string[] {
  return stops.map(({ stop, day, nights }) => `${stop.recordId} ${day}${nights > 1 ? `×${nights}` : ""}`);
}

describe("the difference of two plans", () => {
  test("tells kept, moved, removed and added apart", () => {
    const before = itinerary([[meal("a"), meal("b", "12:00")], [meal("c")], [meal("d")]]);
    const after = itinerary([[meal("a"), meal("b", "13:00")], [meal("e")], [meal("c")]]);
    const difference = itineraryDifference(before, after);
    expect(names(difference.kept)).toEqual(["a 1"]);
    expect(difference.moved.map(({ before: from, after: to }) => names([from, to]))).toEqual([
      ["b 1", "b 1"],
      ["c 2", "c 3"],
    ]);
    expect(names(difference.removed)).toEqual(["d 3"]);
    expect(names(difference.added)).toEqual(["e 2"]);
  });

  test("takes nights in a row in one lodging as one stay, with the cost of all", () => {
    const before = itinerary([[stay("inn")], [stay("inn")], [stay("inn")]]);
    const after = itinerary([[stay("inn")], [stay("palace")], [stay("palace")]]);
    const difference = itineraryDifference(before, after);
    expect(difference.moved.map((pair) => names([pair.before, pair.after]))).toEqual([["inn 1×3", "inn 1"]]);
    expect(names(difference.added)).toEqual(["palace 2×2"]);
    expect(difference.added[0]?.cost).toEqual(usd(20));
  });

  test("says what it costs more or less", () => {
    const { cost } = itineraryDifference(itinerary([[meal("a")]]), itinerary([[meal("a"), stay("inn")]]));
    expect(cost).toEqual({ legs: usd(0), stays: usd(10), meals: usd(0), visits: usd(0), total: usd(10) });
  });
});

const sketch = fc.record({
  kind: fc.constantFrom("meal", "visit", "stay"),
  record: fc.constantFrom("a", "b", "c", "d"),
  time: fc.constantFrom(null, "12:00", "13:00"),
});
const plans = fc.array(fc.array(sketch, { maxLength: 5 }), { minLength: 1, maxLength: 4 }).map(itinerary);

/** Every stop of a plan that a difference speaks of. */
function counted(difference: ItineraryDifference, side: "before" | "after"): number {
  const own = side === "before" ? difference.removed : difference.added;
  return own.length + difference.moved.length + difference.kept.length;
}

describe("for any plans", () => {
  test("a plan does not differ from itself", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { removed, added, moved, cost } = itineraryDifference(plan, plan);
        expect([removed, added, moved]).toEqual([[], [], []]);
        expect(cost.total.amountMinor).toBe(0);
      }),
    );
  });

  test("there and back, removed and added change places", () => {
    fc.assert(
      fc.property(plans, plans, (one, other) => {
        const there = itineraryDifference(one, other);
        const back = itineraryDifference(other, one);
        expect(back.removed).toEqual(there.added);
        expect(back.added).toEqual(there.removed);
        expect(counted(there, "before")).toBe(counted(back, "after"));
        expect(counted(there, "after")).toBe(counted(back, "before"));
      }),
    );
  });
});
