import type { PlaceKind } from "@/server/understanding";
import { type City, usualHighF, type World } from "@/server/worlds";

/** °F: a day that people call warm, and one that they call cool. */
const WARM = 68;
const COOL = 60;

/**
 * Those of the cities that are of every kind wished for as far as the records and the climate tell, those with most to see first; `unknown` are kinds of
 * which nothing is known here, or no city has them.
 */
export function cityCandidates(
  among: readonly City[],
  kinds: readonly PlaceKind[],
  month: number,
  world: World,
): { readonly cities: readonly City[]; readonly unknown: readonly PlaceKind[] } {
  const unknown: PlaceKind[] = [];
  let cities = [...among];
  for (const kind of kinds) {
    const fitting = cities.filter((city) => isOfKind(city, kind, month, world));
    if (fitting.length === 0) unknown.push(kind);
    else cities = fitting;
  }
  const sights = ({ name }: City) => world.attractions(name).length;
  return { cities: cities.sort((a, b) => sights(b) - sights(a)), unknown };
}

function isOfKind(city: City, kind: PlaceKind, month: number, world: World): boolean {
  const high = usualHighF(city, month);
  switch (kind) {
    case "warm":
      return high !== null && high >= WARM;
    case "cool":
      return high !== null && high <= COOL;
    case "beach":
      return world.lodgings(city.name).some(({ details }) => details?.proximity.includes("beach") === true);
    case "hiking":
      return world.attractions(city.name).some(({ details }) => details?.types.includes("hiking") === true);
  }
}
