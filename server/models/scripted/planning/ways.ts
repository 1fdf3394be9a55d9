import type { Facts } from "../reading/facts";
import type { Wish } from "../reading/wish";

/** How a leg is made: as the plan says it, with what it costs everybody, in dollars. */
export interface ChosenWay {
  readonly text: string;
  readonly cost: number;
}

interface Leg {
  readonly origin: string;
  readonly destination: string;
}

/**
 * The cheapest ways for all legs together: the own car all along, or flights and taxis. Null for a leg that cannot be made; legs
 * that can be made come before money.
 */
export function chooseWays(legs: readonly Leg[], wish: Wish, facts: Facts): (ChosenWay | null)[] {
  const byCar = legs.map((leg) =>
    wish.transportation === "no self-driving" ? null : byRoad(leg, "self-driving", wish, facts),
  );
  const byOthers = legs.map((leg) => {
    const flight = wish.transportation === "no flight" ? null : byAir(leg, wish, facts);
    return cheaper(flight, byRoad(leg, "taxi", wish, facts));
  });
  const [first, second] = [byCar, byOthers].map((ways) => ({
    missing: ways.filter((way) => way === null).length,
    cost: ways.reduce((sum, way) => sum + (way?.cost ?? 0), 0),
  }));
  if (first === undefined || second === undefined) return byOthers;
  const isCarBetter = first.missing < second.missing || (first.missing === second.missing && first.cost <= second.cost);
  return isCarBetter ? byCar : byOthers;
}

function cheaper(one: ChosenWay | null, other: ChosenWay | null): ChosenWay | null {
  if (one === null || other === null) return one ?? other;
  return other.cost < one.cost ? other : one;
}

function byAir({ origin, destination }: Leg, { people }: Wish, { flights }: Facts): ChosenWay | null {
  const fitting = flights.filter((flight) => flight.origin === origin && flight.destination === destination);
  const flight = fitting.reduce<(typeof fitting)[number] | null>(
    (best, one) => (best === null || one.price < best.price ? one : best),
    null,
  );
  if (flight === null) return null;
  const { number, departure, arrival, price } = flight;
  const text = `Flight Number: ${number}, from ${origin} to ${destination}, Departure Time: ${departure}, Arrival Time: ${arrival}`;
  return { text, cost: price * people };
}

function byRoad(
  { origin, destination }: Leg,
  mode: "self-driving" | "taxi",
  { people }: Wish,
  { roads }: Facts,
): ChosenWay | null {
  const road = roads.find((one) => one.mode === mode && one.origin === origin && one.destination === destination);
  if (road === undefined) return null;
  const vehicles = Math.ceil(people / (mode === "taxi" ? 4 : 5));
  const name = mode === "taxi" ? "Taxi" : "Self-driving";
  return { text: `${name}, from ${origin} to ${destination}`, cost: road.cost * vehicles };
}
