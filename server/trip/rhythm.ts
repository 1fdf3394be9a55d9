import { z } from "zod";
import type { MealName } from "./booked-item";
import type { LegMode } from "./itinerary";

/**
 * The rhythm of a day: when a meal begins and how long it takes, when visits lie, when the day may begin
 * and end. Minutes from midnight, local time. In worlds with opening hours a place may stand in a slot only
 * if it is open for the whole of it; worlds without hours use the order alone. Gaps between slots are
 * at least 30 minutes, the longest travel between two places of one city in a generated world.
 */
export const RHYTHM = {
  dayStart: 7 * 60,
  dayEnd: 22 * 60 + 30,
  meals: {
    breakfast: { start: 8 * 60, minutes: 45 },
    lunch: { start: 12 * 60 + 30, minutes: 60 },
    dinner: { start: 18 * 60 + 30, minutes: 90 },
  } satisfies Record<MealName, { start: number; minutes: number }>,
  /** A visit may take any part of its slot that is long enough for it. */
  visits: {
    morning: { start: 9 * 60 + 15, end: 12 * 60 },
    afternoon: { start: 14 * 60, end: 18 * 60 },
  },
  /** An evening that is kept free begins. */
  eveningStart: 17 * 60,
  /** Between leaving the city and a flight's departure, or that of a train or bus, and between arrival and the first stop. */
  beforeDepartureMinutes: 120,
  beforeBoardingMinutes: 30,
  afterArrivalMinutes: 60,
  /** A train may be slept on when it arrives at this time of a later day or after it; before it nobody has slept. */
  nightTrainArrival: 5 * 60,
  /** Road legs leave in the morning. */
  roadDepartureTime: 9 * 60,
} as const;

export type VisitSlot = keyof typeof RHYTHM.visits;

/** How much of a day is planned; a request without one has a normal pace. */
export const paceSchema = z.enum(["relaxed", "normal", "packed"]);
export type Pace = z.infer<typeof paceSchema>;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The hours of a day of one pace: meals begin then and take as long as in `RHYTHM`; each visit lies within its span. */
export interface DayHours {
  readonly meals: Readonly<Record<MealName, number>>;
  readonly visits: readonly Span[];
  /** The last visit span before the evening on a day that begins with the way into the city: late enough for a flight at noon. */
  readonly onArrival: Span;
  /** The same on a day that ends with the way home: early enough for a flight in the evening. */
  readonly onDeparture: Span;
  /** After dinner; null: the evening stays free unless music is wished for. */
  readonly evening: Span | null;
}

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/** Neighbors lie at least 30 minutes apart, as in `RHYTHM`. */
export const DAY_HOURS: Readonly<Record<Pace, DayHours>> = {
  relaxed: {
    meals: { breakfast: at(9, 30), lunch: at(13), dinner: at(19, 30) },
    visits: [{ start: at(14, 30), end: at(18) }],
    onArrival: { start: at(15, 30), end: at(18, 30) },
    onDeparture: { start: at(14, 30), end: at(16, 30) },
    evening: null,
  },
  normal: {
    meals: { breakfast: at(8), lunch: at(12, 30), dinner: at(18, 30) },
    visits: [RHYTHM.visits.morning, RHYTHM.visits.afternoon],
    onArrival: { start: at(15, 30), end: at(18) },
    onDeparture: { start: at(14), end: at(16) },
    evening: null,
  },
  packed: {
    meals: { breakfast: at(7, 30), lunch: at(12, 30), dinner: at(18, 45) },
    visits: [
      { start: at(8, 45), end: at(12) },
      { start: at(14), end: at(15, 45) },
      { start: at(16, 15), end: at(18, 15) },
    ],
    onArrival: { start: at(16, 15), end: at(18, 15) },
    onDeparture: { start: at(16, 15), end: at(18, 15) },
    evening: { start: at(20, 45), end: RHYTHM.dayEnd },
  },
};

/** Where a wish for music fills an evening that its pace leaves free. */
export const MUSIC_EVENING: Span = { start: at(20, 30), end: RHYTHM.dayEnd };

/** Minutes between leaving a city and a leg's departure; none by road. */
export function minutesBeforeDeparture(mode: LegMode): number {
  if (mode === "flight") return RHYTHM.beforeDepartureMinutes;
  return mode === "train" || mode === "bus" ? RHYTHM.beforeBoardingMinutes : 0;
}
