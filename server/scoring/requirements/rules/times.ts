import {
  type Check,
  type Day,
  type Fault,
  formatDuration,
  type LegMode,
  type Moment,
  minutesOfDay,
  RHYTHM,
  type Stop,
  timeOfMinutes,
} from "@/server/trip";
import { checkOf, faultAt, notApplicable } from "../check";
import { clockDifference, clockMinutes, minutesIntoDay, type Verification } from "../verification";

interface TimedStop {
  readonly day: Day;
  readonly stop: Exclude<Stop, { kind: "stay" }>;
  readonly start: number;
  readonly end: number;
}

/**
 * Stops follow each other with time to get from one to the next, within the day, and clear of departures and arrivals.
 * A long stop is held against every one that begins before its end, however many lie between.
 */
export function checkTimes(verification: Verification): Check {
  const rule = { name: "times", label: "Travel times" };
  if (!verification.isTimed)
    return notApplicable(rule, "This world has no local times, so only the order of stops is planned.");
  const { itinerary } = verification;
  const faults: Fault[] = [];
  const timed: TimedStop[] = [];
  for (const day of itinerary.days) {
    for (const stop of day.stops) {
      faults.push(...wrongZones(stop, day, verification).map((text) => faultAt({ stop, day }, text)));
      if (stop.kind === "stay") continue;
      if (stop.start === null || stop.end === null) {
        faults.push(faultAt({ stop, day }, `Day ${day.number}: ${stop.name} has no time.`));
        continue;
      }
      const placed = { day, stop, start: clockMinutes(stop.start, itinerary), end: clockMinutes(stop.end, itinerary) };
      const [from, to] = [minutesIntoDay(stop.start, day), minutesIntoDay(stop.end, day)];
      faults.push(...outsideOfDay(placed, from, to, verification).map((text) => faultAt(placed, text)));
      timed.push(placed);
    }
  }
  let ridden = 0;
  for (const [index, next] of timed.entries()) {
    for (const before of comparable(timed, index)) {
      const gap = next.start - before.end;
      const isNeighbor = before === timed[index - 1];
      const needed = minutesBetween(before, next, verification);
      if (isNeighbor ? gap >= needed : gap >= 0) continue;
      if (isNeighbor && isRidden(before, next, gap, verification)) {
        ridden += 1;
        continue;
      }
      const says =
        gap < 0
          ? `before ${before.stop.name} ends.`
          : `only ${formatDuration(gap)} after ${before.stop.name}; ${formatDuration(needed)} are needed between them.`;
      faults.push({
        text: `Day ${next.day.number}: ${next.stop.name} begins ${says}`,
        stops: [before.stop.id, next.stop.id],
        day: next.day.number,
      });
    }
  }
  return checkOf(rule, faults, {
    evidence: `No stop overlaps another; travel between them, ${RHYTHM.beforeDepartureMinutes} minutes before flights, ${RHYTHM.beforeBoardingMinutes} before trains and buses and ${RHYTHM.afterArrivalMinutes} after arrivals are kept free.${riddenWords(ridden)}`,
    stops: timed.map(({ stop }) => stop.id),
  });
}

/** The stops before this one back to the last leg, which are timed by the same clock, the nearest first. */
function comparable(timed: readonly TimedStop[], index: number): TimedStop[] {
  const found: TimedStop[] = [];
  for (const before of timed.slice(0, index).reverse()) {
    found.push(before);
    if (before.stop.kind === "leg") break;
  }
  return found;
}

/** Minutes between leaving the city and a departure; a road begins at the door. */
const BEFORE_DEPARTURE: Partial<Record<LegMode, number>> = {
  flight: RHYTHM.beforeDepartureMinutes,
  train: RHYTHM.beforeBoardingMinutes,
  bus: RHYTHM.beforeBoardingMinutes,
};

/** Minutes that must lie between the end of one stop and the start of the next. */
function minutesBetween(before: TimedStop, next: TimedStop, { world }: Verification): number {
  if (next.stop.kind === "leg") return BEFORE_DEPARTURE[next.stop.mode] ?? 0;
  if (before.stop.kind === "leg") return RHYTHM.afterArrivalMinutes;
  if (before.stop.city !== next.stop.city) return 0;
  return world.localTravelMinutes(next.stop.city, before.stop.recordId, next.stop.recordId) ?? 0;
}

function riddenWords(count: number): string {
  if (count === 0) return "";
  return ` ${count === 1 ? "One way is" : `${count} ways are`} by public transport that the timetable runs in that time.`;
}

/** Whether a ride that the timetable runs then, waiting and the ways on foot to and from it included, takes no longer than the gap. */
function isRidden(
  { stop: before }: TimedStop,
  { stop: next }: TimedStop,
  gap: number,
  { world }: Verification,
): boolean {
  if (before.kind === "leg" || next.kind === "leg" || before.city !== next.city || before.end === null) return false;
  const { date, time } = before.end;
  const ride = world.rides?.(next.city, before.recordId, next.recordId, date, minutesOfDay(time)) ?? null;
  return ride !== null && ride.waitMinutes + ride.minutes <= gap;
}

function outsideOfDay({ day, stop }: TimedStop, from: number, to: number, verification: Verification): string[] {
  const place = `Day ${day.number}: ${stop.name}`;
  if (stop.kind === "leg") return wrongLegTimes(day, stop, from, to, verification).map((text) => `${place} ${text}`);
  const faults: string[] = [];
  if (to <= from) faults.push(`${place} ends before it begins.`);
  if (from < RHYTHM.dayStart || to > RHYTHM.dayEnd) {
    faults.push(
      `${place} is outside the day from ${timeOfMinutes(RHYTHM.dayStart)} to ${timeOfMinutes(RHYTHM.dayEnd)}.`,
    );
  }
  return faults;
}

/** `from` and `to` in minutes from the day's midnight, each on the clock of its place. */
function wrongLegTimes(
  day: Day,
  stop: Extract<Stop, { kind: "leg" }>,
  from: number,
  to: number,
  { world }: Verification,
): string[] {
  const faults: string[] = [];
  if (from < 0 || (to > 1440 && !isNightTrain(stop, to))) faults.push("does not leave and arrive on this day.");
  if (stop.mode === "self-driving" || stop.mode === "taxi") {
    const minutes = world.road(stop.from, stop.to)?.minutes ?? null;
    if (minutes !== null && to - from !== minutes + clockDifference(world, stop.from, stop.to, day.date))
      faults.push(`does not take ${formatDuration(minutes)}.`);
  }
  return faults;
}

/** One that arrives on a later day, late enough to have slept on it. */
function isNightTrain({ mode }: Extract<Stop, { kind: "leg" }>, arrival: number): boolean {
  return mode === "train" && arrival % 1440 >= RHYTHM.nightTrainArrival;
}

function wrongZones(stop: Stop, day: Day, { world }: Verification): string[] {
  const [startCity, endCity] = stop.kind === "leg" ? [stop.from, stop.to] : [stop.city, stop.city];
  const isWrong = (moment: Moment | null, city: string) =>
    moment !== null && moment.zone !== (world.gazetteer.city(city)?.zone ?? null);
  return isWrong(stop.start, startCity) || isWrong(stop.end, endCity)
    ? [`Day ${day.number}: the times of ${stop.name} are not in the zone of the place.`]
    : [];
}
