import type { LocalDate } from "@/server/trip";
import { type Attraction, type Leaving, minutesOnWay, type Restaurant, type World } from "@/server/worlds";
import { type Choice, choicesOfDay } from "./choices";
import { type DaySlot, isKept, opensAt, visitMinutes } from "./day-slots";
import type { ChosenTrip } from "./solve";

/** A place in a slot of a day. */
export interface PlacedStop {
  readonly slot: DaySlot;
  readonly place: Restaurant | Attraction;
  /** Minutes of a visit that may lie anywhere in its slot; null: the stop takes the whole slot. */
  readonly minutes: number | null;
}

type SlotChoice = Extract<Choice, { kind: "meal" | "visit" }>;

/** A stop of a chosen trip. */
export interface CourseStop extends PlacedStop {
  readonly choice: SlotChoice;
}

/**
 * The stops of a day in their order, as runs between which a leg lies: within a run one gets from each stop to the next.
 */
export function runsOfDay(trip: ChosenTrip, day: number): CourseStop[][] {
  const runs: CourseStop[][] = [[]];
  for (const choice of choicesOfDay(trip, day)) {
    if (choice.kind === "leg") runs.push([]);
    else if (choice.kind !== "stay") runs.at(-1)?.push(courseStop(choice));
  }
  return runs.filter(({ length }) => length > 0);
}

function courseStop(choice: SlotChoice): CourseStop {
  const { slot } = choice;
  if (choice.kind === "meal") return { choice, slot, place: choice.restaurant, minutes: null };
  return { choice, slot, place: choice.attraction, minutes: isKept(slot) ? null : visitMinutes(choice.attraction) };
}

/**
 * The earliest start of each stop of a run, in minutes from midnight: a visit begins once one has come from the stop before, rounded up to
 * `step` minutes, and the place is open. Shorter than the run where a stop can't be reached in time for its slot.
 */
export function earliestStarts(world: World, date: LocalDate, run: readonly PlacedStop[], step = 1): number[] {
  const starts: number[] = [];
  let before: { readonly place: PlacedStop["place"]; readonly end: number } | null = null;
  for (const stop of run) {
    const comes: number =
      before === null
        ? stop.slot.start
        : before.end + minutesBetween(world, before.place, stop.place, { date, minutes: before.end });
    const from = stop.minutes === null ? comes : Math.ceil(comes / step) * step;
    const start = startOf(stop, date, Math.max(from, stop.slot.start));
    if (start === null) break;
    starts.push(start);
    before = { place: stop.place, end: start + (stop.minutes ?? stop.slot.end - stop.slot.start) };
  }
  return starts;
}

/** When a stop begins if one is there at `from`, no earlier than its slot; null: too late for it. */
function startOf({ slot, place, minutes }: PlacedStop, date: LocalDate, from: number): number | null {
  if (minutes === null) return from === slot.start ? from : null;
  return opensAt(place.hours, date, { start: from, end: slot.end }, minutes);
}

/** The verifier allows no fewer: no minutes between cities, or where a world doesn't know. */
function minutesBetween(world: World, from: PlacedStop["place"], to: PlacedStop["place"], leaving: Leaving): number {
  return from.city === to.city ? (minutesOnWay(world, to.city, from.id, to.id, leaving) ?? 0) : 0;
}

/**
 * The parts of a run that can't be walked through, each as short as it can be: its last stop can't be reached in time, however early
 * its first one begins. What comes after one of them is looked at as if it were reached.
 */
export function brokenParts<Stop extends PlacedStop>(world: World, date: LocalDate, run: readonly Stop[]): Stop[][] {
  const parts: Stop[][] = [];
  for (let rest = run; rest.length > 0; ) {
    const reached = earliestStarts(world, date, rest).length;
    if (reached === rest.length) break;
    const parted = Array.from({ length: reached }, (_, index) => rest.slice(reached - 1 - index, reached + 1)).find(
      (part) => earliestStarts(world, date, part).length < part.length,
    );
    if (parted !== undefined) parts.push(parted);
    rest = rest.slice(Math.max(1, reached));
  }
  return parts;
}

/** The broken parts of all runs of a day, in its order; none where the world has no times. */
export function brokenPartsOfDay(trip: ChosenTrip, day: number): CourseStop[][] {
  const { world, dates, timed } = trip.frame;
  return timed ? runsOfDay(trip, day).flatMap((run) => brokenParts(world, dates[day - 1] ?? "", run)) : [];
}

/** Whether one gets from each stop of these days (all, unless said) to the next in time. */
export function waysFit(trip: ChosenTrip, days?: readonly number[]): boolean {
  const all = () => trip.frame.dates.map((_, index) => index + 1);
  return (days ?? all()).every((day) => brokenPartsOfDay(trip, day).length === 0);
}

/** Whether another place can be reached in a stop's slot, and what comes after it. */
export function fitsIn(trip: ChosenTrip, stop: SlotChoice, place: Restaurant | Attraction): boolean {
  const { world, dates } = trip.frame;
  for (const run of runsOfDay(trip, stop.day)) {
    const index = run.findIndex(({ choice }) => choice.id === stop.id);
    const replaced = run[index];
    if (replaced === undefined) continue;
    const changed = inSlotOf(replaced, place);
    const stops = run.map((one, at): PlacedStop => (at === index ? changed : one));
    return brokenParts(world, dates[stop.day - 1] ?? "", stops).every((part) => !part.includes(changed));
  }
  return true;
}

/** Another place in the slot of a stop. */
export function inSlotOf({ slot, minutes }: PlacedStop, place: Restaurant | Attraction): PlacedStop {
  return { slot, place, minutes: minutes === null || "cuisines" in place ? null : visitMinutes(place) };
}

/** Minutes on the ways between the stops of these days; a day counts once. */
export function minutesOnTheWay(trip: ChosenTrip, days: readonly number[]): number {
  const { world, dates } = trip.frame;
  return [...new Set(days)].reduce(
    (sum, day) =>
      runsOfDay(trip, day).reduce((ofDay, run) => ofDay + minutesThrough(world, dates[day - 1] ?? "", run), sum),
    0,
  );
}

/** Minutes on the ways from the first stop of a run to the last, each left at the end of its slot. */
export function minutesThrough(
  world: World,
  date: LocalDate,
  run: readonly Pick<PlacedStop, "place" | "slot">[],
): number {
  return run.slice(1).reduce((sum, { place }, index) => {
    const before = run[index];
    return before === undefined
      ? sum
      : sum + minutesBetween(world, before.place, place, { date, minutes: before.slot.end });
  }, 0);
}
