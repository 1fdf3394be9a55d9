import type { Dialog } from "@/server/elicitation";
import { capitalized, type EntryKey, type EntryValue, isUnwanted, NO_PREFERENCE, type Said } from "@/server/trip";
import type { Learned } from "@/server/views";
import { preferenceParts, type Wish } from "./preference-parts";
import { preferenceWords } from "./preference-words";
import { TRIP_PARTS } from "./trip-words";

const and = new Intl.ListFormat("en", { type: "conjunction" });
/** In one reply; the rest is beneath the words that said it. */
const MOST_TOLD = 8;

/** What changed about the trip and the preferences, in words: what is new, what is in place of something else, what is gone. */
export interface Changes {
  readonly noted: readonly string[];
  readonly corrected: readonly string[];
  readonly gone: readonly string[];
}

/** Fields of the trip that could not be made sense of, before and now: they are left to the question about them. */
interface Unsettled {
  readonly unsettledBefore?: readonly string[];
  readonly unsettled?: readonly string[];
}

/** Between what was said of the trip `before` and `now`, with the preferences `learned` in between. */
export function changesBetween(
  before: Said,
  now: Said,
  learned: readonly Learned[],
  { unsettledBefore = [], unsettled = [] }: Unsettled = {},
): Changes {
  const news = learned.filter(({ entry }) => !saysTheSame(entry, before, now));
  const noted: string[] = [];
  const corrected: string[] = [];
  const gone: string[] = [];
  for (const { fields, words } of TRIP_PARTS) {
    const isNew = fields.some(
      (field) => unsettledBefore.includes(field) || (field === "people" && isFirstCount(before)),
    );
    const [was, is] = [isNew ? null : words(before), words(now)];
    if (is === was || fields.some((field) => unsettled.includes(field) || isCoveredByEntry(field, news))) continue;
    if (is === null) gone.push(was ?? "");
    else if (was === null) noted.push(is);
    else corrected.push(insteadOf(is, was));
  }
  const fresh: Wish[] = [];
  for (const { entry, value, before: was, strength } of news) {
    if (value === null) continue;
    const words = preferenceWords(entry, value, strength);
    if (was === null || was === NO_PREFERENCE || holdsMore(value, was)) fresh.push({ entry, value, strength });
    else if (value === NO_PREFERENCE) corrected.push(`${words} any more`);
    else corrected.push(insteadOf(words, preferenceWords(entry, was)));
  }
  return { noted: [...noted, ...preferenceParts(fresh)], corrected, gone };
}

/** Whether a list goes on with what was there: nothing took the place of anything. */
function holdsMore(value: EntryValue, was: EntryValue): boolean {
  return Array.isArray(value) && [was].flat().every((one) => value.some((each) => each === one));
}

/** Preferences that were known before and are not any more, in words. */
export function goneBetween(before: Dialog, now: Dialog): string[] {
  const wanted = preferenceParts(
    [...before.notes].flatMap(([entry, { value }]) =>
      value === null || now.notes.has(entry) ? [] : [{ entry, value, strength: "want" }],
    ),
  );
  const unwanted = [...before.unwanted].flatMap(([entry, { values }]) =>
    now.unwanted.has(entry) ? [] : [preferenceWords(entry, [...values], "must not")],
  );
  return [...wanted, ...unwanted];
}

/** "Business class instead of economy class. Noted: from Boston to Austin and 5 days."; null: nothing changed. */
export function changesSentence({ noted, corrected }: Pick<Changes, "noted" | "corrected">): string | null {
  const sentences = [
    ...(corrected.length > 0 ? [`${capitalized(and.format(corrected))}.`] : []),
    ...(noted.length > 0 ? [`Noted: ${listed(noted)}.`] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
}

/** Children alone are no party that another could take the place of. */
function isFirstCount({ trip }: Said): boolean {
  return trip.people === undefined;
}

/** "6 days instead of 5", "to Denver instead of Portland": what both have in common is mentioned once. */
function insteadOf(is: string, was: string): string {
  const [now, before] = [is.split(" "), was.split(" ")];
  const isShared = now.length === 2 && before.length === 2;
  if (isShared && now[0] === before[0]) return `${is} instead of ${before[1]}`;
  if (isShared && now[1] === before[1]) return `${is} instead of ${before[0]}`;
  const tail = now.findLastIndex((word, at) => word !== before[at + before.length - now.length]) + 1;
  const shared = now.slice(tail).join(" ");
  if (tail > 0 && shared !== "" && was.length > shared.length)
    return `${now.slice(0, tail).join(" ")} instead of ${was.slice(0, -shared.length).trim()} ${shared}`;
  const direction = /^(?:from|to) /.exec(was)?.[0] ?? "";
  return `${is} instead of ${is.startsWith(direction) ? was.slice(direction.length) : was}`;
}

/** "from Boston to Austin, 5 days starting Mon 3 May, and 2 people"; of many the first, and how many more. */
export function listed(parts: readonly string[], most = MOST_TOLD): string {
  const joined = joinedWhere(joinedWhere(parts, /^from /, /^to /), /^\d+ days?$/, /^(?:starting|between) /);
  const more = joined.length - most;
  const named = more > 1 ? [...joined.slice(0, most), `${more} more things`] : joined;
  const [first = "", second] = named;
  if (named.length === 2 && first.startsWith("from ")) return `${first}, ${second}`;
  // A part with a comma of its own is set off by more than a comma.
  return named.some((part, index) => part.includes(",") && index < named.length - 1)
    ? `${named.slice(0, -1).join("; ")}; and ${named.at(-1)}`
    : and.format(named);
}

/** "from Boston" and "to Austin", one after the other, are one part. */
function joinedWhere(parts: readonly string[], first: RegExp, second: RegExp): readonly string[] {
  const at = parts.findIndex((part, index) => first.test(part) && second.test(parts[index + 1] ?? ""));
  return at < 0 ? parts : [...parts.slice(0, at), `${parts[at]} ${parts[at + 1]}`, ...parts.slice(at + 2)];
}

/** Entries that the trip itself speaks of are mentioned once. */
function saysTheSame(entry: EntryKey, before: Said, now: Said): boolean {
  switch (entry) {
    case "persona.budget":
      return before.trip.budget !== now.trip.budget;
    case "persona.travelWithPets":
      return before.trip.pets !== now.trip.pets;
    case "persona.travelWithChild":
      return before.trip.children !== now.trip.children;
    default:
      return false;
  }
}

const TOLD_BY: Readonly<Record<string, EntryKey>> = {
  roomType: "hotel.preferredRoomType",
  cuisines: "restaurant.preferredCuisines",
};

/** A demand that came from a preference is described as the preference. */
function isCoveredByEntry(field: string, learned: readonly Learned[]): boolean {
  return learned.some(
    ({ entry, value, strength }) => entry === TOLD_BY[field] && value !== null && !isUnwanted(strength),
  );
}
