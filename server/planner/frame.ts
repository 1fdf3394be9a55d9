import {
  addDays,
  isWithinCity,
  type LocalDate,
  type Missing,
  type TripRequest,
  zoneOffsetMinutes,
} from "@/server/trip";
import { missingIn, type Party, partyOf, type World, worldWithBooked } from "@/server/worlds";
import { type Exclusions, NO_EXCLUSIONS } from "./exclusions";
import { type Impossible, impossibleDestinations } from "./impossible";
import { type KeptLocks, keepLocks } from "./locks/keep-locks";
import { openWanted, type Wanted } from "./wanted";

/** A city the trip may visit, with what the request fixes of its stay. */
export interface FrameCity {
  readonly name: string;
  readonly nights: number | null;
  readonly arriveOnDay: number | null;
}

/** What is held fixed while the planner searches: places, dates, people (design.md, "The planner"). */
export interface Frame extends KeptLocks {
  readonly request: TripRequest;
  readonly origin: string;
  /** Candidates, in file order (regions) or as named. */
  readonly cities: readonly FrameCity[];
  /** How many different ones of `cities` are visited. */
  readonly visits: number;
  /** Visit `cities` in their order. */
  readonly ordered: boolean;
  /** The trip has no legs: all of its days are spent in the city where it starts. */
  readonly withinCity: boolean;
  /** Where the last leg leads; null: the trip stays in its last city. */
  readonly endsAt: string | null;
  readonly days: number;
  /** The date of each day, from day 1 at index 0. */
  readonly dates: readonly LocalDate[];
  readonly people: number;
  readonly party: Party;
  /** What has to come somewhere on the trip, pinned stops aside. */
  readonly wanted: readonly Wanted[];
  /** The world knows zones, so that legs, opening hours and stops must fit in time. */
  readonly timed: boolean;
  /** What the world has no records of. */
  readonly missing: readonly Missing[];
  /** Minutes that the clocks of a city are ahead of UTC on a date; 0 where the world has no zones. */
  readonly clockOffset: (city: string, date: LocalDate) => number;
  readonly exclusions: Exclusions;
}

/** Whether the world has local times (zones); benchmark worlds have none, and no timing rule applies in them. */
export function isTimed(world: World): boolean {
  return world.gazetteer.cities.some((city) => city.zone !== null);
}

/** The frame of a request that starts on `start`, or why there can be none. Booked items are laid over the world here. */
export function frameTrip(request: TripRequest, start: LocalDate, given: World): Frame | Impossible {
  const world = worldWithBooked(given, request);
  const { gazetteer } = world;
  const unknown = [request.origin, request.returnTo].find((name) => name !== null && !gazetteer.city(name));
  if (unknown) return impossibleDestinations(`${unknown} is not a city of this world.`);
  const chosen = request.destination.kind === "region" ? regionCities(request, world) : namedCities(request, world);
  if (!Array.isArray(chosen)) return chosen;
  const visits = request.destination.kind === "region" ? request.destination.cityCount : chosen.length;
  const { days } = request.dates;
  // One night in each city and, when the trip goes on from the last one, a day for that leg; without it the last day is spent there.
  if (days < visits + 1) {
    return {
      demand: "dates",
      sentence: `${visits === 1 ? "A city needs" : `${visits} cities need`} at least ${visits + 1} days: one night in each city.`,
    };
  }
  const dates = Array.from({ length: days }, (_, index) => addDays(start, index));
  const timed = isTimed(world);
  const kept = keepLocks({ request, world, cities: chosen, timed }, dates);
  if ("sentence" in kept) return kept;
  const frame = {
    ...kept,
    request,
    origin: request.origin,
    cities: chosen,
    visits,
    ordered: request.destination.kind === "cities" && request.destination.ordered,
    withinCity: isWithinCity(request),
    endsAt: isWithinCity(request) ? null : request.returnTo,
    days,
    dates,
    people: request.people,
    party: partyOf(request, given.describe()),
    timed,
    missing: missingIn(given),
    clockOffset: clockOffsets(world),
    exclusions: NO_EXCLUSIONS,
  };
  return { ...frame, wanted: openWanted(frame, world) };
}

/** Looks each zone and date up once. */
function clockOffsets(world: World): Frame["clockOffset"] {
  const known = new Map<string, number>();
  return (city, date) => {
    const zone = world.gazetteer.city(city)?.zone ?? null;
    if (zone === null) return 0;
    const key = `${zone} ${date}`;
    const offset = known.get(key) ?? zoneOffsetMinutes(date, zone);
    known.set(key, offset);
    return offset;
  };
}

function regionCities(request: TripRequest, world: World): FrameCity[] | Impossible {
  if (request.destination.kind !== "region") return [];
  const { region, cityCount } = request.destination;
  const names = new Set(world.gazetteer.citiesOf(region).map((city) => city.name));
  if (names.size === 0) return impossibleDestinations(`${region} is not a state or region of this world.`);
  names.delete(request.origin);
  if (names.size < cityCount) {
    const others = names.size === 1 ? "only 1 city" : `only ${names.size} cities`;
    return impossibleDestinations(`${region} has ${others} other than ${request.origin}; ${cityCount} were asked for.`);
  }
  return [...names].map((name) => ({ name, nights: null, arriveOnDay: null }));
}

function namedCities(request: TripRequest, world: World): FrameCity[] | Impossible {
  if (request.destination.kind !== "cities") return [];
  const { cities } = request.destination;
  const unknown = cities.find((city) => world.gazetteer.city(city.name) === undefined);
  if (unknown) return impossibleDestinations(`${unknown.name} is not a city of this world.`);
  if (cities.some((city) => city.name === request.origin) && !isWithinCity(request)) {
    return impossibleDestinations(
      `The trip starts in ${request.origin}, so ${request.origin} cannot be visited as well.`,
    );
  }
  const names = cities.map((city) => city.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) return impossibleDestinations(`${twice} is named twice; a trip visits each city once.`);
  return cities;
}
