import type { StayStop } from "@/server/trip";
import { type Lodging, type Party, recordPrice, roomsOfStay, type World } from "@/server/worlds";

/** What a record makes of one night; id, reasons and the place in the run of nights are the stop's own. */
export type StayFields = Omit<StayStop, "id" | "reasons" | "night" | "nights">;

export function stayFields(world: World, lodging: Lodging, party: Party): StayFields {
  const rooms = roomsOfStay(lodging, party);
  return {
    kind: "stay",
    recordId: lodging.id,
    name: lodging.name,
    city: lodging.city,
    start: null,
    end: null,
    cost: recordPrice(lodging, rooms.rooms, world.describe().currency),
    ...rooms,
    locked: false,
    alternatives: [],
  };
}
