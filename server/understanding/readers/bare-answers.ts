import { type EntryKey, NO_PREFERENCE, preferenceEntry } from "@/server/trip";
import { AFFIRMATIVE, NEGATIVE, NEGATIVE_STATEMENT, UNSURE, VAGUE, WHICH_ONE } from "../lexicon/answers";
import type { Item } from "../text/item";
import { captured } from "../text/pattern";
import { rules } from "../text/rules";
import { type Answered, AVOIDING, hasNoPreference } from "./entry-values";

const YES = rules<true>([[AFFIRMATIVE, true]]);
const NO = rules<true>([[NEGATIVE, true]]);
const NO_STATEMENT = rules<true>([[NEGATIVE_STATEMENT, true]]);
const UNDECIDED = rules<true>([[UNSURE, true]]);
const NTH = rules<true>([[WHICH_ONE, true]]);
const TOO_VAGUE = rules<true>([[VAGUE, true]]);

/** "No" to what one would like, with so much after it, mostly leads over to what is wanted instead. */
const LONGEST_BARE = 12;

/** A bare answer to the question: yes, no, "the second", none, or something too vague. */
export function answerOf(
  items: readonly Item[],
  asked: EntryKey,
  /** A "no" that turns down a value, or leads over to another subject ("No, rather business class"). */
  isAboutElse: boolean,
): Answered | "unclear" | null {
  const { kind, choices = [] } = preferenceEntry(asked);
  if (UNDECIDED.find(items).length > 0) return "unclear";
  const yes = YES.find(items).length > 0;
  const no = NO.find(items).length > 0;
  const isYesNo = choices.includes("Yes");
  const denies = no || NO_STATEMENT.find(items).length > 0;
  if (kind === "boolean") return denies ? { value: false } : yes ? { value: true } : vagueness(items);
  if (isYesNo) return denies ? { value: "No" } : yes ? { value: "Yes" } : vagueness(items);
  const isAll = AVOIDING.has(asked) || items.length < LONGEST_BARE;
  if (no && hasNoPreference(asked) && !isAboutElse && isAll) return { value: NO_PREFERENCE };
  const chosen = choices[(ordinalOf(items) ?? 0) - 1];
  if (chosen !== undefined) return { value: chosen };
  return yes ? "unclear" : vagueness(items);
}

/** "The second one": its number, or null. */
function ordinalOf(items: readonly Item[]): number | null {
  const found = NTH.findAt(items, 0);
  return found === null ? null : (captured(found.match, "number")[0]?.value ?? null);
}

function vagueness(items: readonly Item[]): "unclear" | null {
  return TOO_VAGUE.find(items).length > 0 ? "unclear" : null;
}
