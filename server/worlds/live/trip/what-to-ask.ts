import { groupBy, type Itinerary, isBooked, type LegStop, type StayStop, type TripRequest } from "@/server/trip";
import type { World } from "../../world";
import type { FlightQuery } from "../records/flights";
import type { StayQuery } from "../records/stays";

/** Around the middle of a city. */
const RADIUS_METERS = 3_000;
/** People in a room; families stay together. */
const ROOM = 2;
const FAMILY_ROOM = 4;
/** Guests' passports are not asked for; rates seldom differ by them. */
export const NATIONALITY = "US";

export interface StayQuestion {
  readonly city: string;
  readonly query: StayQuery;
}

export interface WayQuestion {
  readonly from: string;
  readonly to: string;
  readonly query: FlightQuery;
}

export interface Questions {
  readonly stays: readonly StayQuestion[];
  readonly ways: readonly WayQuestion[];
  /** What is not asked, and why: sentences. */
  readonly notAsked: readonly string[];
}

/** What has to be known of the route of a plan: lodging for its nights in each city, flights on its ways by air. */
export function whatToAsk(request: TripRequest, route: Itinerary, base: World): Questions {
  const notAsked: string[] = [];
  const stays = [...groupBy(nightsOf(route), ({ city }) => city)].flatMap(([city, runs]): StayQuestion[] => {
    const around = middleOf(base, city);
    const [run, second] = runs;
    const because =
      second !== undefined
        ? "the trip sleeps there twice"
        : run?.isBooked
          ? "it is booked"
          : around === null
            ? "the world does not know where it is"
            : null;
    if (because !== null || run === undefined || around === null) {
      notAsked.push(`Lodging in ${city} was not asked for: ${because}.`);
      return [];
    }
    const { checkIn, nights } = run;
    const common = { around, radiusMeters: RADIUS_METERS, currency: base.describe().currency, only: null };
    return [{ city, query: { ...common, checkIn, nights, rooms: roomsOf(request), nationality: NATIONALITY } }];
  });
  const ways = route.days.flatMap(({ date, stops }) =>
    stops.flatMap((stop): WayQuestion[] => {
      if (stop.kind !== "leg" || stop.mode !== "flight" || isBooked(stop.recordId)) return [];
      const query = flightQuery(stop, date, request, base);
      if (query === null)
        notAsked.push(`Flights from ${stop.from} to ${stop.to} were not asked for: ${whyNot(request)}.`);
      return query === null ? [] : [{ from: stop.from, to: stop.to, query }];
    }),
  );
  return { stays, ways, notAsked };
}

/** People in each room, the fullest first: as the planner divides them. */
function roomsOf({ people, children, demands }: TripRequest): number[] {
  const wanted = Math.ceil(people / (children > 0 ? FAMILY_ROOM : ROOM));
  const count = Math.min(wanted, demands.rooms ?? wanted);
  const size = Math.ceil(people / count);
  return Array.from({ length: Math.ceil(people / size) }, (_, index) => Math.min(size, people - index * size));
}

interface Nights {
  readonly city: string;
  readonly checkIn: string;
  readonly nights: number;
  readonly isBooked: boolean;
}

/** Nights in a row in one city. */
function nightsOf({ days }: Itinerary): Nights[] {
  const runs: Nights[] = [];
  for (const [index, { date, stops }] of days.entries()) {
    const stay = stops.find((stop): stop is StayStop => stop.kind === "stay");
    if (stay === undefined) continue;
    const before = runs.at(-1);
    const isNext = days[index - 1]?.stops.some((stop) => stop.kind === "stay" && stop.city === stay.city) ?? false;
    const booked = isBooked(stay.recordId);
    if (before !== undefined && isNext && before.city === stay.city)
      runs.splice(-1, 1, { ...before, nights: before.nights + 1, isBooked: before.isBooked || booked });
    else runs.push({ city: stay.city, checkIn: date, nights: 1, isBooked: booked });
  }
  return runs;
}

/** The mean of its places, since a city's own point may be far from what is planned with. */
function middleOf(base: World, city: string) {
  const places = [...base.restaurants(city), ...base.attractions(city), ...base.lodgings(city)];
  const points = places.flatMap(({ coordinates }) => coordinates ?? []);
  if (points.length === 0) return base.gazetteer.city(city)?.coordinates ?? null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  };
}

const MOST_PASSENGERS = 9;

function flightQuery(stop: LegStop, date: string, { people }: TripRequest, base: World): FlightQuery | null {
  const [from, to] = [stop.from, stop.to].map((city) => base.gazetteer.city(city)?.airports[0]);
  if (from === undefined || to === undefined || people > MOST_PASSENGERS) return null;
  return { from, to, date, people, only: null };
}

function whyNot({ people }: TripRequest): string {
  return people > MOST_PASSENGERS
    ? `no more than ${MOST_PASSENGERS} fly on one offer`
    : "the world does not know their airports";
}
