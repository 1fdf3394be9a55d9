import { type EntryKey, type EntryValue, isBooked, isVisited, listed, type Stop } from "@/server/trip";
import type { ScheduledLeg } from "@/server/worlds";
import type { Placed, Verification } from "../verification";
import { choices, type Judge } from "./check-preference";
import { FLIGHT_WISHES, MEAL_WISHES, STAY_WISHES, VISIT_WISHES } from "./wishes";

/** What one stop has to do with a wish. */
export interface Judged {
  readonly stop: Stop;
  readonly day: number;
  /** With its rating where the wish is about ratings. */
  readonly name: string;
  /** "flight", "night", "meal" or "visit". */
  readonly kind: string;
  /** Null: the records do not say. */
  readonly isKept: boolean | null;
  /** The named choices that this stop brings. */
  readonly brings: readonly string[];
  /** Where the records do not say it of this stop: whether they say it of another one that could stand in its place. */
  readonly isKnownOfOthers: () => boolean;
}

/** What a traveler says of something booked; its record knows nothing else that an entry asks for. */
const SAID_OF_BOOKED: ReadonlySet<EntryKey> = new Set(["restaurant.preferredCuisines", "flight.preferredFlyTime"]);

/** Every stop that the entry speaks of; null when it speaks of none in any world. */
export function judgedStops(
  { legs, stays, meals, visits, world }: Verification,
  entry: EntryKey,
  value: EntryValue,
): Judged[] | null {
  const flights = legs.flatMap(({ stop, day, record }) =>
    stop.mode === "flight" ? [{ stop, day, record: record?.scheduled ?? null }] : [],
  );
  const isFlight = ({ mode }: ScheduledLeg) => mode === "flight";
  const wished = { entry, value };
  const wishes = [
    judge(flights, wished, FLIGHT_WISHES[entry], {
      kind: "flight",
      othersAt: ({ stop, day }) => world.scheduledLegs(stop.from, stop.to, day.date).filter(isFlight),
      ratingOf: () => null,
    }),
    judge(stays, wished, STAY_WISHES[entry], {
      kind: "night",
      othersAt: ({ stop }) => world.lodgings(stop.city),
      ratingOf: ({ rating }) => rating,
    }),
    judge(meals, wished, MEAL_WISHES[entry], {
      kind: "meal",
      othersAt: ({ stop }) => world.restaurants(stop.city),
      ratingOf: ({ rating }) => rating,
    }),
    judge(visits, wished, VISIT_WISHES[entry], {
      kind: "visit",
      othersAt: ({ stop }) => world.attractions(stop.city),
      ratingOf: ({ details }) => details?.rating ?? null,
    }),
  ].filter((stops) => stops !== null);
  return wishes.length === 0 ? null : wishes.flat();
}

/** What is said about the stops of one kind. */
interface OfKind<StopKind extends Stop, Row> {
  readonly kind: string;
  /** The records that could stand in a stop's place, its own among them. */
  readonly othersAt: (placed: Placed<StopKind, Row>) => readonly Row[];
  readonly ratingOf: (row: Row) => number | null;
}

function judge<StopKind extends Stop, Row extends { readonly id: string }>(
  stops: readonly Placed<StopKind, Row>[],
  { entry, value }: { readonly entry: EntryKey; readonly value: EntryValue },
  wish: Judge<Row> | undefined,
  { kind, othersAt, ratingOf }: OfKind<StopKind, Row>,
): Judged[] | null {
  if (wish === undefined) return null;
  const isSaid = ({ id }: Row) => !isBooked(id) || SAID_OF_BOOKED.has(entry);
  return stops.map((placed) => {
    const { stop, day } = placed;
    const record = placed.record !== null && isSaid(placed.record) ? placed.record : null;
    const rating = record === null || !entry.endsWith(".ratings") ? null : ratingOf(record);
    return {
      stop,
      day: day.number,
      name: rating === null ? stop.name : `${stop.name} (${rating})`,
      kind,
      isKept: record === null ? null : wish(record, value),
      brings: record === null ? [] : choices(value).filter((choice) => wish(record, choice) === true),
      isKnownOfOthers: () =>
        !isBooked(stop.recordId) && othersAt(placed).some((other) => isSaid(other) && wish(other, value) !== null),
    };
  });
}

/** Whether any record of the cities of the trip says something of it. */
export function isSpokenOf({ itinerary, request, world }: Verification, entry: EntryKey, value: EntryValue): boolean {
  const cities = [...new Set(itinerary.days.map(({ city }) => city))].filter((city) => isVisited(request, city));
  const says = <Row>(rows: readonly Row[], wish: Judge<Row> | undefined) =>
    wish !== undefined && rows.some((row) => wish(row, value) !== null);
  return cities.some(
    (city) => says(world.restaurants(city), MEAL_WISHES[entry]) || says(world.attractions(city), VISIT_WISHES[entry]),
  );
}

const NAMES_SHOWN = 4;

/** "Oak House and Bay Villa", of many the first. */
export function namesOf(some: readonly Judged[]): string {
  const names = [...new Set(some.map(({ name }) => name))];
  const more = names.length - NAMES_SHOWN;
  return more > 0 ? listed([...names.slice(0, NAMES_SHOWN), `${more} more`]) : listed(names);
}
