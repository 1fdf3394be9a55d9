import { addDays, clockTime, type LocalDate, timeOfMinutes, weekday, weekdayName } from "@/server/trip";
import type { PlaceView } from "@/server/views";
import { type Hours, type OpenInterval, openOn, type World } from "@/server/worlds";
import type { PlaceRecord } from "./place-index";

type PlaceHours = NonNullable<PlaceView["hours"]>;

const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];
const DAYS_AHEAD = 60;

/** What is known of a place's hours; null where it has none, or the world takes it for open whenever nothing is said. */
export function hoursState(world: World, place: PlaceRecord): PlaceHours["state"] | null {
  if (place.kind === "stay") return null;
  if (place.record.hours !== null) return "known";
  if (world.describe().unknownHours !== "avoided") return null;
  return place.record.openData?.hoursText ? "not understood" : "unknown";
}

/** The hours of the week in words, and the dates of the next 60 days that differ; null as in `hoursState`. */
export function hoursWords(world: World, place: PlaceRecord, today: LocalDate): PlaceHours | null {
  const state = hoursState(world, place);
  if (state === null || place.kind === "stay") return null;
  const { hours, openData } = place.record;
  return {
    state,
    text: openData?.hoursText ?? null,
    week: hours === null ? [] : FROM_MONDAY.map((day) => ({ day: weekdayName(day), text: dayWords(hours.week[day]) })),
    except: hours === null ? [] : datesThatDiffer(hours, today),
  };
}

function datesThatDiffer(hours: Hours, today: LocalDate): PlaceHours["except"] {
  const end = addDays(today, DAYS_AHEAD);
  return Object.keys(hours.except ?? {})
    .filter((date) => date >= today && date < end)
    .sort()
    .map((date) => ({ date, text: dayWords(openOn(hours, date)) }))
    .filter(({ date, text }) => text !== dayWords(hours.week[weekday(date)]));
}

/** "10:00 – 12:30, 14:00 – 18:00", "Closed", "All day". */
function dayWords(intervals: readonly OpenInterval[] = []): string {
  if (intervals.length === 0) return "Closed";
  return intervals
    .map(([open, close]) => (close - open >= 1440 ? "All day" : `${timeOfMinutes(open)} – ${clockTime(close)}`))
    .join(", ");
}
