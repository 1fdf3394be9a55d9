import { type EntryKey, NO_PREFERENCE, preferenceEntry } from "@/server/trip";
import { wordingOf } from "./wording-of";

/** The words of a question: one of its variants, drawn by `draw` (0–1); the second asking names what can be answered. */
export function questionText(entry: EntryKey, isFollowUp: boolean, draw: number): string {
  const { ask } = wordingOf(entry);
  if (isFollowUp) return answersTo(entry);
  return draw < 0.5 ? ask[0] : ask[1];
}

/** What can be answered to a question about the entry, as a question of its own: "Which do you prefer: Hilton, Marriott or …?" */
export function answersTo(entry: EntryKey): string {
  const { kind, choices = [], range = [1, 5] } = preferenceEntry(entry);
  const { topic } = wordingOf(entry);
  if (kind === "boolean") return `Is that a yes or a no for ${topic}?`;
  if (entry === "persona.budget") return "What amount in dollars should I stay within?";
  if (kind === "integer") return `What's the minimum for ${topic}, from ${range[0]} to ${range[1]} stars?`;
  const named = choices.filter((choice) => choice !== NO_PREFERENCE);
  const all = choices.includes(NO_PREFERENCE) ? [...named, NO_PREFERENCE] : named;
  return `Which do you prefer: ${all.slice(0, -1).join(", ")} or ${all.at(-1)}?`;
}
