import {
  capitalised,
  counted,
  type EntryKey,
  type EntryValue,
  entryLabelInSentence,
  formatDate,
  formatMoney,
  type Learned,
  NO_PREFERENCE,
  type Said,
  usd,
} from "@/server/trip";

const or = new Intl.ListFormat("en", { type: "disjunction" });
const and = new Intl.ListFormat("en", { type: "conjunction" });

/** "Hilton or Marriott", "at least 4 stars", "yes", "$2,900". */
export function valueWords(entry: EntryKey, value: EntryValue): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") {
    if (entry === "persona.budget") return formatMoney(usd(value));
    return entry.endsWith(".ratings") ? `at least ${value} ${value === 1 ? "star" : "stars"}` : String(value);
  }
  return value === NO_PREFERENCE ? NO_PREFERENCE : or.format(typeof value === "string" ? [value] : value);
}

/** "business (flight cabin)", "restaurant live music: yes". */
export function entryWords(entry: EntryKey, value: EntryValue): string {
  const [label, words] = [entryLabelInSentence(entry), valueWords(entry, value)];
  return typeof value === "boolean" ? `${label}: ${words}` : `${words} (${label})`;
}

/** What changed about the trip and the preferences, in words: what is new, and what stands in place of something else. */
export interface Changes {
  readonly noted: readonly string[];
  readonly corrected: readonly string[];
}

/** Between what was said of the trip `before` and `now`, with the preferences `learned` in between. */
export function changesBetween(before: Said, now: Said, learned: readonly Learned[]): Changes {
  const noted: string[] = [];
  const corrected: string[] = [];
  for (const words of TRIP_FIELDS) {
    const [was, is] = [words(before), words(now)];
    if (is === null || is === was) continue;
    if (was === null) noted.push(is);
    else corrected.push(`${is} instead of ${was}`);
  }
  for (const { entry, value, before: was } of learned) {
    if (value === null || saysTheSame(entry, before, now)) continue;
    if (was === null) noted.push(entryWords(entry, value));
    else
      corrected.push(
        `${valueWords(entry, value)} instead of ${valueWords(entry, was)} (${entryLabelInSentence(entry)})`,
      );
  }
  return { noted, corrected };
}

/** "Business instead of economy (flight cabin). Noted: from Boston and 5 days."; null: nothing changed. */
export function changesSentence({ noted, corrected }: Changes): string | null {
  const sentences = [
    ...(corrected.length > 0 ? [`${capitalised(and.format(corrected))}.`] : []),
    ...(noted.length > 0 ? [`Noted: ${and.format(noted)}.`] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
}

/** Entries that the trip itself speaks of are told once. */
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

/** Each field of the trip in words; null where nothing was said of it. */
const TRIP_FIELDS: readonly ((said: Said) => string | null)[] = [
  ({ trip }) => worded(trip.origin, (origin) => `from ${origin}`),
  ({ trip }) => worded(placesOf(trip), (places) => `to ${places}`),
  ({ trip }) => datesOf(trip),
  ({ trip }) => worded(trip.days, (days) => counted(days, "day")),
  ({ trip }) => worded(trip.people, (people) => (people === 1 ? "one person" : `${people} people`)),
  ({ trip }) => worded(trip.children, (children) => (children === 1 ? "one child" : `${children} children`)),
  ({ trip }) => (trip.pets === true ? "with a pet" : null),
  ({ trip }) => worded(trip.budget, (budget) => `a budget of ${formatMoney(usd(budget))}`),
  ({ constraints }) => worded(constraints.transportation, String),
  ({ constraints }) => worded(constraints.roomType, String),
  ({ constraints }) => worded(constraints.houseRule, (rules) => `${and.format(rules)} allowed where you stay`),
  ({ constraints }) => worded(constraints.cuisines, (cuisines) => `${and.format(cuisines)} food`),
];

function worded<T>(value: T | undefined | null, words: (value: T) => string): string | null {
  return value === undefined || value === null ? null : words(value);
}

function placesOf({ destinations, stops, region }: Said["trip"]): string | null {
  const cities = destinations ?? stops?.map(({ city }) => city) ?? [];
  return cities.length > 0 ? and.format(cities) : (region ?? null);
}

function datesOf({ startDate, window }: Said["trip"]): string | null {
  if (startDate !== undefined) return `starting ${formatDate(startDate)}`;
  return window === undefined ? null : `between ${formatDate(window.from)} and ${formatDate(window.to)}`;
}
