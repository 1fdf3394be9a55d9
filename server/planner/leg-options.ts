import { type Demands, isRuledOut, type LegMode, minutesBeforeDeparture, RHYTHM } from "@/server/trip";
import { type Road, type RoadMode, roadCostMinor, type ScheduledLeg } from "@/server/worlds";
import { clockMinutes, type DaySlot, slotsAfter, slotsBefore } from "./day-slots";
import type { Frame } from "./frame";
import { isLeftOut } from "./locks/planning-world";

/** One way to get from a city to another on a day. */
export interface LegOption {
  /** The record's id, or "drive:A:B" and "taxi:A:B". */
  readonly id: string;
  readonly mode: LegMode;
  readonly from: string;
  readonly to: string;
  /** The record of a flight, train or bus; null for roads. */
  readonly scheduled: ScheduledLeg | null;
  readonly road: Road | null;
  /** Minutes from midnight of the day of departure, on the clocks of each place. */
  readonly departure: number;
  readonly arrival: number;
  readonly durationMinutes: number;
  /** Nights that are slept on it: the days from its departure to its arrival for a night train, 0 for all others. */
  readonly nights: number;
  /** For the whole party. */
  readonly costMinor: number;
  /** How many slots of the day, counted from the first, can be spent in the departure city. */
  readonly slotsBefore: number;
  /** How many slots of the day of arrival, counted back from the last, can be spent in the arrival city. */
  readonly slotsAfter: number;
  /** Minutes between the last slot before it and the way to the departure, and between the arrival and the first slot after it. */
  readonly idleMinutes: number;
}

/** The ids of the two road modes. */
export function roadId(mode: RoadMode, from: string, to: string): string {
  return `${mode === "self-driving" ? "drive" : "taxi"}:${from}:${to}`;
}

/**
 * Every leg from `from` to `to` on `day` that the demands, locks and the times to arrive by and to leave after allow, in file order. Self-driving
 * excludes everything else and so comes alone (`driving`). In timed worlds a leg arrives on the date it leaves, or is a night
 * train, and keeps clear of what is pinned to the day. For a leg that is locked on purpose none of this counts.
 */
export function legOptions(
  frame: Frame,
  demands: Demands,
  driving: boolean,
  from: string,
  to: string,
  day: number,
): LegOption[] {
  if (frame.dates[day - 1] === undefined || from === to) return [];
  const { arriveBy, locks } = frame.request;
  const earliest = earliestDeparture(frame, day);
  const locked = locks.filter((lock) => lock.kind === "leg").filter((lock) => lock.day === day);
  if (locked.some(({ onPurpose }) => onPurpose)) {
    const every = [...legsOf(frame, true, from, to, day), ...legsOf(frame, false, from, to, day)];
    return every.filter((option) => locked.every((lock) => lock.recordId === option.id));
  }
  const deadlines = arriveBy.filter((limit) => limit.day === day).map((limit) => clockMinutes(limit.time, 0));
  return legsOf(frame, driving, from, to, day).filter(
    (option) =>
      !isRuledOut(demands.transportation, option.mode) &&
      (!frame.timed || (isInTime(frame, option, day) && isClearOfPins(frame, option, day))) &&
      option.departure >= earliest &&
      deadlines.every((limit) => option.arrival <= limit) &&
      isBefore(arriveBy, option, day) &&
      locked.every((lock) => lock.recordId === option.id),
  );
}

/** It arrives on its day, or is slept on: within the trip, and over nights that no lodging is locked for. */
function isInTime({ days, nights, held }: Frame, option: LegOption, day: number): boolean {
  if (option.nights === 0) return option.arrival < 1440;
  const onTrain = Array.from({ length: option.nights }, (_, index) => day + index);
  return (
    day + option.nights <= days &&
    onTrain.every((night) => (nights.get(night)?.ids.length ?? 0) === 0) &&
    held.every((stop) => !onTrain.includes(stop.day) || (stop.day === day && stop.city === option.from))
  );
}

/** A night train keeps what is asked of the day on which it arrives. */
function isBefore(arriveBy: Frame["request"]["arriveBy"], option: LegOption, day: number): boolean {
  const clock = option.arrival - option.nights * 1440;
  return arriveBy.every((limit) => limit.day !== day + option.nights || clock <= clockMinutes(limit.time, 0));
}

/** Minutes from midnight before which no leg leaves on the day. */
function earliestDeparture({ request }: Frame, day: number): number {
  const limits = request.leaveAfter.filter((limit) => limit.day === null || limit.day === day);
  return Math.max(0, ...limits.map(({ time }) => clockMinutes(time, 0)));
}

