import { pairKey } from "./pair-key";
import type { Coordinates } from "./records";
import { metersBetween } from "./streets/meters";
import { walkMinutes } from "./walks";
import type { LocalTravelModel, WorldTables } from "./world-tables";

interface Place {
  readonly city: string;
  readonly coordinates: Coordinates | null;
}

/** Minutes between two places of a city by record id: on foot by its streets, as listed, by the model, else null. */
export function localTravel(
  tables: WorldTables,
  model: LocalTravelModel | null,
): (city: string, fromId: string, toId: string) => number | null {
  const listed = new Map<string, number>();
  for (const { city, fromId, toId, minutes } of tables.localTravelTimes) {
    const key = pairKey(city, pairKey(fromId, toId));
    if (!listed.has(key)) listed.set(key, minutes);
  }
  const walked = walkMinutes(tables.walks);
  const places = new Map<string, Place>();
  if (model !== null) {
    for (const place of [...tables.lodgings, ...tables.restaurants, ...tables.attractions]) places.set(place.id, place);
  }

  function modeled(city: string, fromId: string, toId: string): number | null {
    const from = places.get(fromId);
    const to = places.get(toId);
    if (model === null || from?.city !== city || to?.city !== city) return null;
    if (!from.coordinates || !to.coordinates) return null;
    if (fromId === toId) return 0;
    const km = kilometresBetween(from.coordinates, to.coordinates);
    return Math.min(model.maximumMinutes, Math.round(model.baseMinutes + model.minutesPerKm * km));
  }

  return (city, fromId, toId) =>
    walked(city, fromId, toId) ?? listed.get(pairKey(city, pairKey(fromId, toId))) ?? modeled(city, fromId, toId);
}

/** Great-circle distance. */
export function kilometresBetween(from: Coordinates, to: Coordinates): number {
  return metersBetween(from.latitude, from.longitude, to.latitude, to.longitude) / 1000;
}
