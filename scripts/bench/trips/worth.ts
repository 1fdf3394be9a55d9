import { type Day, type Itinerary, minutesOfDay, type Stop, type TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";

/**
 * How much a plan is worth to the people who would live it, 0–100: 100 less so many points for each thing that a person would mend,
 * divided by the days of the trip where it is a thing of days. The parts and their points are docs/TRIPS.md's table. It reads the
 * itinerary and the records alone, so that any planner can be measured.
 */
export interface Worth {
  readonly total: number;
  /** Points lost by part; 0 or less. */
  readonly parts: Readonly<Record<Part, number>>;
}

export const PARTS = [
  "strangers",
  "childAlone",
  "manyRooms",
  "dawn",
  "lateArrival",
  "waiting",
  "endsUnused",
  "sameKind",
  "marketAfterBreakfast",
  "earlyDinner",
  "breakfastTwice",
  "floorMissed",
] as const;
export type Part = (typeof PARTS)[number];

/** Points for each night, day, flight or stop that a part counts; `perDay` of them are divided by the days of the trip. */
const POINTS: Readonly<Record<Part, number>> = {
  strangers: 40,
  childAlone: 30,
  manyRooms: 10,
  dawn: 12,
  lateArrival: 8,
  waiting: 5,
  endsUnused: 6,
  sameKind: 12,
  marketAfterBreakfast: 8,
  earlyDinner: 4,
  breakfastTwice: 6,
  floorMissed: 25,
};

type Lodgings = readonly {
  readonly stop: Extract<Stop, { kind: "stay" }>;
  readonly record: ReturnType<World["lodgings"]>[number];
}[];

export function worthOf(itinerary: Itinerary, request: TripRequest, world: World): Worth {
  const days = itinerary.days.length;
  const nights = nightsOf(itinerary, world);
  const share = (count: number, of: number) => (of === 0 ? 0 : count / of);
  const flights = itinerary.days.flatMap(({ stops }) =>
    stops.filter((stop) => stop.kind === "leg" && stop.mode === "flight"),
  );
  const at = (stop: Stop, end: "start" | "end") => (stop[end] === null ? 12 * 60 : minutesOfDay(stop[end].time));
  const visits = visitsOf(itinerary, world);
  const pairs = visits.flatMap((visit, index) => (index === 0 ? [] : [[visits[index - 1], visit] as const]));
  const counts: Record<Part, number> = {
    strangers: share(nights.filter(({ record }) => record.roomType === "Shared room").length, nights.length),
    childAlone: share(nights.filter((night) => leavesChildAlone(night, request)).length, nights.length),
    manyRooms: share(nights.filter(({ stop }) => stop.rooms > Math.ceil(request.people / 2)).length, nights.length),
    dawn: share(flights.filter((flight) => at(flight, "start") < 7 * 60).length, flights.length),
    lateArrival: share(
      flights.filter((flight) => at(flight, "end") > 22 * 60 + 30 || at(flight, "end") < 5 * 60).length,
      flights.length,
    ),
    waiting: itinerary.days.reduce((sum, day) => sum + hoursWaited(day, itinerary), 0) / days,
    endsUnused: [itinerary.days[0], itinerary.days.at(-1)].filter((day) => day !== undefined && isUnused(day)).length,
    sameKind: share(
      pairs.filter(([one, other]) => one !== undefined && one.city === other.city && one.kind === other.kind).length,
      pairs.length,
    ),
    marketAfterBreakfast: share(
      visits.filter(({ kind, start }) => kind === "food market" && start < 11 * 60).length,
      days,
    ),
    earlyDinner: share(dinnersOf(itinerary).filter((start) => start < 19 * 60).length, dinnersOf(itinerary).length),
    breakfastTwice: share(breakfastsTwice(itinerary, nights), days),
    floorMissed: share(nights.filter(({ record }) => record.rating < floorOf(request)).length, nights.length),
  };
  const parts = Object.fromEntries(PARTS.map((part) => [part, -POINTS[part] * counts[part]])) as Record<Part, number>;
  return {
    total: Math.max(
      0,
      PARTS.reduce((sum, part) => sum + parts[part], 100),
    ),
    parts,
  };
}

function nightsOf({ days }: Itinerary, world: World): Lodgings {
  return days.flatMap(({ stops }) =>
    stops.flatMap((stop) => {
      const record =
        stop.kind === "stay" ? world.lodgings(stop.city).find(({ id }) => id === stop.recordId) : undefined;
      return stop.kind === "stay" && record !== undefined ? [{ stop, record }] : [];
    }),
  );
}

/** With so many rooms some have no adult. */
function leavesChildAlone({ stop }: Lodgings[number], { people, children }: TripRequest): boolean {
  return children > 0 && stop.rooms > people - children;
}

function floorOf({ preferences }: TripRequest): number {
  const floor = preferences.find(({ entry }) => entry === "hotel.ratings")?.value;
  return typeof floor === "number" ? floor : 0;
}

/** Hours beyond two between two things of a day with nothing to do, flights' own two hours before and one after them aside. */
function hoursWaited(day: Day, { origin }: Itinerary): number {
  const timed = day.stops.filter((stop) => stop.kind !== "stay");
  return timed.reduce((sum, stop, index) => {
    const before = timed[index - 1];
    if (before === undefined || before.end === null || stop.start === null || before.end.date !== stop.start.date)
      return sum;
    // At home nobody waits.
    if ((stop.kind === "leg" && stop.from === origin) || (before.kind === "leg" && before.to === origin)) return sum;
    const own = (stop.kind === "leg" ? 120 : 0) + (before.kind === "leg" ? 60 : 0);
    const free = minutesOfDay(stop.start.time) - minutesOfDay(before.end.time) - own;
    return sum + Math.max(0, free - 120) / 60;
  }, 0);
}

/** A first or last day with nothing but the way and meals. */
function isUnused({ stops }: Day): boolean {
  return stops.every(({ kind }) => kind !== "visit");
}

function visitsOf({ days }: Itinerary, world: World) {
  return days.flatMap(({ stops }) =>
    stops.flatMap((stop) => {
      if (stop.kind !== "visit") return [];
      const record = world.attractions(stop.city).find(({ id }) => id === stop.recordId);
      const start = stop.start === null ? 12 * 60 : minutesOfDay(stop.start.time);
      return [{ city: stop.city, kind: record?.details?.types[0] ?? stop.recordId, start }];
    }),
  );
}

function dinnersOf({ days }: Itinerary): number[] {
  return days.flatMap(({ stops }) =>
    stops.flatMap((stop) =>
      stop.kind === "meal" && stop.meal === "dinner" && stop.start !== null ? [minutesOfDay(stop.start.time)] : [],
    ),
  );
}

/** Breakfasts bought on the morning after a night that includes one. */
function breakfastsTwice({ days }: Itinerary, nights: Lodgings): number {
  return days.filter((day, index) => {
    const night = days[index - 1]?.stops.find(({ kind }) => kind === "stay");
    const included = nights.find(({ stop }) => stop === night)?.record.details?.amenities.includes("Breakfast");
    return included === true && day.stops.some((stop) => stop.kind === "meal" && stop.meal === "breakfast");
  }).length;
}
