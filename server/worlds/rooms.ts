import type { RoomGuests, StayStop, TripRequest } from "@/server/trip";
import type { Lodging } from "./records";
import type { WorldDescription } from "./world";

/** Whether a world is made for people's trips; the others follow the rules that they were published with. */
export function isForTravelers({ kind }: Pick<WorldDescription, "kind">): boolean {
  return kind === "sample" || kind === "places" || kind === "region";
}

/** Who travels, as far as it decides the rooms. */
export interface Party {
  readonly people: number;
  /** Of the people. */
  readonly children: number;
  /** Two of the adults share a room. */
  readonly hasCouple: boolean;
  /** The published rule: people are spread over rooms by number alone, and nobody asks who sleeps where. */
  readonly isCountedOnly: boolean;
}

/** The rooms that a party takes in one lodging. */
export interface RoomsTaken {
  /** Paid for each night: rooms, or beds of a room that is shared with strangers. */
  readonly count: number;
  /** False where the party cannot sleep there: a child would be without an adult, or a couple apart. */
  readonly fits: boolean;
  /** The couple sleeps apart so that an adult is with the children in each room. */
  readonly isCoupleApart: boolean;
}

/**
 * The party of a request in a world. Two adults share a room, and so do two of more adults where the traveler is married. A child
 * that was mentioned without a number counts as one.
 */
export function partyOf(
  { people, children, preferences }: Pick<TripRequest, "people" | "children" | "preferences">,
  { kind }: Pick<WorldDescription, "kind">,
): Party {
  const said = (entry: string, value: string | boolean) =>
    preferences.some((each) => each.entry === entry && each.value === value);
  const withChildren = children === 0 && people > 1 && said("persona.travelWithChild", true) ? 1 : children;
  const adults = people - withChildren;
  return {
    people,
    children: withChildren,
    hasCouple: adults === 2 || (adults > 2 && said("persona.maritalStatus", "Married")),
    isCountedOnly: !isForTravelers({ kind }),
  };
}

/**
 * The fewest rooms in which everyone sleeps: no more people in a room than it takes, no child without an adult, a couple
 * together unless the children in another room need one of them. Published worlds divide people by occupancy and round up; so do
 * rooms shared with strangers, whose beds are counted.
 */
export function roomsTaken({ roomType, maximumOccupancy }: Lodging, party: Party): RoomsTaken {
  const { people, children, hasCouple, isCountedOnly } = party;
  const count = Math.ceil(people / Math.max(1, maximumOccupancy));
  if (isCountedOnly || isSharedWithStrangers(roomType)) return { count, fits: true, isCoupleApart: false };
  const adults = people - children;
  const isChildAlone = children > 0 && adults > 0 && count > adults;
  const isCoupleApart = hasCouple && count > adults - 1;
  return { count, fits: !isChildAlone && (!isCoupleApart || children > 0), isCoupleApart };
}

/**
 * Who sleeps in each of the rooms: evenly, an adult in each, a couple in the first one. Null where that is not modeled (published
 * worlds, rooms shared with strangers) and where the party does not fit.
 */
function roomGuests(lodging: Lodging, party: Party): RoomGuests[] | null {
  const { count, fits, isCoupleApart } = roomsTaken(lodging, party);
  if (party.isCountedOnly || isSharedWithStrangers(lodging.roomType) || !fits) return null;
  const size = Math.floor(party.people / count);
  const larger = party.people % count;
  let children = party.children;
  return Array.from({ length: count }, (_, index) => {
    const guests = size + (index < larger ? 1 : 0);
    const adultsAtLeast =
      party.hasCouple && !isCoupleApart && index === 0 ? 2 : Math.min(1, party.people - party.children);
    const little = Math.min(children, guests - adultsAtLeast);
    children -= little;
    return { adults: guests - little, children: little };
  });
}

/** Whether each night comes with a breakfast on the next morning. */
export function includesBreakfast({ details }: Pick<Lodging, "details">): boolean {
  return details?.amenities.includes("Breakfast") ?? false;
}

/** What a stay says of its rooms; parts that a world does not model are undefined, so that they replace another stay's. */
export function roomsOfStay(
  lodging: Lodging,
  party: Party,
): Pick<StayStop, "rooms" | "guests" | "isShared" | "hasBreakfast"> {
  const isShared = !party.isCountedOnly && isSharedWithStrangers(lodging.roomType);
  return {
    rooms: roomsTaken(lodging, party).count,
    guests: roomGuests(lodging, party) ?? undefined,
    isShared: isShared || undefined,
    hasBreakfast: includesBreakfast(lodging) || undefined,
  };
}

export function isSharedWithStrangers(roomType: string): boolean {
  return roomType === "Shared room";
}