/** All legs of the way to travel that the world has on the day. */
function legsOf(frame: Frame, driving: boolean, from: string, to: string, day: number): LegOption[] {
  const options: LegOption[] = [];
  if (!driving) {
    for (const leg of frame.world.scheduledLegs(from, to, frame.dates[day - 1] ?? "")) {
      options.push(scheduledOption(frame, leg, day));
    }
  }
  const road = roadOption(frame, driving ? "self-driving" : "taxi", from, to, day);
  if (road !== null) options.push(road);
  return options;
}

/** What is pinned to a day is before the leg in the city that it leaves, after it in the one that it reaches. */
function isClearOfPins(frame: Frame, { from, to, mode, departure, arrival, nights }: LegOption, day: number): boolean {
  const buffer = minutesBeforeDeparture(mode);
  // On the days of a night train nothing else can be; on that of its arrival what comes after it.
  for (let later = 1; later <= nights; later++) {
    const after = arrival - later * 1440 + RHYTHM.afterArrivalMinutes;
    if (frame.dayPlan(day + later).pins.some(({ slot }) => slot.start < after)) return false;
  }
  return frame.dayPlan(day).pins.every(({ held, slot }) => {
    const isBefore = slot.end + buffer <= departure;
    const isAfter = slot.start >= arrival + RHYTHM.afterArrivalMinutes;
    if (held.city === from) return isBefore;
    return held.city === to ? isAfter : isBefore || isAfter;
  });
}

function scheduledOption(frame: Frame, leg: ScheduledLeg, day: number): LegOption {
  const { slots } = frame.dayPlan(day);
  const departure = clockMinutes(leg.departureTime, 0);
  const arrival = clockMinutes(leg.arrivalTime, leg.arrivalDayOffset);
  const nights = nightsOn(frame, leg);
  const before = slotsBefore(slots, departure, minutesBeforeDeparture(leg.mode));
  const after = slotsAfter(nights === 0 ? slots : frame.dayPlan(day + nights).slots, arrival - nights * 1440);
  return {
    id: leg.id,
    mode: leg.mode,
    from: leg.origin,
    to: leg.destination,
    scheduled: leg,
    road: null,
    departure,
    arrival,
    durationMinutes: leg.durationMinutes,
    nights,
    costMinor: leg.priceMinor * frame.people,
    slotsBefore: before,
    slotsAfter: after,
    idleMinutes: nights === 0 ? idleMinutes(frame, slots, leg, before, after, departure, arrival) : 0,
  };
}

/** In the city where the trip begins and in the one where it ends nobody waits: they are at home. */
function idleMinutes(
  { timed, origin, endsAt }: Frame,
  slots: readonly DaySlot[],
  { origin: from, destination: to }: ScheduledLeg,
  before: number,
  after: number,
  departure: number,
  arrival: number,
): number {
  if (!timed) return 0;
  const last = slots[before - 1];
  const next = slots[slots.length - after];
  const wait = from === origin || last === undefined ? 0 : departure - RHYTHM.beforeDepartureMinutes - last.end;
  const rest = to === endsAt || next === undefined ? 0 : next.start - arrival - RHYTHM.afterArrivalMinutes;
  return Math.max(0, wait) + Math.max(0, rest);
}

function nightsOn({ timed }: Frame, { mode, arrivalTime, arrivalDayOffset }: ScheduledLeg): number {
  const isSlept = timed && mode === "train" && clockMinutes(arrivalTime, 0) >= RHYTHM.nightTrainArrival;
  return isSlept ? arrivalDayOffset : 0;
}

function roadOption(frame: Frame, mode: RoadMode, from: string, to: string, day: number): LegOption | null {
  const road = frame.world.road(from, to);
  const costMinor = road ? roadCostMinor(road, mode, frame.people) : null;
  if (!road || road.minutes === null || costMinor === null) return null;
  const id = roadId(mode, from, to);
  if (isLeftOut(frame.request, id)) return null;
  const date = frame.dates[day - 1] ?? "";
  const { slots } = frame.dayPlan(day);
  const departure = Math.max(RHYTHM.roadDepartureTime, earliestDeparture(frame, day));
  const arrival = departure + road.minutes + frame.clockOffset(to, date) - frame.clockOffset(from, date);
  return {
    id,
    mode,
    from,
    to,
    scheduled: null,
    road,
    departure,
    arrival,
    durationMinutes: road.minutes,
    nights: 0,
    costMinor,
    slotsBefore: slotsBefore(slots, departure, 0),
    slotsAfter: slotsAfter(slots, arrival),
    idleMinutes: 0,
  };
}
