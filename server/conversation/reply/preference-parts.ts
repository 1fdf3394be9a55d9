import { partsInWords } from "@/server/elicitation";
import { counted, type EntryKey, type EntryValue, listed, NO_PREFERENCE, type Strength, topicOf } from "@/server/trip";
import { matterOf } from "../state/matter-of";
import { preferenceWords } from "./preference-words";

export interface Wish {
  readonly entry: EntryKey;
  readonly value: EntryValue;
  readonly strength: Strength;
}

/** Preferences as parts of a sentence: what holds for several kinds of place is one part, and what follows from another is none. */
export function preferenceParts(wishes: readonly Wish[]): string[] {
  const worded = new Set<Wish>();
  return wishes.flatMap((wish) => {
    if (worded.has(wish) || follows(wish, wishes)) return [];
    const alike = wishes.filter((other) => isAlike(wish, other));
    for (const each of alike) worded.add(each);
    const together = alike.length < 2 ? null : wordsTogether(wish, alike);
    return together ?? alike.map(({ entry, value, strength }) => preferenceWords(entry, value, strength));
  });
}

/** Without a disability nothing has to be accessible. */
function follows({ entry, value }: Wish, wishes: readonly Wish[]): boolean {
  if (matterOf(entry) !== "needDisabilityAccess" || value !== false) return false;
  return wishes.some((other) => other.entry === "persona.disability" && other.value === false);
}

function isAlike(wish: Wish, other: Wish): boolean {
  if (wish.entry === other.entry) return true;
  if (wish.value !== other.value || wish.strength !== "want" || other.strength !== "want") return false;
  return wish.value === NO_PREFERENCE || matterOf(wish.entry) === matterOf(other.entry);
}

/** Null: there are no words for all of them. */
function wordsTogether({ entry, value }: Wish, alike: readonly Wish[]): string | null {
  const entries = alike.map((each) => each.entry);
  if (value === NO_PREFERENCE) return `no preference about ${listed(entries.map((each) => topicOf(each)))}`;
  const parts = partsInWords(entries);
  if (matterOf(entry) === "ratings" && typeof value === "number")
    return `at least ${counted(value, "star")} for ${parts}`;
  if (matterOf(entry) !== "needDisabilityAccess") return null;
  return value === true ? `step-free access for ${parts}` : "no need for step-free access";
}
