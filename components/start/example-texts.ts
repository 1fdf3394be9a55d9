import type { CurrentWorld } from "@/server/api";
import { addDays, formatLongDate, formatMoney, type LocalDate, weekday } from "@/server/trip";

const SATURDAY = 6;

/** Three sentences that the world can answer, on dates to come (or on dates that the world covers). */
export function examplesFor({ world, cities, states }: CurrentWorld, today: LocalDate): string[] {
  const soon = world.movesWithToday ? addDays(today, 28) : (world.dates?.from ?? today);
  const saturday = addDays(soon, SATURDAY - weekday(soon));
  if (world.kind === "sample") {
    return [
      `Five days in Florida for two, two cities, from Chicago on ${written(saturday)}, for $3,500 at the most.`,
      `Three days in San Francisco from Seattle, ${written(addDays(saturday, 6))}, four friends, an entire place, Japanese and Mexican food.`,
      `A week in Texas from Denver with the dog, starting ${written(addDays(saturday, 14))}, no flights.`,
    ];
  }
  const [only] = cities;
  if (cities.length === 1 && only !== undefined) {
    const most = formatMoney({ amountMinor: 900_00, currency: world.currency });
    return [
      `A weekend in ${only.name} for two, starting ${written(addDays(saturday, -1))}.`,
      `Four days in ${only.name} from ${written(saturday)}, two adults and a child, museums and parks.`,
      `Three days in ${only.name} for one, starting ${written(addDays(saturday, 2))}, under ${most}.`,
    ];
  }
  if (world.kind === "region") return examplesInRegion(cities, saturday, world.currency);
  // Where states tell nothing apart, sentences name cities. Trains link the first ones.
  if (states.length === 1) return examplesByTrain(cities.slice(0, 4), saturday, world.currency);
  const [origin, near, far] = [cities[0], cities[1], cities.at(-1)];
  if (origin === undefined || near === undefined || far === undefined) return [];
  return [
    `Three days in ${near.name} from ${origin.name}, starting ${written(saturday)}.`,
    `Five days in ${states[0] ?? near.state}, two cities, from ${far.name} on ${written(saturday)}, for two, under $4,000.`,
    `${origin.name} to ${far.name} for three days from ${written(saturday)}, no flights, an entire place.`,
  ];
}

/** Real cities are few, each in a state of its own. */
function examplesInRegion(
  [origin, near, ...others]: CurrentWorld["cities"],
  saturday: LocalDate,
  currency: string,
): string[] {
  if (origin === undefined || near === undefined) return [];
  const [far] = others;
  const most = formatMoney({ amountMinor: 2_000_00, currency });
  return [
    `Three days in ${near.name} from ${origin.name} for two, starting ${written(saturday)}.`,
    `From ${near.name} to ${origin.name}, four days from ${written(addDays(saturday, 5))}, museums, no flights.`,
    far === undefined
      ? `A weekend in ${near.name} from ${origin.name}, starting ${written(addDays(saturday, -1))}, under ${most}.`
      : `Five days in ${near.name} and ${far.name} from ${origin.name}, starting ${written(addDays(saturday, 7))}, under ${most}.`,
  ];
}

function examplesByTrain(
  [first, second, third, fourth]: CurrentWorld["cities"],
  saturday: LocalDate,
  currency: string,
): string[] {
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) return [];
  const most = formatMoney({ amountMinor: 3_000_00, currency });
  return [
    `Three days in ${first.name} from ${second.name} for two, starting ${written(saturday)}, under ${most}.`,
    `Six days in ${third.name} and ${fourth.name} from ${first.name}, starting ${written(addDays(saturday, 7))}.`,
    `${second.name} to ${third.name} one way, four days from ${written(addDays(saturday, 2))}.`,
  ];
}

/** "14 March 2026". */
function written(date: LocalDate): string {
  return formatLongDate(date).split(" ").slice(1).join(" ");
}
