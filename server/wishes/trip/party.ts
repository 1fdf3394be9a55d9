import { type Planned, refused, replanned, type Wish } from "../wish";
import { COUNT, countOf } from "../words";

const MORE: readonly RegExp[] = [
  new RegExp(`\\b(${COUNT}) (?:more|extra|additional) (?:person|people|travell?er|guest|adult|friend)s?\\b`),
  new RegExp(`\\b(${COUNT}) (?:person|people|travell?er|guest|adult|friend)s? (?:more|extra)\\b`),
  new RegExp(`\\b(?:add|bring) (${COUNT}) (?:person|people|travell?er|guest|adult|friend)s?\\b`),
  /\b(another) (?:person|travell?er|guest|adult|friend)\b/,
  /\bmy (?:\w+ )?(?:friend|sister|brother|mother|mom|father|dad|wife|husband|partner|cousin|aunt|uncle|colleague)\b.*\b(?:joins?|joining|comes?|coming|wants to come)\b/,
];
const FEWER: readonly RegExp[] = [
  new RegExp(`\\b(${COUNT}) (?:person|people|travell?er|guest|adult)s? (?:less|fewer)\\b`),
  new RegExp(`\\b(${COUNT}) (?:less|fewer) (?:person|people|travell?er|guest|adult)s?\\b`),
  /\bmy (?:\w+ )?(?:friend|sister|brother|mother|mom|father|dad|wife|husband|partner|cousin|aunt|uncle|colleague)\b.*\b(?:can't|cannot|won't|isn't|not) (?:come|join|coming|joining|make it)\b/,
];

/** "One more person", "my sister comes along too". */
export function readParty(words: string, { plan }: Planned): Wish | null {
  const fewer = countIn(FEWER, words);
  const more = fewer === null ? countIn(MORE, words) : null;
  if (fewer === null && more === null) return null;
  const people = plan.request.people + (more ?? 0) - (fewer ?? 0);
  if (people < 1) return refused("Then no one would travel.");
  const request = { ...plan.request, people, assumed: plan.request.assumed.filter((field) => field !== "people") };
  return replanned(request, people === 1 ? "one person" : `${people} people`);
}

function countIn(patterns: readonly RegExp[], words: string): number | null {
  for (const pattern of patterns) {
    const match = pattern.exec(words);
    if (match !== null) return countOf(match[1] ?? "one");
  }
  return null;
}
