import {
  addDays,
  type BookedItem,
  minutesOfDay,
  type RoomType,
  type TripRequest,
  zoneOffsetMinutes,
} from "@/server/trip";
import type { Attraction, Lodging, Restaurant, ScheduledLeg } from "../records";
import type { Gazetteer } from "../world";

/**
 * Booked items as records of a world. What the traveler did not say is left empty, and nothing counts against the item: the
 * rating is the middle of the scale, so that no objective gains or loses by it, hours are open, house rules empty, and the
 * room is of the kind that was asked for. All amounts are taken to be in the world's currency.
 */
const UNKNOWN_RATING = 2.5;

type Booked<Kind extends BookedItem["kind"]> = Extract<BookedItem, { kind: Kind }>;

const ROOM_TYPE: Record<RoomType, string> = {
  "entire room": "Entire home/apt",
  "private room": "Private room",
  "shared room": "Shared room",
  "not shared room": "Entire home/apt",
};

/** The price is for everyone together, so all of them fit one "room". */
export function bookedLodging(item: Booked<"stay">, { people, demands }: TripRequest): Lodging {
  return {
    id: item.id,
    name: item.name,
    city: item.city,
    roomType: ROOM_TYPE[demands.roomType ?? "entire room"],
    priceMinor: item.pricePerNight.amountMinor,
    minimumNights: 1,
    maximumOccupancy: people,
    rating: UNKNOWN_RATING,
    houseRules: "",
    coordinates: null,
    nameResolves: true,
    details: null,
  };
}

export function bookedRestaurant(item: Booked<"meal">): Restaurant {
  return {
    id: item.id,
    name: item.name,
    city: item.city,
    cuisines: item.cuisines,
    priceMinor: item.pricePerPerson.amountMinor,
    rating: UNKNOWN_RATING,
    coordinates: null,
    hours: null,
    nameResolves: true,
    details: null,
  };
}

/** Its details hold the length of the visit; the rest of them says nothing. */
export function bookedAttraction(item: Booked<"visit">): Attraction {
  return {
    id: item.id,
    name: item.name,
    city: item.city,
    address: "",
    phone: "",
    website: "",
    coordinates: null,
    priceMinor: item.pricePerPerson.amountMinor,
    hours: null,
    nameResolves: true,
    details: {
      types: [],
      durationMinutes: item.minutes,
      popularity: "Medium",
      rating: UNKNOWN_RATING,
      guidedTours: false,
      specialEvents: [],
      amenities: [],
      disabilityAccess: false,
    },
  };
}

/**
 * The leg on its date; null where the dates are not fixed, or it would not arrive on the day on which it leaves. Its
 * duration follows from the local times and the zones of both places.
 */
export function bookedLeg(item: Booked<"leg">, { dates }: TripRequest, gazetteer: Gazetteer): ScheduledLeg | null {
  if (dates.kind !== "fixed" || item.day > dates.days) return null;
  const date = addDays(dates.start, item.day - 1);
  const [left, reached] = [item.from, item.to].map((city) => gazetteer.city(city)?.zone);
  const clocks = left && reached ? zoneOffsetMinutes(date, reached) - zoneOffsetMinutes(date, left) : 0;
  const durationMinutes = minutesOfDay(item.arrival) - minutesOfDay(item.departure) - clocks;
  if (durationMinutes <= 0) return null;
  return {
    id: item.id,
    mode: item.mode,
    number: item.number,
    origin: item.from,
    destination: item.to,
    date,
    departureTime: item.departure,
    arrivalTime: item.arrival,
    arrivalDayOffset: 0,
    durationMinutes,
    distanceKm: null,
    priceMinor: item.pricePerPerson.amountMinor,
    details: null,
  };
}
