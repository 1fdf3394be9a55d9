import { capitalised, type EntryKey, NO_PREFERENCE, preferenceEntry, questionOf } from "@/server/trip";

/** The words of a question: one of its variants, drawn by `draw` (0–1); the second asking names what can be answered. */
export function questionText(entry: EntryKey, isFollowUp: boolean, draw: number): string {
  const { ask, topic } = questionOf(entry);
  if (!isFollowUp) return draw < 0.5 ? ask[0] : ask[1];
  return `Just so that I get ${topic} right: ${answersOf(entry)}`;
}

/** What can be answered to a question about the entry, as a question of its own: "Would it be Hilton, Marriott or …?" */
export function answersTo(entry: EntryKey): string {
  return capitalised(answersOf(entry));
}

function answersOf(entry: EntryKey): string {
  const spec = preferenceEntry(entry);
  if (spec.kind === "boolean") return "is it a yes or a no?";
  if (spec.kind === "integer") {
    if (spec.measure === "dollars") return "which amount in dollars should I stay within?";
    return `how many ${spec.measure} at least, from ${spec.range[0]} to ${spec.range[1]}?`;
  }
  const { choices = [] } = spec;
  const named = choices.filter((choice) => choice !== NO_PREFERENCE);
  const open = choices.includes(NO_PREFERENCE) ? " – or have you no preference?" : "?";
  return `would it be ${named.slice(0, -1).join(", ")} or ${named.at(-1)}${open}`;
}
