import { memoryWorld, type World, type WorldDescription } from "@/server/worlds";

const CITIES: readonly (readonly [string, string])[] = [
  ["Boston", "Massachusetts"],
  ["Portland", "Oregon"],
  ["Eugene", "Oregon"],
  ["Bend", "Oregon"],
  ["New York", "New York"],
  ["Buffalo", "New York"],
  ["Denver", "Colorado"],
  ["Birmingham", "England"],
  ["Washington", "District of Columbia"],
];

/** A world of nine cities; its clock moves with today unless the description says otherwise. */
export function smallWorld(description: Partial<WorldDescription> = {}): World {
  return memoryWorld({
    cities: CITIES.map(([name, state]) => ({ name, state, coordinates: null, zone: null, airports: [] })),
    description: { movesWithToday: true, dates: null, ...description },
  });
}

/** A small world whose dates are those of March 2022, like the published benchmark's. */
export function worldOfMarch2022(): World {
  return smallWorld({ movesWithToday: false, dates: { from: "2022-03-01", to: "2022-03-31" } });
}
