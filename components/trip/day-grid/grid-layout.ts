import { type Day, type LocalTime, minutesOfDay, type Stop, timeOfMinutes } from "@/server/trip";

const DAY_MINUTES = 24 * 60;
/** The grid begins here, or with the hour of what begins earlier. */
const USUAL_START = 6 * 60;
/** Pixels of an hour: a breakfast of 45 minutes has room for a line. */
export const HOUR_PIXELS = 44;

export function pixelsOf(minutes: number): number {
  return (minutes / 60) * HOUR_PIXELS;
}

/** Dragged stops begin at one of these minutes of an hour. */
const STEP_MINUTES = 15;

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

/** How far a stop is dragged from where it is: days to the right, minutes down. */
export interface GridOffset {
  readonly columns: number;
  readonly minutes: number;
}

/** What an arrow key adds. */
const STEPS: Readonly<Record<string, GridOffset>> = {
  ArrowUp: { columns: 0, minutes: -STEP_MINUTES },
  ArrowDown: { columns: 0, minutes: STEP_MINUTES },
  ArrowLeft: { columns: -1, minutes: 0 },
  ArrowRight: { columns: 1, minutes: 0 },
};

/** One press of an arrow key further, or as before where the day or the trip ends; null for other keys. */
export function steppedBy(key: string, days: readonly Day[], stopId: string, offset: GridOffset): GridOffset | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const next = { columns: offset.columns + step.columns, minutes: offset.minutes + step.minutes };
  const [before, after] = [offset, next].map((each) => goalOf(days, stopId, each));
  return before?.day === after?.day && before?.start === after?.start ? offset : next;
}

/** Where a dragged stop would go. */
export interface GridGoal {
  readonly day: number;
  readonly start: LocalTime;
}

/** A drag's goal: so far from where the stop is, on a step, within the day and the trip. */
export function goalOf(days: readonly Day[], stopId: string, { columns, minutes }: GridOffset): GridGoal | null {
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
