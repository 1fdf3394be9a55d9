import type { World } from "@/server/worlds";
import { withoutTags } from "../text/machine-text";
import { LONGEST_TEXT } from "../text/normalize";
import type { CalendarContext } from "./dates/date-reader";
import { wordsIn } from "./propose/words";
import type { Stretch } from "./text-reading";

type ReadAgainst = Pick<CalendarContext, "today" | "tripDates">;

/** A text as it is read: no longer than is read, without markup, with the day and the world's dates that it is read by. */
export function prepareText(written: string, { today, tripDates }: ReadAgainst, world: World | null) {
  const context: CalendarContext = { today, worldDates: datesOf(world), tripDates };
  return { text: withoutTags(written.slice(0, LONGEST_TEXT)), context, currency: world?.describe().currency ?? "USD" };
}

/**
 * Words and signs that are read of one text: nobody describes a trip in more, and one text must not keep the server from the others.
 */
const MOST_WORDS = 1_500;

/** The text as far as it is read, and what follows, which stays unread. */
export function asFarAsRead(text: string): { text: string; rest: Stretch[] } {
  const end = wordsIn(text)[MOST_WORDS]?.from;
  if (end === undefined) return { text, rest: [] };
  return { text: text.slice(0, end), rest: [{ from: end, to: text.length, text: text.slice(end) }] };
}

function datesOf(world: World | null): CalendarContext["worldDates"] {
  const description = world?.describe();
  return description === undefined || description.movesWithToday ? null : description.dates;
}
