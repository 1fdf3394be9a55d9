import type { Stop } from "@/server/trip";
import type { PlaceCoordinates } from "@/server/views";
import type { World } from "@/server/worlds";
import type { StopRecord } from "../stops/record-of";

/** Where a stop is; of a leg the city that it leads to. Null where the world does not know. */
export function coordinatesOf(world: World, stop: Stop, found: StopRecord | null): PlaceCoordinates | null {
  if (stop.kind === "leg") return cityCoordinates(world, stop.to);
  return found === null || found.kind === "leg" ? null : found.record.coordinates;
}

/** The city's own coordinates, else the middle of its attractions: imported worlds know no cities' coordinates. */
function cityCoordinates(world: World, name: string): PlaceCoordinates | null {
  const own = world.gazetteer.city(name)?.coordinates ?? null;
  if (own !== null) return own;
  const known = world.attractions(name).flatMap(({ coordinates }) => coordinates ?? []);
  if (known.length === 0) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(known.map(({ latitude }) => latitude)),
    longitude: mean(known.map(({ longitude }) => longitude)),
  };
}
