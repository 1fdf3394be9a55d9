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

/** Minutes between leaving a city and a leg's departure; none by road. */
export function minutesBeforeDeparture(mode: LegMode): number {
  if (mode === "flight") return RHYTHM.beforeDepartureMinutes;
  return mode === "train" || mode === "bus" ? RHYTHM.beforeBoardingMinutes : 0;
}
