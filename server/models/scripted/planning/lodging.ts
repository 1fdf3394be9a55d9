import type { RoomType } from "@/server/trip";
import type { Facts, ReadLodging } from "../reading/facts";
import type { Wish } from "../reading/wish";
import { findable, inCity } from "./names";

export interface ChosenLodging {
  readonly lodging: ReadLodging;
  /** Dollars for everybody and all nights. */
  readonly cost: number;
}

const WANTED_TYPES: Readonly<Record<RoomType, (roomType: string) => boolean>> = {
  "entire room": (roomType) => roomType === "Entire home/apt",
  "private room": (roomType) => roomType === "Private room",
  "shared room": (roomType) => roomType === "Shared room",
  "not shared room": (roomType) => roomType !== "Shared room",
};

/** Whether a lodging has the wanted room, allows what must be allowed and takes so few nights. */
export function isSuitable(lodging: ReadLodging, wish: Pick<Wish, "roomType" | "houseRules">, nights: number): boolean {
  const hasRoom = wish.roomType === null || WANTED_TYPES[wish.roomType](lodging.roomType);
  const allows = wish.houseRules.every((rule) => !lodging.houseRules.includes(`No ${rule}`));
  return hasRoom && allows && lodging.minimumNights <= nights;
}

/** What a lodging costs everybody for one night, in as many rooms as they need. */
export function costOfNight({ price, maximumOccupancy }: ReadLodging, people: number): number {
  return price * Math.ceil(people / maximumOccupancy);
}

/** The cheapest suitable lodging of a city; where none suits, null. */
export function chooseLodging(city: string, nights: number, wish: Wish, facts: Facts): ChosenLodging | null {
  const suitable = findable(inCity(facts.lodgings, city)).filter((lodging) => isSuitable(lodging, wish, nights));
  return suitable.reduce<ChosenLodging | null>((best, lodging) => {
    const cost = costOfNight(lodging, wish.people) * nights;
    return best === null || cost < best.cost ? { lodging, cost } : best;
  }, null);
}
