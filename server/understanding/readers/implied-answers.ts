import { type EntryKey, type EntryValue, NO_PREFERENCE, preferenceEntry } from "@/server/trip";
import { FORMER, HELD_CHEAP, HELD_DEAR, UNCONCERNED } from "../lexicon/hints/attitudes";
import type { Item } from "../text/item";
import { rules } from "../text/rules";
import { answerOf } from "./bare-answers";
import { describedValues } from "./described";
import { AVOIDED } from "./entry-meanings";
import { readMentions } from "./entry-mentions";
import { type Answered, AVOIDING, hasNoPreference, isYesOrNo, oneValue } from "./entry-values";
import { moodOfTale } from "./feelings";

const DEAR = rules<true>([[HELD_DEAR, true]]);
const CHEAP = rules<true>([[HELD_CHEAP, true]]);
const CONTENT = rules<true>([[UNCONCERNED, true]]);
const FORMERLY = rules<true>([[FORMER, true]]);

const DENIES = /^(no|not|never|without|nor|neither)$/;

/** What an answer that names no value of the asked entry still tells of it: by a yes or no, by describing it, or by a complaint. */
export function impliedAnswer(
  items: readonly Item[],
  withTales: readonly Item[],
  asked: EntryKey,
  /** The values that were turned down by name, or null, and whether the answer settles another entry. */
  { rejected, isAboutElse }: { readonly rejected: readonly EntryValue[] | null; readonly isAboutElse: boolean },
): Answered | "unclear" | null {
  const isRejected = rejected !== null;
  const isYesNo = isYesOrNo(asked);
  const bare = answerOf(items, asked, isRejected || isAboutElse);
  if (isYesNo && bare !== null && bare !== "unclear") return bare;
  const described = describedAnswer(items, withTales, asked, rejected ?? []);
  if (described !== null) return described;
  if (isYesNo) return judgement(items, preferenceEntry(asked).kind === "boolean") ?? bare;
  const isContent = CONTENT.find(items).length > 0 || isTautology(items);
  const isChoice = hasNoPreference(asked) && !isRejected && !isAboutElse;
  return (bare === null || bare === "unclear") && isChoice && isContent ? { value: NO_PREFERENCE } : bare;
}

/** The value that the asked entry is described as by what is wished for; null where there is none, or several that contradict each other. */
export function describedValue(items: readonly Item[], asked: EntryKey): EntryValue | null {
  const values = describedValues(items, asked, "wish").filter((value) => value !== NO_PREFERENCE);
  return oneValue(asked, values);
}

/** What the asked entry is described as, by what is wished for or else by how something earlier went. */
function describedAnswer(
  items: readonly Item[],
  withTales: readonly Item[],
  asked: EntryKey,
  rejected: readonly EntryValue[],
): Answered | "unclear" | null {
  const missed = missedValues(withTales, asked);
  const wished = missed.length > 0 ? missed : describedValues(items, asked, "wish");
  const isTale = withTales.length > items.length;
  const named = wished.length > 0 || !isTale ? wished : toldValues(withTales, asked);
  // "No zoos, I feel sorry for the animals": what was turned down by name is not described as wanted.
  const isChoice =
    preferenceEntry(asked).kind === "choice" && missed.length === 0 && items.some(({ lower }) => DENIES.test(lower));
  const chosen = named.filter((value) => value !== NO_PREFERENCE && !(isChoice && rejected.includes(value)));
  if (chosen.length === 0 && rejected.length > 0 && isChoice && named.length > 0) return null;
  const values = chosen.length > 0 ? chosen : named;
  if (values.length === 0) return null;
  const value = oneValue(asked, values);
  return value === null ? "unclear" : { value };
}

/** "The last place had no internet": what was missing earlier is wanted now. */
function missedValues(withTales: readonly Item[], asked: EntryKey): readonly EntryValue[] {
  if (isAvoided(asked) || FORMERLY.find(withTales).length === 0) return [];
  return [...new Set(readMentions(withTales, asked).rejected.get(asked) ?? [])];
}

/** "We flew Delta last year and it was a nightmare": what went well is wanted again, what went wrong avoided. */
function toldValues(withTales: readonly Item[], asked: EntryKey): readonly EntryValue[] {
  const mood = moodOfTale(withTales);
  const counts = mood === (AVOIDING.has(asked) ? "grievance" : "pleasure");
  const named = counts ? readMentions(withTales, asked).mentions.filter(({ entry }) => entry === asked) : [];
  return named.length > 0 ? [...new Set(named.map(({ value }) => value))] : describedValues(withTales, asked, mood);
}

/** Whether what is turned down of it is avoided, which is an entry of its own. */
function isAvoided(asked: EntryKey): boolean {
  return AVOIDED[asked] !== undefined || AVOIDING.has(asked);
}

/** "Wouldn't leave home without it" is a yes, "a waste of money" a no. */
function judgement(items: readonly Item[], isBoolean: boolean): Answered | null {
  if (CHEAP.find(items).length > 0) return { value: isBoolean ? false : "No" };
  return DEAR.find(items).length > 0 ? { value: isBoolean ? true : "Yes" } : null;
}

/** "A seat is a seat", "planes are planes": one is as good as another. */
function isTautology(items: readonly Item[]): boolean {
  const words = items.filter(({ lower }) => !/^(a|an|the)$/.test(lower));
  return words.some(
    ({ lower }, at) => /^(is|are)$/.test(lower) && at > 0 && words[at - 1]?.lower === words[at + 1]?.lower,
  );
}
