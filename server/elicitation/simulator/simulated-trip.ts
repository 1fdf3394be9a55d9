import type { Persona } from "@/server/personas";
import { addDays, type LocalDate } from "@/server/trip";
import type { World } from "@/server/worlds";
import { Draws } from "../draws";
import type { SimulatedTrip } from "./traveler";

/** Days by the number of cities. */
const LENGTHS: readonly (readonly [fewest: number, most: number])[] = [
  [3, 5],
  [5, 7],
  [7, 9],
];
/** Of ten trips: six to one city, three to two, one to three. */
const CITY_COUNTS = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3];
/** Trips begin between two weeks and five months after today. */
const LEAD_DAYS = { fewest: 14, most: 150 } as const;

/**
 * A trip of this traveler among the world's cities, the same for the same seed. The party fits the persona: with a child
 * there are at least two.
 */
export function simulateTrip(
  persona: Persona,
  { world, today, seed }: { world: Pick<World, "gazetteer">; today: LocalDate; seed: number },
): SimulatedTrip {
  const draws = new Draws(seed, `trip/${persona.id}`);
  const upTo = (low: number, high: number) => low + Math.floor(draws.fraction() * (high - low + 1));
  const cities = world.gazetteer.cities.map(({ name }) => name);
  const cityCount = Math.min(CITY_COUNTS[upTo(0, CITY_COUNTS.length - 1)] ?? 1, cities.length - 1);
  const chosen: string[] = [];
  while (chosen.length <= cityCount) {
    const city = cities[upTo(0, cities.length - 1)];
    if (city === undefined) throw new RangeError("A simulated trip needs a world with two cities or more.");
    if (!chosen.includes(city)) chosen.push(city);
  }
  const [fewest, most] = LENGTHS[cityCount - 1] ?? [3, 5];
  return {
    origin: chosen[0] ?? "",
    destinations: chosen.slice(1),
    startDate: addDays(today, upTo(LEAD_DAYS.fewest, LEAD_DAYS.most)),
    days: upTo(fewest, most),
    people: peopleOf(persona, draws),
  };
}

function peopleOf(persona: Persona, draws: Draws): number {
  const adults = persona.entries["persona.maritalStatus"] === "Married" || draws.fraction() < 0.3 ? 2 : 1;
  return persona.entries["persona.travelWithChild"] === true ? adults + 1 : adults;
}
