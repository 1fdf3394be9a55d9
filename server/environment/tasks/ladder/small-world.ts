import { Draws } from "@/server/benchmarks";
import type { World } from "@/server/worlds";

/** Records that a search finds at most: what a small model can read. */
const MOST = 3;
/** Three meals leave one restaurant over. */
const MOST_RESTAURANTS = 4;

/** The world as a task of the ladder shows it: of each list a few records that the seed picks, with names of their own that fit into a plan. */
export function smallWorld(world: World, seed: number): World {
  const few = <T>(records: readonly T[], nameOf: (record: T) => string, most = MOST) =>
    some(new Draws(seed), named(records, nameOf), most);
  return {
    ...world,
    scheduledLegs: (origin, destination, date) => {
      const legs = world.scheduledLegs(origin, destination, date);
      return few(
        legs.filter(({ mode }) => mode === "flight"),
        ({ number }) => number,
      );
    },
    lodgings: (city) => {
      const forANight = world.lodgings(city).filter(({ minimumNights }) => minimumNights <= 1);
      return few(forANight, ({ name }) => name);
    },
    restaurants: (city) => few(world.restaurants(city), ({ name }) => name, MOST_RESTAURANTS),
    attractions: (city) => few(world.attractions(city), ({ name }) => name),
  };
}

/** The first record of each name; "Out: F1; Stay: …" has no place for a semicolon. */
function named<T>(records: readonly T[], nameOf: (record: T) => string): T[] {
  const byName = new Map<string, T>();
  for (const record of records) {
    const name = nameOf(record);
    if (!/[;|\r\n]/.test(name) && !byName.has(name)) byName.set(name, record);
  }
  return [...byName.values()];
}

/** Up to `most` of them, in an order that the draws decide. */
function some<T>(draws: Draws, from: readonly T[], most: number): T[] {
  const left = [...from];
  const picked: T[] = [];
  while (picked.length < most && left.length > 0) {
    picked.push(...left.splice(draws.between(0, left.length - 1), 1));
  }
  return picked;
}
