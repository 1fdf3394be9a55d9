import { type EntryValue, type KnownEntry, NO_PREFERENCE } from "@/server/trip";

/** What an entry is to become: a value, "declined" (left to Dragoman), or null (not known). */
export type EntryDraft = EntryValue | "declined" | null;

/** What is now, as a draft; a guess is nobody's word, so it is not taken over. */
export function draftOf({ state, value }: KnownEntry): EntryDraft {
  if (state === "declined") return "declined";
  return state === "said" ? value : null;
}

/** The ticked choices of a draft; several stand as a list. */
export function choicesOf(draft: EntryDraft): readonly string[] {
  if (draft === "declined") return [NO_PREFERENCE];
  if (typeof draft === "string") return [draft];
  return Array.isArray(draft) ? draft : [];
}

/** A draft with one choice ticked or no longer; "no preference" is on its own. */
export function withToggled(draft: EntryDraft, choice: string): EntryDraft {
  const now = choicesOf(draft);
  if (now.includes(choice)) return draftFrom(now.filter((other) => other !== choice));
  if (choice === NO_PREFERENCE) return NO_PREFERENCE;
  return draftFrom([...now.filter((other) => other !== NO_PREFERENCE), choice]);
}

function draftFrom(choices: readonly string[]): EntryDraft {
  const [first, ...others] = choices;
  if (first === undefined) return null;
  return others.length === 0 ? first : [...choices];
}

/** Whether two drafts mean the same; the order of several choices does not count. */
export function isSameDraft(one: EntryDraft, other: EntryDraft): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((choice) => other.includes(choice));
}
