import {
  type Day,
  daysBetween,
  type Itinerary,
  isScheduledMode,
  type LegStop,
  type LocalDate,
  type LockOf,
  type MealStop,
  type Moment,
  minutesOfDay,
  RHYTHM,
  type StayStop,
  type Stop,
  type TripRequest,
  type VisitStop,
  zoneOffsetMinutes,
} from "@/server/trip";
import {
  type Attraction,
  type Lodging,
  type Restaurant,
  type Road,
  type ScheduledLeg,
  type World,
  worldOfTrip,
} from "@/server/worlds";

/** A stop of the itinerary on its day, with the world's record that it names; null where the world has no such record. */
export interface Placed<StopKind extends Stop, Record> {
  readonly day: Day;
  readonly stop: StopKind;
  readonly record: Record | null;
}

export type LegRecord =
  | { readonly scheduled: ScheduledLeg; readonly road: null }
  | { readonly scheduled: null; readonly road: Road };
export type PlacedLeg = Placed<LegStop, LegRecord>;
export type PlacedStay = Placed<StayStop, Lodging>;
export type PlacedMeal = Placed<MealStop, Restaurant>;
export type PlacedVisit = Placed<VisitStop, Attraction>;

/** What every rule looks at: the request, the itinerary with its records looked up, and the world. */
export interface Verification {
  readonly request: TripRequest;
  readonly itinerary: Itinerary;
  readonly world: World;
  readonly legs: readonly PlacedLeg[];
  readonly stays: readonly PlacedStay[];
  readonly meals: readonly PlacedMeal[];
  readonly visits: readonly PlacedVisit[];
  /** The world has zones, so that every stop has a time and must fit in it. */
  readonly isTimed: boolean;
}

/** Looks up every stop of the itinerary in the world and among what the traveler booked. */
export function readItinerary(request: TripRequest, itinerary: Itinerary, given: World): Verification {
  const world = worldOfTrip(given, request);
  const legs: PlacedLeg[] = [];
  const stays: PlacedStay[] = [];
  const meals: PlacedMeal[] = [];
  const visits: PlacedVisit[] = [];
  for (const day of itinerary.days) {
    for (const stop of day.stops) {
      switch (stop.kind) {
        case "leg":
          legs.push({ day, stop, record: legRecord(stop, day, world) });
          break;
        case "stay":
          stays.push({ day, stop, record: withId(world.lodgings(stop.city), stop.recordId) });
          break;
        case "meal":
          meals.push({ day, stop, record: withId(world.restaurants(stop.city), stop.recordId) });
          break;
        case "visit":
          visits.push({ day, stop, record: withId(world.attractions(stop.city), stop.recordId) });
          break;
      }
    }
  }
  const isTimed = world.gazetteer.cities.some((city) => city.zone !== null);
  return { request, itinerary, world, legs, stays, meals, visits, isTimed };
}

function withId<Record extends { readonly id: string }>(records: readonly Record[], id: string): Record | null {
  return records.find((record) => record.id === id) ?? null;
}

function legRecord(stop: LegStop, day: Day, world: World): LegRecord | null {
  if (isScheduledMode(stop.mode)) {
    const scheduled = withId(world.scheduledLegs(stop.from, stop.to, day.date), stop.recordId);
    return scheduled?.mode === stop.mode ? { scheduled, road: null } : null;
  }
  const prefix = stop.mode === "self-driving" ? "drive" : "taxi";
  const road = world.road(stop.from, stop.to);
  const isThisRoad = stop.recordId === `${prefix}:${stop.from}:${stop.to}`;
  return road !== undefined && isThisRoad ? { scheduled: null, road } : null;
}

/** A full day is spent in one city; on a moving day meals and visits are optional. */
export function isFullDay(day: Day): boolean {
  return day.from === day.city;
}

/** The days that end on a night train, and the days that one arrives on: no bed is needed on the former, nothing must be visited on either. */
export function nightTrainDays({ days }: Itinerary): {
  readonly nights: ReadonlySet<Day>;
  readonly arrivals: ReadonlySet<Day>;
} {
  const trains = days.flatMap(({ stops }) => stops.filter((stop) => stop.kind === "leg" && stop.mode === "train"));
  const spans = trains.flatMap(({ start, end }) =>
    start && end && end.date > start.date && isSlept(end) ? [[start.date, end.date]] : [],
  );
  const isOnTrain = ({ date }: Day) => spans.some(([left = "", arrived = ""]) => date >= left && date < arrived);
  return {
    nights: new Set(days.filter(isOnTrain)),
    arrivals: new Set(days.filter(({ date }) => spans.some(([, arrived]) => date === arrived))),
  };
}

/** Worlds without local times have no nights on trains, and before this hour nobody has slept. */
function isSlept({ time, zone }: Moment): boolean {
  return zone !== null && minutesOfDay(time) >= RHYTHM.nightTrainArrival;
}

/** Whether the whole day is there to be spent in one city. */
export function isSpentWhole(day: Day, itinerary: Itinerary): boolean {
  const { nights, arrivals } = nightTrainDays(itinerary);
  return isFullDay(day) && !nights.has(day) && !arrivals.has(day);
}

/** Whether the traveler keeps a meal, the visits or the night of this day free on purpose, so that nothing is missing. */
export function isKeptFree({ locks }: TripRequest, day: Day, slot: LockOf<"free">["slot"]): boolean {
  // An evening that is kept free has no dinner.
  const frees = (kept: LockOf<"free">["slot"]) => kept === slot || (kept === "evening" && slot === "dinner");
  return locks.some((lock) => lock.kind === "free" && lock.day === day.number && frees(lock.slot));
}

/** The cities where nights are spent, in order, neighbors that are equal taken together. */
export function cityStays(itinerary: Itinerary): { city: string; arrival: Day; nights: number }[] {
  const stays: { city: string; arrival: Day; nights: number }[] = [];
  const { nights: onTrain } = nightTrainDays(itinerary);
  for (const day of itinerary.days.slice(0, -1)) {
    if (onTrain.has(day)) continue;
    const last = stays.at(-1);
    if (last?.city === day.city) last.nights++;
    else stays.push({ city: day.city, arrival: day, nights: 1 });
  }
  return stays;
}

/** Minutes that the clocks of `to` are ahead of those of `from` on this date; 0 where the world has no zones. */
export function clockDifference(world: World, from: string, to: string, date: LocalDate): number {
  const left = world.gazetteer.city(from)?.zone;
  const reached = world.gazetteer.city(to)?.zone;
  return left && reached ? zoneOffsetMinutes(date, reached) - zoneOffsetMinutes(date, left) : 0;
}

/** Minutes from the day's midnight, on the clock of the place. */
export function minutesIntoDay(moment: Moment, day: Day): number {
  return daysBetween(day.date, moment.date) * 1440 + minutesOfDay(moment.time);
}

/** Minutes from the first midnight of the trip, on the clock of the place. */
export function clockMinutes(moment: Moment, itinerary: Itinerary): number {
  const first = itinerary.days[0]?.date ?? moment.date;
  return daysBetween(first, moment.date) * 1440 + minutesOfDay(moment.time);
}
