import { addDays, daysBetween, type LocalDate, type Said, type TripRequest } from "@/server/trip";
import { toReading } from "@/server/understanding";
import type { World } from "@/server/worlds";
import type { Bare } from "./bare";
import { drawConstraints } from "./draw-constraints";
import { drawRoute } from "./draw-route";
import { Draws } from "./draws";
import { openingWords } from "./opening-words";

/** A trip as a traveler asks for it, and what that comes to. */
export interface DrawnTrip {
  readonly text: string;
  readonly request: TripRequest;
}

const FEWEST_DAYS = 3;
const LEAD_DAYS = { fewest: 14, most: 330 } as const;
const PARTIES = [
  { people: 1, children: 0 },
  { people: 1, children: 0 },
  { people: 2, children: 0 },
  { people: 2, children: 0 },
  { people: 3, children: 0 },
  { people: 3, children: 1 },
  { people: 4, children: 2 },
  { people: 5, children: 0 },
] as const;
/** Constraints of a trip that has some. */
const CONSTRAINTS = { fewest: 1, most: 4 } as const;
/** Draws until one can be asked for in the world. */
const MOST_DRAWS = 100;

/**
 * The trip of this seed, said on `today`: the same for the same world. With constraints, one to four. Whether any plan meets it is not known.
 * Throws RangeError where nothing can be asked for in the world.
 */
export function drawTrip(seed: number, constrained: boolean, world: World, today: LocalDate): DrawnTrip {
  const draws = new Draws(seed);
  for (let tries = 0; tries < MOST_DRAWS; tries++) {
    const bare = drawBare(draws, world, today);
    const constraints = constrained
      ? drawConstraints(draws, draws.between(CONSTRAINTS.fewest, CONSTRAINTS.most), bare, world)
      : [];
    const opening = openingWords(draws, bare);
    const said = constraints.reduce((all, { adds }) => adds(all), saidOf(bare));
    const { request } = toReading(said, world, today);
    if (request === null) continue;
    return { text: [opening, ...constraints.map(({ words }) => words)].join(" "), request: asSaid(request) };
  }
  throw new RangeError(`No trip can be asked for in the world ${world.describe().name}.`);
}

/** Without the room that the app takes for granted: nobody said it, so no plan has to keep it. */
export function asSaid({ demands, assumed, ...request }: TripRequest): TripRequest {
  const roomType = assumed.includes("roomType") ? null : demands.roomType;
  return { ...request, demands: { ...demands, roomType }, assumed: assumed.filter((field) => field !== "roomType") };
}

function drawBare(draws: Draws, world: World, today: LocalDate): Bare {
  const { dates } = world.describe();
  const covered = dates === null ? LEAD_DAYS.most : daysBetween(today, dates.to) + 1 - FEWEST_DAYS;
  const most = Math.max(0, Math.min(LEAD_DAYS.most, covered));
  const start = addDays(today, draws.between(Math.min(LEAD_DAYS.fewest, most), most));
  const route = drawRoute(draws, world, start);
  const nights = route.stays.map(({ nights: said }) => said ?? draws.between(1, 3));
  const days = nights.reduce((sum, each) => sum + each, 1);
  return { route, start, days, ...draws.pick(PARTIES) };
}

function saidOf({ route, start, days, people, children }: Bare): Said {
  const { origin, stays, region, isOrdered } = route;
  return {
    trip: {
      ...(origin !== null && { origin }),
      ...(region === null
        ? { destinations: stays.map(({ city }) => city) }
        : { region: region.name, cityCount: region.cities }),
      ...(isOrdered && { stops: stays.map(({ city, nights }) => ({ city, ...(nights !== null && { nights }) })) }),
      ...{ startDate: start, endDate: addDays(start, days - 1), days, people },
      ...(children > 0 && { children }),
    },
    ...{ constraints: {}, entries: {}, unclear: [] },
  };
}
