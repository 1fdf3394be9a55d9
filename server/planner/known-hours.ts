import type { TripRequest } from "@/server/trip";
import { missingIn, type World } from "@/server/worlds";

interface Place {
  readonly id: string;
  readonly hours: unknown;
}

/**
 * What to plan with first where a world says that places without hours may be closed: the world without them, then with attractions of that
 * kind, then with restaurants. What the traveler named, locked or has on a list of their own is always there. Empty where all hours are known.
 */
export function withoutUnknownHours(request: TripRequest, world: World): readonly World[] {
  if (world.describe().unknownHours !== "avoided") return [];
  const named = new Set([
    ...(request.sights ?? []).map(({ recordId }) => recordId),
    ...(request.ownPlaces ?? []).map(({ recordId }) => recordId),
    ...request.locks.flatMap((lock) => ("recordId" in lock ? [lock.recordId] : [])),
  ]);
  const isKnown = ({ id, hours }: Place) => hours !== null || named.has(id);
  const known = {
    restaurants: onceForEachCity((city) => world.restaurants(city).filter(isKnown)),
    attractions: onceForEachCity((city) => world.attractions(city).filter(isKnown)),
  };
  const { restaurants, attractions } = known;
  const fewer: World[] = [
    { ...world, ...known },
    { ...world, restaurants },
    { ...world, attractions },
  ];
  // A world without any restaurant has trips without meals.
  const missing = missingIn(world).length;
  return fewer.filter((one) => missingIn(one).length === missing);
}

function onceForEachCity<Places>(placesOf: (city: string) => Places): (city: string) => Places {
  const known = new Map<string, Places>();
  return (city) => {
    const found = known.get(city) ?? placesOf(city);
    known.set(city, found);
    return found;
  };
}
