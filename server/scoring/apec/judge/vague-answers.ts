import { type EntryKey, NO_PREFERENCE, preferenceEntry } from "@/server/trip";

/** Words of someone who has not made up their mind. */
const HEDGES =
  /\b(i guess|i suppose|i imagine|not (quite |really |entirely )?(sure|certain|decided)|unsure|undecided|depends?|maybe|perhaps|possibly|(hard|difficult|tough) to say|no idea|couldn't say|can't say|haven't (decided|thought|worked|made up)|have to (think|see|check|look)|something(?! I\b)|somewhere|sometimes|some kind|sort of|kind of|decent|reasonable|sensible|the usual|the basics|nothing too|not too|a good one|good ones|a nice one|a normal one|you know|more or less|we'll see|varies|changes from|complicated|who knows|tricky|in general|comfortable|convenient|still being discussed)\b/i;

/** Words that settle a question whatever else is said. */
const SETTLING =
  /^\W*(yes|yep|yeah|no|nope|none)\b|\bno preference\b|\b(don't|doesn't|do not|does not) (mind|care|matter|have a preference|need)\b|\bnot picky\b|\bany\b.*\b(fine|do)\b|\d|\b(one|two|three|four|five) (stars?|hours?)\b/i;

/**
 * Whether an answer leaves the entry open, judged by its words alone: it hedges and does not settle anything. Crude on
 * purpose, and the same for every traveler.
 */
export function isVagueAnswer(text: string, entry: EntryKey): boolean {
  return HEDGES.test(text) && !settles(text, entry);
}

/** Whether an answer names a value or a number, affirms, denies, or says that there is no preference. */
export function settles(text: string, entry: EntryKey): boolean {
  if (SETTLING.test(text)) return true;
  const answer = text.toLowerCase();
  const values = (preferenceEntry(entry).choices ?? []).filter((choice) => choice !== NO_PREFERENCE);
  return values.some((value) => answer.includes(value.toLowerCase()));
}
