import {
  addDays,
  appointmentAt,
  isAppointment,
  type LocalDate,
  type Lock,
  listed,
  type TripRequest,
  timeOfMinutes,
} from "@/server/trip";
import type { World } from "@/server/worlds";
import type { HeldStop } from "./held-stops";

/** "The table at Lotus Pavilion at 19:30 on day 2 cannot be kept: it is closed then." */
export function cannotBeKept(names: readonly string[], why: string): string {
  const sentence = `${listed(names)} cannot be kept${names.length > 1 ? " together" : ""}: ${why}.`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

/** "the table at Lotus Pavilion at 19:30 on day 2", "the visit to Museum on day 3", "your meeting at 09:00 on day 1". */
export function nameOfHeld({ kind, place, day, start }: HeldStop): string {
  if (isAppointment(place.id)) return appointmentAt(place.name, start === null ? null : timeOfMinutes(start), day);
  return placeWords(kind, place.name, start === null ? null : timeOfMinutes(start), day);
}

function placeWords(kind: "meal" | "visit", name: string, start: string | null, day: number): string {
  return `${kind === "meal" ? "the table at" : "the visit to"} ${name}${start === null ? "" : ` at ${start}`} on day ${day}`;
}

/** A lock of a request that starts on `start` in words; `world` has the booked items. */
export function nameOfLock(lock: Lock, request: TripRequest, start: LocalDate, world: World): string {
  switch (lock.kind) {
    case "leg":
      return `${legWords(lock.recordId, addDays(start, lock.day - 1), request, world)} on day ${lock.day}`;
    case "stay":
      return `the night at ${placeName(lock.recordId, world) ?? "a lodging"} on day ${lock.day}`;
    case "meal":
    case "visit":
      if (isAppointment(lock.recordId)) {
        return appointmentAt(placeName(lock.recordId, world) ?? "your appointment", lock.start, lock.day);
      }
      return placeWords(lock.kind, placeName(lock.recordId, world) ?? "a place", lock.start, lock.day);
    case "without":
      return `leaving out ${placeName(lock.recordId, world) ?? roadWords(lock.recordId) ?? "a flight or train"}`;
    case "free":
      if (lock.slot === "evening") return `the free evening of day ${lock.day}`;
      return lock.slot === "stay"
        ? `the night of day ${lock.day} without lodging`
        : `day ${lock.day} without ${lock.slot}`;
  }
}

function placeName(id: string, world: World): string | null {
  for (const { name } of world.gazetteer.cities) {
    const places = [world.lodgings(name), world.restaurants(name), world.attractions(name)];
    const found = places.flatMap((rows): { id: string; name: string }[] => rows.filter((row) => row.id === id))[0];
    if (found !== undefined) return found.name;
  }
  return null;
}

function roadWords(id: string): string | null {
  const [mode, from, to] = id.split(":");
  if (mode !== "drive" && mode !== "taxi") return null;
  return `the ${mode} from ${from} to ${to}`;
}

function legWords(id: string, date: LocalDate, request: TripRequest, world: World): string {
  const road = roadWords(id);
  if (road !== null) return road;
  const booked = request.booked.find((item) => item.id === id);
  if (booked?.kind === "leg") return `${booked.mode} ${booked.number}`;
  const cities = citiesOf(request, world);
  for (const from of cities) {
    for (const to of cities) {
      const leg = world.scheduledLegs(from, to, date).find((each) => each.id === id);
      if (leg !== undefined) return `${leg.mode} ${leg.number}`;
    }
  }
  return "the flight or train";
}

function citiesOf({ origin, returnTo, destination }: TripRequest, world: World): string[] {
  const visited = destination.kind === "cities" ? destination.cities : world.gazetteer.citiesOf(destination.region);
  return [...new Set([origin, ...(returnTo === null ? [] : [returnTo]), ...visited.map(({ name }) => name)])];
}
