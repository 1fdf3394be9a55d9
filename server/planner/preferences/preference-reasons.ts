import {
  capitalized,
  type EntryKey,
  type EntryValue,
  isAvoided,
  isUnwanted,
  NO_PREFERENCE,
  preferenceEntry,
  type Reason,
  type TripRequest,
} from "@/server/trip";
import { type Rated, satisfaction } from "./satisfaction";

/**
 * The preferences that a record satisfies, in sentences that name what the record has ("Delta Airlines, as you like."). One that
 * nobody said but the request assumes is shown as such.
 */
export function preferenceReasons(
  { preferences, assumed }: Pick<TripRequest, "preferences" | "assumed">,
  rated: Rated,
): Reason[] {
  return preferences.flatMap(({ entry, value, strength }): Reason[] => {
    if (isUnwanted(strength)) return [];
    const isMust = strength === "must";
    const text = sentenceFor(entry, value, rated, isMust ? "must" : assumed.includes(entry) ? "assumed" : "said");
    const because = isMust ? ({ kind: "demand", demand: entry } as const) : ({ kind: "preference", entry } as const);
    return text === null ? [] : [{ because, text }];
  });
}

function sentenceFor(entry: EntryKey, value: EntryValue, rated: Rated, how: How): string | null {
  if (typeof value === "number") return ratingSentence(entry, value, rated, how);
  if (typeof value === "boolean") return neededSentence(entry, value, rated, how);
  const choices = (typeof value === "string" ? [value] : value).filter((choice) => choice !== NO_PREFERENCE);
  if (isAvoided(entry)) {
    const isKept = choices.length > 0 && satisfaction(entry, choices, rated) === 1;
    return isKept ? `Not ${or.format(choices.map(capitalized))}, which ${told("you avoid", how)}.` : null;
  }
  const found = choices.filter((choice) => satisfaction(entry, choice, rated) === 1);
  if (found.length === 0) return null;
  const words = found.map((choice) => choiceWords(entry, choice));
  return `${capitalized(and.format(words))}, as ${told("you like", how, "you insist")}.`;
}

const and = new Intl.ListFormat("en", { type: "conjunction" });
const or = new Intl.ListFormat("en", { type: "disjunction" });

/** How a preference came to be: said, insisted on, or only assumed. */
type How = "said" | "must" | "assumed";

function told(what: string, how: How, insisting = what): string {
  if (how === "must") return insisting;
  return how === "assumed" ? `I assumed ${what}` : what;
}

function ratingSentence(entry: EntryKey, least: number, rated: Rated, how: How): string | null {
  if (satisfaction(entry, least, rated) !== 1) return null;
  const rating = ratingOf(rated);
  return rating === null
    ? null
    : `${rating} stars; ${told(`you want at least ${least}`, how, `you insist on at least ${least}`)}.`;
}

function ratingOf({ kind, record }: Rated): number | null {
  switch (kind) {
    case "leg":
      return null;
    case "lodging":
    case "restaurant":
      return record.rating;
    case "attraction":
      return record.details?.rating ?? null;
  }
}

function neededSentence(key: EntryKey, value: boolean, rated: Rated, how: How): string | null {
  const entry = preferenceEntry(key);
  if (!value || entry.kind !== "boolean" || satisfaction(key, value, rated) !== 1) return null;
  return `${entry.met}, which ${told("you need", how)}.`;
}

function choiceWords(key: EntryKey, choice: string): string {
  const entry = preferenceEntry(key);
  const { met = "{}" } = entry.kind === "choice" ? entry : {};
  if (typeof met !== "string") return met[choice] ?? choice;
  return met.replace("{}", met.startsWith("{}") ? choice : lowered(choice));
}

/** "1-2 hours" and "Wi-Fi" stay as they are. */
function lowered(choice: string): string {
  return /^[A-Z][a-z]/.test(choice) ? choice.slice(0, 1).toLowerCase() + choice.slice(1) : choice;
}
