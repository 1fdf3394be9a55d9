import { addDays, counted, formatDate, type LocalDate, type Said } from "@/server/trip";
import type { World } from "@/server/worlds";

const DAYS = 4;
/** Days from today in which the trip may lie where its dates are left open: time to book, and not too far off. */
const FIRST_DAY = 14;
const LAST_DAY = 74;

/** Fields of the trip that the agent can decide; how many travel is a default of the reading. */
const DECIDABLE: ReadonlySet<string> = new Set(["days", "startDate", "transportation", "roomType"]);

export function isDecidable(field: string): boolean {
  return DECIDABLE.has(field);
}

/** What was said with what is left to the agent filled in; `assumed` are the fields that it decided. */
export function withDecided(
  said: Said,
  left: ReadonlySet<string>,
  world: World,
  today: LocalDate,
): { readonly said: Said; readonly assumed: readonly string[] } {
  const { trip } = said;
  const assumed: string[] = [];
  const decided = { ...trip };
  if (left.has("days") && trip.days === undefined && (trip.startDate === undefined || trip.endDate === undefined)) {
    decided.days = DAYS;
    assumed.push("days");
  }
  const isUndated = trip.startDate === undefined && trip.endDate === undefined && trip.window === undefined;
  if (left.has("startDate") && isUndated) {
    decided.window = openWindow(world, today);
    assumed.push("startDate");
  }
  const unclear = said.unclear.filter((field) => !left.has(field) || !isDecidable(field));
  return { said: { ...said, trip: decided, unclear }, assumed };
}

/** Soon, as far as the timetable goes; where the date is fixed, all that the world covers. */
function openWindow(world: World, today: LocalDate): { from: LocalDate; to: LocalDate } {
  const { dates, movesWithToday } = world.describe();
  const soon = { from: addDays(today, FIRST_DAY), to: addDays(today, LAST_DAY) };
  if (dates === null) return soon;
  if (!movesWithToday) return dates;
  return dates.to < soon.to && dates.to > soon.from ? { ...soon, to: dates.to } : soon;
}

/** What is decided for a field, within "I'll assume …"; null: nothing. */
export function decidedWords(field: string, { trip, constraints }: Said): string | null {
  switch (field) {
    case "days":
      return trip.days === undefined ? null : counted(trip.days, "day");
    case "startDate":
      return trip.window === undefined
        ? null
        : `dates between ${formatDate(trip.window.from)} and ${formatDate(trip.window.to)}`;
    case "transportation":
      return constraints.transportation === undefined ? "flying and driving are both fine" : null;
    case "roomType":
      return constraints.roomType === undefined ? "any room you don't share with strangers is fine" : null;
    default:
      return null;
  }
}
