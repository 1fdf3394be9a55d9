import { z } from "zod";
import { fail, type LocalDate, localDateSchema, ok, type Result } from "@/server/trip";

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

const DAY = /^\W*day\s+(\d+)\s*\((\d{4}-\d{2}-\d{2})\)\s*:?\s*(.*)$/i;
/** Names of cities have full stops of their own ("St. Petersburg"): only one before "Exploring" or the end ends a name. */
const MOVE = /\bfrom\s+(.+?)\s+to\s+(.+?)(?=[.;,]?\s*(?:\bexploring\b|[.*\s]*$))/i;
const EXPLORING = /\bexploring\s+(.+?)[.*\s]*$/i;
const LIMIT = /transportation limit\s*:\s*(no flight|no self-driving|none)/i;
const number = z.coerce.number().int().min(1);

/** Reads a route as PathFinder writes it; the problem says which line cannot be read. */
export function readRoute(text: string): Result<Route> {
  const days: RouteDay[] = [];
  for (const line of text.split("\n")) {
    const [, written, date, rest = ""] = DAY.exec(line) ?? [];
    if (written === undefined) continue;
    const parsed = z.object({ number, date: localDateSchema }).safeParse({ number: written, date });
    const place = placeOf(rest, days.at(-1)?.city);
    if (!parsed.success || place === null || parsed.data.number !== days.length + 1) {
      return unreadable(`The line "${line.trim()}" is not the day ${days.length + 1} of a route.`);
    }
    days.push({ ...parsed.data, ...place });
  }
  if (days.length < 2) return unreadable("There are no lines of days.");
  const limit = LIMIT.exec(text)?.[1]?.toLowerCase();
  return ok({ days, limit: limit === "no flight" || limit === "no self-driving" ? limit : null });
}

function placeOf(rest: string, before: string | undefined): { from: string; city: string } | null {
  const [, from, to] = MOVE.exec(rest) ?? [];
  if (from !== undefined && to !== undefined) return { from: from.trim(), city: to.trim() };
  const city = EXPLORING.exec(rest)?.[1]?.trim();
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
