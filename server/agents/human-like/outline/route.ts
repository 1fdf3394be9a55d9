import { addDays, fail, isLocalDate, type LocalDate, ok, type Result } from "@/server/trip";
import { dateIn } from "./date-in";

/** A day of a rough route: spent in `city`, which it reaches from `from` when that is another one. */
export interface RouteDay {
  readonly number: number;
  readonly date: LocalDate;
  readonly from: string;
  readonly city: string;
}

export interface Route {
  readonly days: readonly RouteDay[];
  readonly limit: "no flight" | "no self-driving" | null;
}

const DAY = /^\W*day\s+(\d{1,3})\b([^:(]{0,60}:|[^:(]{0,20}\([^)]{0,60}\)[\s*]*:?)(.*)$/i;
const STAY = String.raw`(?:explor(?:e|ing)|visit(?:ing)?|(?:stay|staying|day|spend the day)\s+in)`;
/** Names of cities have full stops of their own ("St. Petersburg"): only one before what is done there or the end ends a name. */
const MOVE = new RegExp(
  String.raw`\bfrom\s+(.+?)\s+to\s+(.+?)(?=[;,(]|\s+(?:by|via|and|then)\b|\.?\s*(?:\b${STAY}\b|[.*\s]*$))`,
  "i",
);
const STAYING = new RegExp(String.raw`\b${STAY}\s+(.+?)(?:[;,(]|\s+and\b|[.*\s]*$)`, "i");
const LIMIT = /transportation limit\W*(no flight|no self-driving|none)/i;

/**
 * Reads a route as PathFinder writes it, and as models vary that: dates in words (of the year that follows `today`) or left out but for the
 * first, "Explore", "Visit" and "Stay in" for "Exploring". The problem says which line cannot be read.
 */
export function readRoute(text: string, today: LocalDate): Result<Route> {
  const days: RouteDay[] = [];
  for (const line of text.split("\n")) {
    const [, written, head = "", rest = ""] = DAY.exec(line) ?? [];
    if (written === undefined) continue;
    const before = days.at(-1);
    const date = dateOf(head, before?.date, today);
    const place = placeOf(rest, before?.city);
    if (date === null || place === null || Number(written) !== days.length + 1) {
      return unreadable(`The line "${line.trim()}" is not the day ${days.length + 1} of a route.`);
    }
    days.push({ number: Number(written), date, ...place });
  }
  if (days.length < 2) return unreadable("There are no lines of days.");
  const limit = LIMIT.exec(text)?.[1]?.toLowerCase();
  return ok({ days, limit: limit === "no flight" || limit === "no self-driving" ? limit : null });
}

/** The date that is written, else the one after the day before; null where neither is there. */
function dateOf(head: string, before: LocalDate | undefined, today: LocalDate): LocalDate | null {
  const iso = /\d{4}-\d{2}-\d{2}/.exec(head)?.[0];
  if (iso !== undefined) return isLocalDate(iso) ? iso : null;
  return dateIn(head, today) ?? (before === undefined ? null : addDays(before, 1));
}

function placeOf(rest: string, before: string | undefined): { from: string; city: string } | null {
  const [, from, to] = MOVE.exec(rest) ?? [];
  if (from !== undefined && to !== undefined) return { from: from.trim(), city: to.trim() };
  const city = STAYING.exec(rest)?.[1]?.trim();
  if (city === undefined) return null;
  return before === undefined || before === city ? { from: city, city } : null;
}

/** "Day 1 (2022-03-16): from Buffalo to Atlanta. Exploring Atlanta." and so on. */
export function routeText({ days }: Route): string {
  return days.map((day, index) => dayText(day, index === days.length - 1)).join("\n");
}

function dayText({ number, date, from, city }: RouteDay, isLast: boolean): string {
  const move = from === city ? null : `from ${from} to ${city}.`;
  const stay = move !== null && isLast ? null : `Exploring ${city}.`;
  return `Day ${number} (${date}): ${[move, stay].filter((part) => part !== null).join(" ")}`;
}

function unreadable(message: string): Result<never> {
  return fail({ code: "bad_model_answer", message: `${message} Write one line per day, as in the example.` });
}
