import type { StayStop } from "@/server/trip";
import type { Lodging, World } from "@/server/worlds";

/** What a record makes of one night; id, reasons and the place in the run of nights are the stop's own. */
export type StayFields = Omit<StayStop, "id" | "reasons" | "night" | "nights">;

export function roomsFor({ maximumOccupancy }: Lodging, people: number): number {
  return Math.ceil(people / Math.max(1, maximumOccupancy));
}

export function stayFields(world: World, lodging: Lodging, people: number): StayFields {
  const rooms = roomsFor(lodging, people);
  return {
    kind: "stay",
    recordId: lodging.id,
    name: lodging.name,
    city: lodging.city,
    start: null,
    end: null,
    cost: { amountMinor: lodging.priceMinor * rooms, currency: world.describe().currency },
    rooms,
    locked: false,
    alternatives: [],
  };
}
