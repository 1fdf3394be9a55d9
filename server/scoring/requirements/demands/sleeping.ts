import { type Check, counted, type Fault, type RoomGuests } from "@/server/trip";
import { isForTravelers, type Lodging } from "@/server/worlds";
import { checkOf, faultAt } from "../check";
import type { PlacedStay, Verification } from "../verification";

/** What is wrong with how the party sleeps on a night, in sentences; what is not on record is not judged. */
export function sleepFaults({ stop, day, record }: PlacedStay, verification: Verification): string[] {
  if (record === null) return [];
  const { people } = verification.request;
  const night = `Night ${day.number}`;
  const rooms = fewestRooms(record, people);
  const faults: string[] = [];
  if (stop.rooms !== rooms) {
    faults.push(
      `${night}: ${counted(people, "person needs", "people need")} ${counted(rooms, "room")} for ${record.maximumOccupancy} each at ${stop.name}, not ${stop.rooms}.`,
    );
  }
  if (!isSleepModeled(record, verification)) return faults;
  const wrong = guestFaults(stop.guests, record, stop.rooms, verification);
  return [...faults, ...wrong.map((text) => `${night}: ${text} at ${stop.name}.`)];
}

/** No lodging takes more rooms than the traveler wants; the beds of a room shared with strangers are in one. */
export function checkRooms({ stays }: Verification, most: number): Check {
  const faults: Fault[] = stays
    .filter(({ stop, record }) => stop.rooms > most && record?.roomType !== "Shared room")
    .map((stay) =>
      faultAt(stay, `Night ${stay.day.number}: ${counted(stay.stop.rooms, "room")} at ${stay.stop.name}.`),
    );
  return checkOf({ name: "rooms", label: `At most ${counted(most, "room")}` }, faults, {
    evidence: `At most ${counted(Math.max(0, ...stays.map(({ stop }) => stop.rooms)), "room")} a night.`,
    stops: stays.map(({ stop }) => stop.id),
  });
}

function fewestRooms({ maximumOccupancy }: Lodging, people: number): number {
  return Math.ceil(people / maximumOccupancy);
}

/** Only generated worlds say who sleeps where, and there not among strangers. */
function isSleepModeled({ roomType }: Lodging, { world }: Verification): boolean {
  return isForTravelers(world.describe()) && roomType !== "Shared room";
}

function guestFaults(
  guests: readonly RoomGuests[] | undefined,
  { maximumOccupancy }: Lodging,
  rooms: number,
  { request }: Verification,
): string[] {
  const { people, preferences } = request;
  const isSaid = (entry: string, value: unknown) =>
    preferences.some((one) => one.entry === entry && one.value === value);
  const children = Math.max(request.children, people > 1 && isSaid("persona.travelWithChild", true) ? 1 : 0);
  const adults = people - children;
  const isCouple = adults === 2 || (adults > 2 && isSaid("persona.maritalStatus", "Married"));
  // With an adult needed in every room there may be no room for two of them.
  const isCoupleToShare = isCouple && (children === 0 || rooms < adults);
  if (guests === undefined) {
    // Who does not say who sleeps where has at least to leave a way to do it.
    if (children > 0 && adults > 0 && rooms > adults) return ["children sleep without an adult"];
    return isCoupleToShare && maximumOccupancy < 2 ? ["a couple sleeps apart"] : [];
  }
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const faults: string[] = [];
  const everyone = [sum(guests.map((room) => room.adults)), sum(guests.map((room) => room.children))];
  if (guests.length !== rooms || everyone[0] !== adults || everyone[1] !== children) {
    faults.push("the rooms do not hold everyone");
  }
  if (guests.some((room) => room.adults + room.children > maximumOccupancy)) {
    faults.push(`more than ${maximumOccupancy} sleep in a room`);
  }
  if (adults > 0 && guests.some((room) => room.children > 0 && room.adults === 0)) {
    faults.push("children sleep without an adult");
  }
  if (isCoupleToShare && !guests.some((room) => room.adults >= 2)) faults.push("a couple sleeps apart");
  return faults;
}
