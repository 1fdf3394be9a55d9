import fc from "fast-check";
import { type Itinerary, type Lock, lockSchema, type Stop, timeOfMinutes } from "@/server/trip";
import type { World } from "@/server/worlds";

/** What a random lock is made of: numbers to pick by. */
export interface LockPicks {
  readonly kind: "keep" | "other" | "without" | "free";
  readonly stop: number;
  readonly record: number;
  /** Null: at no time of its own. */
  readonly quarter: number | null;
  readonly anywhere: boolean;
  readonly onPurpose: boolean;
}

export const lockPicks: fc.Arbitrary<LockPicks> = fc.record({
  kind: fc.constantFrom("keep", "keep", "other", "other", "without", "free"),
  stop: fc.nat(1000),
  record: fc.nat(1000),
  quarter: fc.option(fc.integer({ min: 26, max: 88 }), { nil: null, freq: 4 }),
  anywhere: fc.nat(5).map((number) => number === 0),
  onPurpose: fc.nat(3).map((number) => number === 0),
});

/** A lock of any kind, mostly near what the itinerary has. */
export function lockFrom(picks: LockPicks, { days }: Itinerary, world: World): Lock | null {
  const stops = days.flatMap((day) => day.stops.map((stop) => ({ stop, day: day.number })));
  const at = stops[picks.stop % stops.length];
  if (at === undefined) return null;
  const { stop, day } = at;
  switch (picks.kind) {
    case "without":
      return lockSchema.parse({ kind: "without", recordId: stop.recordId });
    case "free":
      return freeOf(stop, day);
    default:
      return placed(picks, stop, day, world);
  }
}

function freeOf(stop: Stop, day: number): Lock | null {
  if (stop.kind === "leg") return null;
  const slot = stop.kind === "meal" ? stop.meal : stop.kind === "visit" ? "visits" : "stay";
  return lockSchema.parse({ kind: "free", day, slot });
}

function placed(picks: LockPicks, stop: Stop, day: number, world: World): Lock {
  const ids = picks.kind === "keep" ? [stop.recordId] : idsLike(stop, world, picks.anywhere);
  const start = picks.quarter === null ? null : timeOfMinutes(picks.quarter * 15);
  return lockSchema.parse({
    kind: stop.kind,
    day,
    recordId: ids[picks.record % ids.length] ?? stop.recordId,
    onPurpose: picks.onPurpose,
    ...(stop.kind === "meal" ? { meal: stop.meal, start } : stop.kind === "visit" ? { start } : {}),
  });
}

function idsLike(stop: Stop, world: World, anywhere: boolean): string[] {
  if (stop.kind === "leg") {
    const date = stop.start?.date ?? "";
    const scheduled = world.scheduledLegs(stop.from, stop.to, date).map(({ id }) => id);
    return [`taxi:${stop.from}:${stop.to}`, `drive:${stop.from}:${stop.to}`, ...scheduled];
  }
  const cities = anywhere ? world.gazetteer.cities.map(({ name }) => name) : [stop.city];
  const rows = {
    stay: (city: string) => world.lodgings(city),
    meal: (city: string) => world.restaurants(city),
    visit: (city: string) => world.attractions(city),
  };
  return cities.flatMap((city) => rows[stop.kind](city).map(({ id }) => id));
}
