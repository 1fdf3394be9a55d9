import { type EntryKey, type EntryValue, NO_PREFERENCE, preferenceEntry, questionOf } from "@/server/trip";
import { type Belief, criticalProbability, withoutEvidence } from "../belief/belief";

/** Of P(critical), by which one thing heard must have raised it to be named as the reason. */
const WORTH_NAMING = 0.03;

/**
 * Why this entry is asked now, in a sentence or two to the traveller: what they said that makes it likelier to matter, where
 * something did, and what it decides.
 */
export function reasonFor(belief: Belief, entry: EntryKey): string {
  const { matters, topic } = questionOf(entry);
  const because = mostTelling(belief, entry);
  return because === null ? matters : `Since ${because}, ${topic} probably counts for you. ${matters}`;
}

/** What was heard without which the entry would look least critical. */
function mostTelling(belief: Belief, entry: EntryKey): string | null {
  const now = criticalProbability(belief, entry);
  let telling: string | null = null;
  let most = WORTH_NAMING;
  for (const heard of belief.evidence.values()) {
    const fact = heard.value === null ? null : factOf(heard.entry, heard.value);
    if (fact === null) continue;
    const raised = now - criticalProbability(withoutEvidence(belief, heard.entry), entry);
    if (raised > most) [telling, most] = [fact, raised];
  }
  return telling;
}

/** "you travel with a pet"; null for no preference, which is no fact about anyone. */
function factOf(entry: EntryKey, value: EntryValue): string | null {
  if (value === NO_PREFERENCE) return null;
  const { fact } = preferenceEntry(entry);
  if (typeof fact !== "string") return value === false ? fact.no : fact.yes;
  const text = Array.isArray(value)
    ? value.join(" and ")
    : typeof value === "number"
      ? value.toLocaleString("en-US")
      : String(value);
  return fact.replace("{}", text);
}
