import { addDays, daysBetween, type HouseRule, isLocalDate, type RoomType, type Transportation } from "@/server/trip";
import { understand } from "@/server/understanding";

/** What a query asks for, as far as its words say; what they leave open has the usual value. */
export interface Wish {
  readonly origin: string;
  /** Cities that are named; empty where a state is. */
  readonly destinations: readonly string[];
  readonly state: string | null;
  readonly cityCount: number;
  /** YYYY-MM-DD; empty where it is not said. */
  readonly start: string;
  readonly days: number;
  readonly people: number;
  /** Dollars for everybody; null: no limit. */
  readonly budget: number | null;
  readonly transportation: Transportation | null;
  readonly roomType: RoomType | null;
  readonly houseRules: readonly HouseRule[];
  readonly cuisines: readonly string[];
}

const NO_DAY = "2022-01-01";

/** Reads a query, given the day on which it is said. */
export async function readWish(query: string, today: string): Promise<Wish> {
  const { said } = await understand({ text: query, asked: null, today: isLocalDate(today) ? today : NO_DAY }, null);
  const { trip, constraints } = said;
  const start = trip.startDate ?? "";
  const spanned = trip.startDate && trip.endDate ? daysBetween(trip.startDate, trip.endDate) + 1 : null;
  const days = trip.days ?? spanned ?? 3;
  const destinations = trip.destinations ?? [];
  return {
    origin: trip.origin ?? "",
    destinations,
    state: destinations.length > 0 ? null : (trip.region ?? null),
    // Two days for each city and the way home.
    cityCount: Math.max(1, destinations.length || (trip.cityCount ?? Math.floor((days - 1) / 2))),
    start,
    days,
    people: Math.max(1, trip.people ?? 1),
    budget: trip.budget ?? null,
    transportation: constraints.transportation ?? null,
    roomType: constraints.roomType ?? null,
    houseRules: constraints.houseRule ?? [],
    cuisines: constraints.cuisines ?? [],
  };
}

/** The date of a day of the trip, from 1; empty where the start is not known. */
export function dateOfDay({ start }: Wish, day: number): string {
  return isLocalDate(start) ? addDays(start, day - 1) : "";
}
