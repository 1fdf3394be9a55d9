import ICAL from "ical.js";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { oneLine } from "@/server/trip";
import type { SharedDay, SharedStop, SharedTrip } from "@/server/views";
import { type EventContext, stayEvent, stopEvent } from "./calendar-event";

// The library counts without the blank that continues a line, and the standard allows 75 bytes in all.
ICAL.foldLength = 74;

/**
 * The trip as iCalendar (RFC 5545), one event for each leg, meal and visit and one for each run of nights in a lodging.
 * Ids stay the same for the same place in the plan and SEQUENCE grows with every change, so that importing it again updates
 * what is there. `calendarId` is part of the ids, and seen by anyone who has the file. A feed says how often it is to be read again.
 */
export function toCalendar(trip: SharedTrip, calendarId: string, { isFeed = false } = {}): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Dragoman//Trip//EN");
  calendar.addPropertyWithValue("calscale", "GREGORIAN");
  calendar.addProperty(new ICAL.Property(["x-wr-calname", {}, "text", oneLine(trip.title)]));
  if (isFeed) {
    // RFC 7986, and what calendars of before it go by.
    calendar.addProperty(new ICAL.Property(["refresh-interval", {}, "duration", "PT1H"]));
    calendar.addProperty(new ICAL.Property(["x-published-ttl", {}, "duration", "PT1H"]));
  }
  for (const zone of zonesOf(trip)) calendar.addSubcomponent(zone);
  const context = { calendarId, sequence: trip.revision, changedAt: trip.changedAt, missing: trip.missing };
  for (const event of trip.days.flatMap((day) => eventsOfDay(day, trip.days, context))) calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

function eventsOfDay(day: SharedDay, days: readonly SharedDay[], context: EventContext): ICAL.Component[] {
  return day.stops.flatMap((stop) => {
    if (stop.kind !== "stay") return stopEvent(stop, day.date, context);
    return stop.night === 1 ? (stayEvent(nightsFrom(stop, day, days), day.date, context) ?? []) : [];
  });
}

/** The nights of the run that begins with `first` on `day`. */
export function nightsFrom(first: Extract<SharedStop, { kind: "stay" }>, day: SharedDay, days: readonly SharedDay[]) {
  const run = days.filter(({ number }) => number >= day.number && number < day.number + first.nights);
  return run.flatMap(({ stops }) =>
    stops.filter((stop): stop is typeof first => stop.kind === "stay" && stop.name === first.name),
  );
}

/** A description of each zone that a stop begins or ends in. */
function zonesOf(trip: SharedTrip): ICAL.Component[] {
  const moments = trip.days.flatMap(({ stops }) => stops.flatMap(({ start, end }) => [start, end]));
  const zones = new Set(moments.flatMap((moment) => moment?.zone ?? []));
  return [...zones].flatMap((zone) => zoneComponent(zone) ?? []);
}

/** The VTIMEZONE of an IANA zone; null where nobody described it. */
function zoneComponent(zone: string): ICAL.Component | null {
  const [block] = [tzlib_get_ical_block(zone)].flat();
  return block?.startsWith("BEGIN:VTIMEZONE") ? new ICAL.Component(ICAL.parse(block)) : null;
}
