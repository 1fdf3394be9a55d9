import type { Demands, HouseRule, RoomType } from "@/server/trip";
import { isSharedWithStrangers, type Lodging, type Party, roomsTaken } from "@/server/worlds";

/** Room types of generated worlds that are entire places, in addition to the published "Entire home/apt". */
const ENTIRE = new Set(["Entire home/apt", "Suite", "Villa"]);

/** Whether the lodging is of the wanted room type (data README, "valid_room_type"). */
export function isRoomType(lodging: Lodging, wanted: RoomType): boolean {
  switch (wanted) {
    case "entire room":
      return ENTIRE.has(lodging.roomType);
    case "private room":
      return lodging.roomType === "Private room";
    case "shared room":
      return lodging.roomType === "Shared room";
    case "not shared room":
      return lodging.roomType !== "Shared room";
  }
}

/** Whether the house allows all of it (data README, "valid_room_rule"): no "No <rule>" in its rules. */
export function allowsAll(lodging: Lodging, rules: readonly HouseRule[]): boolean {
  return rules.every((rule) => !lodging.houseRules.includes(`No ${rule}`));
}

/** Whether a party may book it under the demands at all, minimum nights aside. */
export function isBookable(lodging: Lodging, demands: Demands, party: Party): boolean {
  return (
    lodging.nameResolves &&
    lodging.maximumOccupancy >= 1 &&
    roomsTaken(lodging, party).fits &&
    hasFewEnoughRooms(lodging, demands, party) &&
    (demands.roomType === null || isRoomType(lodging, demands.roomType)) &&
    allowsAll(lodging, demands.houseRule)
  );
}

/** Whether the party takes no more rooms than it wants; beds of a shared room are all in one. */
export function hasFewEnoughRooms(lodging: Lodging, { rooms }: Demands, party: Party): boolean {
  if (rooms === undefined || isSharedWithStrangers(lodging.roomType)) return true;
  return roomsTaken(lodging, party).count <= rooms;
}
