import { ASKABLE_ENTRIES, type EntryKey } from "@/server/trip";
import { subjectOf } from "@/server/views";
import { criticalProbability } from "../belief/belief";
import { gainForOthers } from "../belief/lookahead";
import { canBeAsked, roundsOf } from "../dialog/dialog";
import { reasonFor } from "../questions/reasons";
import { patienceOf } from "./patience";
import type { QuestionPolicy } from "./policy";

/** Questions for which an answer that tells of other entries is counted on. */
const PLANNED_ROUNDS = 12;
/** Only the likeliest entries are looked at more closely, for what they tell of the likeliest others. */
const CANDIDATES = 4;
const OTHERS = 14;
/** What it is worth to stay with flights, hotels, …: a change of subject costs the traveler some thought. */
const SAME_SUBJECT = 0.05;

/**
 * Asks what is worth most: the probability that the entry is critical, plus by how much its answer is expected to improve the
 * next questions, and a little for staying with the subject. Done when nothing open is critical likely enough for the level of delegation.
 */
export const informationGainPolicy: QuestionPolicy = {
  name: "information-gain",
  next(belief, dialog, delegation) {
    const ranked = ASKABLE_ENTRIES.filter((entry) => canBeAsked(dialog, entry))
      .map((entry) => ({ entry, critical: criticalProbability(belief, entry) }))
      .sort((a, b) => b.critical - a.critical);
    const { leastValue } = patienceOf(delegation);
    const others = ranked.slice(0, OTHERS).map(({ entry }) => entry);
    const ahead = PLANNED_ROUNDS - 1 - roundsOf(dialog);
    let best: { entry: EntryKey; value: number } | null = null;
    for (const { entry, critical } of ranked.slice(0, CANDIDATES)) {
      if (critical < leastValue) break;
      const stays = subjectOf(entry) === subjectOf(dialog.asked.at(-1)?.entry) ? SAME_SUBJECT : 0;
      const value = critical + gainForOthers(belief, entry, others, ahead) + stays;
      if (best === null || value > best.value) best = { entry, value };
    }
    return best === null ? "done" : { entry: best.entry, reason: reasonFor(belief, best.entry) };
  },
};
