import { addDays, daysBetween, type LocalDate } from "@/server/trip";
import type { Item } from "../text/item";
import { dateOf } from "./calendar-phrases";
import { type CalendarContext, inferYear } from "./date-reader";
import type { WrittenDay } from "./mentions";

/** A day named on its own; month 0 stands for one found by the calendar ("tomorrow"), whose date is exact. */
export interface SingleDay {
  readonly date: LocalDate | null;
  readonly day: WrittenDay;
  readonly at: number;
}

interface SinglesRead {
  readonly start: LocalDate | null;
  readonly end: LocalDate | null;
  readonly startUnclear: boolean;
  readonly endUnclear: boolean;
}

const STARTS =
  /^(start|starts|starting|depart|departs|departing|leave|leaves|leaving|begin|begins|beginning|from|commencing|fly|flying|out|outbound|arrive|arriving|after)$/;
const ENDS =
  /^(end|ends|ending|return|returns|returning|back|home|conclude|concludes|concluding|finish|finishes|finishing|until|till|til|through|inbound|by)$/;

/** The date meant by a day as written: without a month the next such day, without a year the next such date. */
export function resolveDay(
  day: WrittenDay,
  year: number | null,
  after: LocalDate | null,
  context: CalendarContext,
): LocalDate | null {
  const earliest = after ?? (context.worldDates === null ? context.today : context.worldDates.from);
  if (day.month === null) {
    for (let ahead = 0; ahead < 32; ahead += 1) {
      const date = addDays(earliest, ahead);
      if (Number(date.slice(8, 10)) === day.day) return date;
    }
    return null;
  }
  return dateOf(day.year ?? year ?? inferYear(day.month, day.day, context), day.month, day.day);
}

type Role = "start" | "end";

/** What the words beside a day make of it; a return may also stand behind it: "on the 18th I have to be back". */
function roleOf(items: readonly Item[], at: number): Role | null {
  const own = items[at]?.lower.split(" ")[0] ?? "";
  if (arrivesBy(items, at, own)) return null;
  if (ENDS.test(own)) return "end";
  if (STARTS.test(own)) return "start";
  const before = items.slice(Math.max(0, at - 4), at).findLast((item) => endsPhrase(item) || cueOf(item) !== null);
  const cue = before === undefined || endsPhrase(before) ? null : cueOf(before);
  if (cue !== null) return cue === "end" ? "end" : null;
  const after = items.slice(at + 1, at + 9);
  const end = after.findIndex((item) => endsPhrase(item) || /^(,|and|then|until|-)$/.test(item.lower));
  const phrase = end < 0 ? after : after.slice(0, end);
  return after[end]?.kind !== "date" && phrase.some((item) => /^(back|home|return)$/.test(item.lower)) ? "end" : null;
}

/** "I need to be in Pittsburgh by November 4". */
function arrivesBy(items: readonly Item[], at: number, own: string): boolean {
  if (own !== "by" && items[at - 1]?.lower !== "by") return false;
  const before = items.slice(Math.max(0, at - 7), at).map((item) => item.lower);
  return (
    before.some((word) => /^(be|arrive|reach|get)$/.test(word)) && !before.some((word) => /^(back|home)$/.test(word))
  );
}

function endsPhrase(item: Item): boolean {
  return item.kind === "date" || item.kind === "break";
}

function cueOf(item: Item): Role | null {
  if (item.kind !== "word") return null;
  return ENDS.test(item.lower) ? "end" : STARTS.test(item.lower) ? "start" : null;
}

/** Days named one by one: the first is the start and the second the end, unless the words beside them say otherwise. */
export function readSingles(
  items: readonly Item[],
  singles: readonly SingleDay[],
  year: number | null,
  context: CalendarContext,
): SinglesRead {
  let start: LocalDate | null = null;
  let end: LocalDate | null = null;
  let startUnclear = false;
  let endUnclear = false;
  const roles = singles.map(({ at }) => roleOf(items, at));
  const lastDay = singles.find(({ day }, index) => roles[index] === "end" && day.month !== null)?.date ?? null;
  singles.forEach(({ date, day }, index) => {
    const role = roles[index] ?? null;
    const isEnd = role === "end" || (role === null && index > 0 && start !== null && end === null);
    if (isEnd) {
      const meant = day.month === null && start !== null ? resolveDay(day, year, start, context) : date;
      if (end !== null && end !== meant && start !== null) endUnclear = true;
      else if (end !== null && end !== meant) start = end;
      end = day.month === 0 ? weekAfter(meant, start) : meant;
      if (meant === null) endUnclear = true;
      return;
    }
    const meant = day.month === null && lastDay !== null ? dayBefore(lastDay, day.day) : date;
    if (start === null) {
      start = meant;
      if (meant === null) startUnclear = true;
    } else if (start !== meant) startUnclear = true;
  });
  return { start, end, startUnclear, endUnclear };
}

/** The latest such day of a month before a date: "back on November 18, leaving on the 14th". */
function dayBefore(end: LocalDate, day: number): LocalDate | null {
  for (let ago = 0; ago < 32; ago += 1) {
    const date = addDays(end, -ago);
    if (Number(date.slice(8, 10)) === day) return date;
  }
  return null;
}

/** A weekday on which the trip ends lies after its start: "on Monday … back on Thursday". */
function weekAfter(end: LocalDate | null, start: LocalDate | null): LocalDate | null {
  if (end === null || start === null || end >= start) return end;
  return addDays(end, 7 * Math.ceil(daysBetween(end, start) / 7));
}
