import { type EntryKey, NO_PREFERENCE, preferenceEntry, questionOf } from "@/server/trip";

/** The words of a question: one of its variants, drawn by `draw` (0–1); the second asking names what can be answered. */
export function questionText(entry: EntryKey, isFollowUp: boolean, draw: number): string {
  const { ask } = questionOf(entry);
  if (isFollowUp) return answersTo(entry);
  return draw < 0.5 ? ask[0] : ask[1];
}

/** What can be answered to a question about the entry, as a question of its own: "Which do you prefer: Hilton, Marriott or …?" */
export function answersTo(entry: EntryKey): string {
  const spec = preferenceEntry(entry);
  const { topic } = questionOf(entry);
  if (spec.kind === "boolean") return `Is that a yes or a no for ${topic}?`;
  if (spec.kind === "integer") {
    if (spec.measure === "dollars") return "What amount in dollars should I stay within?";
    return `What's the minimum for ${topic}, from ${spec.range[0]} to ${spec.range[1]} ${spec.measure}?`;
  }
  const { choices = [] } = spec;
  const named = choices.filter((choice) => choice !== NO_PREFERENCE);
  const all = choices.includes(NO_PREFERENCE) ? [...named, NO_PREFERENCE] : named;
  return `Which do you prefer: ${all.slice(0, -1).join(", ")} or ${all.at(-1)}?`;
}
