import type { World } from "@/server/worlds";
import { withoutTags } from "../text/machine-text";
import { LONGEST_TEXT } from "../text/normalize";
import type { CalendarContext } from "./dates/date-reader";

/** A text as it is read: no longer than is read, without markup, with the day and the world's dates that it is read by. */
export function prepareText(written: string, today: CalendarContext["today"], world: World | null) {
  const context: CalendarContext = { today, worldDates: datesOf(world) };
  return { text: withoutTags(written.slice(0, LONGEST_TEXT)), context, currency: world?.describe().currency ?? "USD" };
}

function datesOf(world: World | null): CalendarContext["worldDates"] {
  const description = world?.describe();
  return description === undefined || description.movesWithToday ? null : description.dates;
}
