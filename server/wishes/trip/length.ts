import type { Destination, RequestDates, TripRequest } from "@/server/trip";
import { firstDate, type Planned, refused, replanned, type Wish } from "../wish";
import { COUNT, countOf } from "../words";

/** Ways to say that the trip shall be longer or shorter; the group is by how many days. */
const LONGER: readonly RegExp[] = [
  new RegExp(`\\b(${COUNT}) (?:more|extra|additional) (?:full )?(?:day|night)s?\\b`),
  new RegExp(`\\b(${COUNT}) (?:day|night)s? (?:more|longer|extra)\\b`),
  new RegExp(
    `\\b(?:add|append|tack on|have|stay|spend|squeeze in)\\b.{0,20}?\\b(${COUNT}) (?:full )?(?:day|night)s?\\b(?! trip)`,
  ),
  new RegExp(`\\b(?:extend|lengthen|prolong)\\b.*\\bby (${COUNT}) (?:day|night)s?\\b`),
  new RegExp(`\\b(?:return|come back|go home|fly (?:back|home)|end)\\b.*\\b(${COUNT}) days? later\\b`),
  /\b(another) (?:full )?(?:day|night)\b/,
  /\bmake (?:it|the trip) (a (?:bit|little) )?longer\b/,
  /\b(a (?:bit|little) )?longer trip\b/,
];
const SHORTER: readonly RegExp[] = [
  new RegExp(`\\b(${COUNT}) (?:day|night)s? (?:less|fewer|shorter)\\b`),
  new RegExp(`\\b(${COUNT}) (?:less|fewer) (?:day|night)s?\\b`),
  new RegExp(`\\b(?:shorten|cut|reduce|trim)\\b.*\\bby (${COUNT}) (?:day|night)s?\\b`),
  new RegExp(
    `\\b(?:return|come back|go home|get back|fly (?:back|home)|end)\\b.*\\b(${COUNT}) days? (?:earlier|sooner|early)\\b`,
  ),
  new RegExp(
    `^(?:please )?(?:drop|remove|cut|lose|skip|take (?:away|off|out)|leave out) (?:the )?(last|final|${COUNT}) day\\b`,
  ),
  /\bmake (?:it|the trip) (a (?:bit|little) )?shorter\b/,
  /\b(a (?:bit|little) )?shorter trip\b/,
];
const SET = new RegExp(`\\bmake (?:it|the trip|that) (?:a )?(${COUNT})[ -]days?(?: trip)?\\b`);

/** "One more day", "a night less in Austin", "make it six days". */
export function readLength(words: string, { plan }: Planned): Wish | null {
  const days = plan.itinerary.days.length;
  const set = SET.exec(words)?.[1];
  const by = set === undefined ? changeIn(words) : countOf(set) - days;
  if (by === null) return null;
  if (by === 0) return refused(`The trip already takes ${counted(days)}.`);
  if (days + by < 1) return refused(`The trip takes ${counted(days)}; no day would be left.`);
  const city = plan.itinerary.days.map((day) => day.city).find((name) => words.includes(name.toLowerCase()));
  const request: TripRequest = {
    ...plan.request,
    dates: datesOf(plan.request.dates, firstDate(plan), days + by),
    destination: withNights(plan.request.destination, city ?? null, by, plan),
    // What was held in days that are gone is let go.
    locks: plan.request.locks.filter((lock) => lock.kind === "without" || lock.day <= days + Math.min(by, 0)),
  };
  return replanned(request, `${counted(days + by)} instead of ${days}${city === undefined ? "" : `, in ${city}`}`);
}

function changeIn(words: string): number | null {
  const longer = firstMatch(LONGER, words);
  if (longer !== null) return longer;
  const shorter = firstMatch(SHORTER, words);
  return shorter === null ? null : -shorter;
}

function firstMatch(patterns: readonly RegExp[], words: string): number | null {
  for (const pattern of patterns) {
    const match = pattern.exec(words);
    if (match !== null) return countOf(match[1] ?? "one");
  }
  return null;
}

/** Flexible dates stay so, no longer bound to a weekday; else the trip begins when the plan does. */
function datesOf(dates: RequestDates, start: string, days: number): RequestDates {
  return dates.kind === "window" ? { ...dates, days, startsOn: undefined } : { kind: "fixed", start, days };
}

/** Fixed nights must fit the new length: those of the named city change, else those of the last city that has some. */
function withNights(destination: Destination, city: string | null, by: number, plan: Planned["plan"]): Destination {
  if (destination.kind === "region") return destination;
  const fixed = destination.cities.filter(({ nights }) => nights !== null);
  const changed = city ?? (fixed.length === destination.cities.length ? fixed.at(-1)?.name : undefined);
  if (changed === undefined) return destination;
  const nightsIn = plan.itinerary.days.filter(
    (day) => day.city === changed && day.stops.some((s) => s.kind === "stay"),
  );
  const cities = destination.cities.map((each) =>
    each.name === changed ? { ...each, nights: Math.max(1, (each.nights ?? nightsIn.length) + by) } : each,
  );
  return { ...destination, cities };
}

function counted(days: number): string {
  return days === 1 ? "one day" : `${days} days`;
}
