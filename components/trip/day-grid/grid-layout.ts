import { type Day, type LocalTime, minutesOfDay, type Stop, timeOfMinutes } from "@/server/trip";

const DAY_MINUTES = 24 * 60;
/** The grid begins here, or with the hour of what begins earlier. */
const USUAL_START = 6 * 60;
/** Dragged stops begin at one of these minutes of an hour. */
export const STEP_MINUTES = 15;

/** A stop in a day's column, in minutes from midnight. */
export interface GridBlock {
  readonly stop: Stop;
  readonly start: number;
  readonly end: number;
}

/** What a day's column shows: stops with times, cut at midnight; the night's stay is beneath the column. */
export function blocksOfDay({ stops, date }: Day): GridBlock[] {
  return stops.flatMap((stop) => {
    if (stop.kind === "stay" || stop.start === null) return [];
    const start = minutesOfDay(stop.start.time);
    const end = stop.end === null || stop.end.date !== date ? DAY_MINUTES : minutesOfDay(stop.end.time);
    return [{ stop, start, end: Math.max(end, start + STEP_MINUTES) }];
  });
}

/** The first hour that the grid shows, in minutes from midnight. */
export function firstMinuteOf(days: readonly Day[]): number {
  const starts = days.flatMap((day) => blocksOfDay(day).map(({ start }) => start));
  return Math.floor(Math.min(USUAL_START, ...starts) / 60) * 60;
}

/** Where a dragged stop would go. */
export interface GridGoal {
  readonly day: number;
  readonly start: LocalTime;
}

/** A drag's goal: `columns` days and `minutes` away from where the stop is, on a step, within the day and the trip. */
export function goalOf(
  days: readonly Day[],
  stopId: string,
  { columns, minutes }: { columns: number; minutes: number },
): GridGoal | null {
  const index = days.findIndex(({ stops }) => stops.some(({ id }) => id === stopId));
  const from = days[index];
  const block = from && blocksOfDay(from).find(({ stop }) => stop.id === stopId);
  if (block === undefined) return null;
  const day = days[Math.max(0, Math.min(days.length - 1, index + columns))];
  if (day === undefined) return null;
  const latest = DAY_MINUTES - (block.end - block.start);
  const moved = minutes === 0 ? block.start : Math.round((block.start + minutes) / STEP_MINUTES) * STEP_MINUTES;
  return { day: day.number, start: timeOfMinutes(Math.max(0, Math.min(latest, moved))) };
}
