import ICAL from "ical.js";
import {
  addDays,
  counted,
  formatDate,
  formatMoney,
  isUnpriced,
  type LocalDate,
  type Moment,
  minutesOfDay,
  oneLine,
  sleepingWords,
  sumMoney,
  timeOfMinutes,
} from "@/server/trip";
import type { SharedStop, SharedTrip } from "@/server/views";
import { stopDetails, stopHeadline } from "../stop-text";

/** What is the same for every event of a calendar. */
export interface EventContext {
  /** Makes the events' ids unique among all calendars. */
  readonly calendarId: string;
  readonly sequence: number;
  readonly changedAt: string;
  /** What the world has no records of. */
  readonly missing: SharedTrip["missing"];
}

/** A leg, meal or visit: with its times, or for the whole day where the world has none. */
export function stopEvent(stop: SharedStop, date: LocalDate, context: EventContext): ICAL.Component {
  const event = newEvent(stop, stopHeadline(stop), context);
  if (stop.start === null) {
    addWholeDays(event, date, addDays(date, 1));
  } else {
    addMoment(event, "dtstart", stop.start);
    if (stop.end !== null) addMoment(event, "dtend", stop.end);
  }
  addText(event, "description", [stopDetails(stop).join(", "), ...commonLines(stop), costLine([stop], context)]);
  return event;
}

/** The nights in one lodging, `nights` in order, as one event over their days; it leaves the days free for other things. */
export function stayEvent(
  nights: readonly Extract<SharedStop, { kind: "stay" }>[],
  date: LocalDate,
  context: EventContext,
): ICAL.Component | null {
  const [first] = nights;
  if (first === undefined) return null;
  const checkOut = addDays(date, nights.length);
  const event = newEvent(first, `${stopHeadline(first)} (${counted(nights.length, "night")})`, context);
  addWholeDays(event, date, checkOut);
  addText(event, "description", [
    `${sleepingWords(first)}, check-out on ${formatDate(checkOut)}`,
    ...commonLines(first),
    costLine(nights, context),
  ]);
  return event;
}

function newEvent(stop: SharedStop, summary: string, context: EventContext): ICAL.Component {
  const event = new ICAL.Component("vevent");
  event.addPropertyWithValue("uid", `${stop.id}.${context.calendarId}@dragoman`);
  event.addPropertyWithValue("sequence", context.sequence);
  const changed = ICAL.Time.fromJSDate(new Date(context.changedAt), true);
  event.addPropertyWithValue("dtstamp", changed);
  event.addPropertyWithValue("last-modified", changed);
  event.addPropertyWithValue("summary", oneLine(summary));
  event.addPropertyWithValue("location", oneLine(locationOf(stop)));
  if (stop.coordinates !== null && stop.kind !== "leg") {
    const { latitude, longitude } = stop.coordinates;
    event.addPropertyWithValue("geo", [latitude, longitude]);
  }
  return event;
}

function locationOf(stop: SharedStop): string {
  if (stop.kind === "leg") return stop.from;
  return [stop.name, stop.address, stop.address?.includes(stop.city) ? null : stop.city].filter(Boolean).join(", ");
}

function commonLines(stop: SharedStop): string[] {
  return [
    ...(stop.confirmation === null ? [] : [`Confirmation: ${stop.confirmation}`]),
    ...(stop.phone === null ? [] : [`Phone: ${stop.phone}`]),
  ];
}

function costLine(stops: readonly SharedStop[], context: EventContext): string {
  const costs = stops.flatMap(({ cost, kind }) =>
    cost === null || (cost.amountMinor === 0 && isUnpriced(context, kind)) ? [] : [cost],
  );
  return costs.length === 0 ? "" : `${formatMoney(sumMoney(costs))} for everyone`;
}

function addText(event: ICAL.Component, name: string, lines: readonly string[]) {
  const text = lines.map(oneLine).filter((line) => line !== "");
  if (text.length > 0) event.addPropertyWithValue(name, text.join("\n"));
}

/** `end` is the first day that no longer belongs to it. */
function addWholeDays(event: ICAL.Component, start: LocalDate, end: LocalDate) {
  event.addPropertyWithValue("dtstart", ICAL.Time.fromDateString(start));
  event.addPropertyWithValue("dtend", ICAL.Time.fromDateString(end));
  event.addPropertyWithValue("transp", "TRANSPARENT");
}

/** The local time with its own zone, so that a flight ends in the time of where it lands; without a zone wherever one is. */
function addMoment(event: ICAL.Component, name: string, moment: Moment) {
  const property = new ICAL.Property(name);
  property.setValue(ICAL.Time.fromDateTimeString(wallClock(moment)));
  if (moment.zone !== null) property.setParameter("tzid", moment.zone);
  event.addProperty(property);
}

/** What a clock on the wall shows, "2026-03-14T07:05:00"; "24:00" is the next day's beginning. */
function wallClock({ date, time }: Moment): string {
  const minutes = minutesOfDay(time);
  return `${minutes === 1440 ? addDays(date, 1) : date}T${timeOfMinutes(minutes)}:00`;
}
