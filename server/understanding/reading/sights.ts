import type { Destination, Said, TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import { type Objection, type Part, part } from "./part";

type Sight = NonNullable<TripRequest["sights"]>[number];

/** The attractions of this name, in file order. */
function recordsOf(name: string, { gazetteer, attractions }: World): Sight[] {
  return gazetteer.cities.flatMap(({ name: city }) =>
    attractions(city).flatMap((sight) =>
      sight.name === name && sight.nameResolves ? [{ recordId: sight.id, name, city }] : [],
    ),
  );
}

/** The cities of the sights that were named, for a trip that names no other place to go. */
export function citiesOfSights({ trip }: Said, world: World): string[] {
  return [...new Set((trip.sights ?? []).flatMap((name) => recordsOf(name, world)[0]?.city ?? []))];
}

/** The named sights as records in the trip's own cities; one that lies elsewhere is objected to. */
export function readSights({ trip }: Said, world: World, destination: Destination | null): Part<Sight[]> {
  const sights: Sight[] = [];
  const objections: Objection[] = [];
  for (const name of trip.sights ?? []) {
    const records = recordsOf(name, world);
    const [first] = records;
    if (first === undefined || destination === null) continue;
    const isThere = ({ city }: Sight) =>
      destination.kind === "cities"
        ? destination.cities.some((each) => each.name === city)
        : world.gazetteer.city(city)?.state === destination.region;
    const sight = records.find(isThere);
    if (sight !== undefined) sights.push(sight);
    else {
      const text = `${name} is in ${first.city}, where this trip does not go: add ${first.city}, or leave it out.`;
      objections.push({ field: "sights", text });
    }
  }
  return part(sights, { objections });
}
