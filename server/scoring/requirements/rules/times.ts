import { type Check, type Day, formatDuration, type Moment, RHYTHM, type Stop, timeOfMinutes } from "@/server/trip";
import { checkOf, type Fault, notApplicable } from "../check";
import { clockDifference, clockMinutes, minutesIntoDay, type Verification } from "../verification";

interface TimedStop {
  readonly day: Day;
  readonly stop: Exclude<Stop, { kind: "stay" }>;
  readonly start: number;
  readonly end: number;
}

/** Stops follow each other with time to get from one to the next, within the day, and clear of departures and arrivals. */
export function checkTimes(verification: Verification): Check {
  const rule = { name: "times", label: "Times" };
  if (!verification.isTimed)
    return notApplicable(rule, "This world knows no local times; only the order of the stops is planned.");
  const { itinerary } = verification;
  const faults: Fault[] = [];
  const timed: TimedStop[] = [];
  for (const day of itinerary.days) {
    for (const stop of day.stops) {
      faults.push(...wrongZones(stop, day, verification).map((text) => ({ text, stops: [stop.id] })));
      if (stop.kind === "stay") continue;
      if (stop.start === null || stop.end === null) {
        faults.push({ text: `Day ${day.number}: ${stop.name} has no time.`, stops: [stop.id] });
        continue;
      }
      const placed = { day, stop, start: clockMinutes(stop.start, itinerary), end: clockMinutes(stop.end, itinerary) };
      const [from, to] = [minutesIntoDay(stop.start, day), minutesIntoDay(stop.end, day)];
      faults.push(...outsideOfDay(placed, from, to, verification).map((text) => ({ text, stops: [stop.id] })));
      timed.push(placed);
    }
  }
  for (const [index, next] of timed.slice(1).entries()) {
    const before = timed[index];
    if (before === undefined) continue;
    const needed = minutesBetween(before, next, verification);
    const gap = next.start - before.end;
    if (gap < needed) {
      const says = gap < 0 ? "before the end of" : `only ${formatDuration(gap)} after`;
      faults.push({
        text: `Day ${next.day.number}: ${next.stop.name} begins ${says} ${before.stop.name}; ${formatDuration(needed)} are needed between them.`,
        stops: [before.stop.id, next.stop.id],
      });
    }
  }
  return checkOf(rule, faults, {
    evidence: `No stop overlaps another; travel between them, ${RHYTHM.beforeDepartureMinutes} minutes before departures and ${RHYTHM.afterArrivalMinutes} after arrivals are kept free.`,
    stops: timed.map(({ stop }) => stop.id),
  });
}

/** Minutes that must lie between the end of one stop and the start of the next. */
function minutesBetween(before: TimedStop, next: TimedStop, { world }: Verification): number {
  if (next.stop.kind === "leg") {
    const isScheduled = next.stop.mode === "flight" || next.stop.mode === "train";
    return isScheduled ? RHYTHM.beforeDepartureMinutes : 0;
  }
  if (before.stop.kind === "leg") return RHYTHM.afterArrivalMinutes;
  if (before.stop.city !== next.stop.city) return 0;
  return world.localTravelMinutes(next.stop.city, before.stop.recordId, next.stop.recordId) ?? 0;
}

function outsideOfDay({ day, stop }: TimedStop, from: number, to: number, verification: Verification): string[] {
  const place = `Day ${day.number}: ${stop.name}`;
  if (stop.kind === "leg") return wrongLegTimes(day, stop, from, to, verification).map((text) => `${place} ${text}`);
  const faults: string[] = [];
  if (to <= from) faults.push(`${place} ends before it begins.`);
  if (from < RHYTHM.dayStart || to > RHYTHM.dayEnd) {
    faults.push(
      `${place} lies outside of the day from ${timeOfMinutes(RHYTHM.dayStart)} to ${timeOfMinutes(RHYTHM.dayEnd)}.`,
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
  if (from < 0 || to > 1440) faults.push("does not leave and arrive on this day.");
  if (stop.mode === "self-driving" || stop.mode === "taxi") {
    const minutes = world.road(stop.from, stop.to)?.minutes ?? null;
    if (minutes !== null && to - from !== minutes + clockDifference(world, stop.from, stop.to, day.date))
      faults.push(`does not take ${formatDuration(minutes)}.`);
  }
  return faults;
}

function wrongZones(stop: Stop, day: Day, { world }: Verification): string[] {
  const [startCity, endCity] = stop.kind === "leg" ? [stop.from, stop.to] : [stop.city, stop.city];
  const isWrong = (moment: Moment | null, city: string) =>
    moment !== null && moment.zone !== (world.gazetteer.city(city)?.zone ?? null);
  return isWrong(stop.start, startCity) || isWrong(stop.end, endCity)
    ? [`Day ${day.number}: the times of ${stop.name} are not in the zone of the place.`]
    : [];
}
