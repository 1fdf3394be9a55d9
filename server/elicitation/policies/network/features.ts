import { ASKABLE_ENTRIES, PREFERENCE_ENTRIES } from "@/server/trip";
import { subjectOf } from "@/server/views";
import { type Belief, criticalProbability } from "../../belief/belief";
import { slotIndices, slotsOf } from "../../belief/slots";
import { canBeAsked, type Dialog, roundsOf } from "../../dialog/dialog";

/** What the network sees of a dialog. Indices of entries are those of `ASKABLE_ENTRIES`; the last output is "done". */
export interface View {
  readonly features: Float64Array;
  /** Log odds that each entry is critical, which go to its output directly; zeros without the belief. */
  readonly odds: Float64Array;
  /** 1 for entries of the last question's subject, else 0; these go to their outputs directly too. */
  readonly stays: Float64Array;
  /** Which outputs may be chosen: entries that are open or unsettled, and always "done". */
  readonly allowed: readonly boolean[];
}

export const DONE = ASKABLE_ENTRIES.length;
const ROUNDS = 20;
const SIGNS = { stressed: 1, plain: 0, shrugged: -1, volunteered: 0.5 } as const;
const SLOT_STARTS = startsOf(PREFERENCE_ENTRIES.map(({ key }) => slotsOf(key).length));
const SUBJECTS = ["persona", "flight", "hotel", "restaurant", "attraction"];
/** The round, and the subject of the last question. */
const GENERAL = 1 + SUBJECTS.length;
const OF_ENTRIES = 2 * ASKABLE_ENTRIES.length;

/** How many features there are. With the belief (its [Think]) the log odds, without it every value that was noted. */
export function featureCount(think: boolean): number {
  return GENERAL + OF_ENTRIES + (think ? ASKABLE_ENTRIES.length : SLOT_STARTS.total);
}

export function viewOf(belief: Belief, dialog: Dialog, think: boolean): View {
  const features = new Float64Array(featureCount(think));
  const odds = new Float64Array(ASKABLE_ENTRIES.length);
  const stays = new Float64Array(ASKABLE_ENTRIES.length);
  const allowed: boolean[] = [];
  features[0] = roundsOf(dialog) / ROUNDS;
  const lastSubject = subjectOf(dialog.asked.at(-1)?.entry);
  const subject = SUBJECTS.indexOf(lastSubject ?? "");
  if (subject >= 0) features[1 + subject] = 1;
  ASKABLE_ENTRIES.forEach((entry, index) => {
    const note = dialog.notes.get(entry);
    features[GENERAL + 2 * index] = note === undefined ? 0 : 1;
    features[GENERAL + 2 * index + 1] = note === undefined ? 0 : SIGNS[note.sign];
    allowed.push(canBeAsked(dialog, entry));
    if (subjectOf(entry) === lastSubject) stays[index] = 1;
    if (!think) return;
    odds[index] = logOdds(criticalProbability(belief, entry));
    features[GENERAL + OF_ENTRIES + index] = (odds[index] ?? 0) / 4;
  });
  if (!think) addNotedValues(features, dialog);
  return { features, odds, stays, allowed: [...allowed, true] };
}

function addNotedValues(features: Float64Array, dialog: Dialog): void {
  PREFERENCE_ENTRIES.forEach(({ key }, position) => {
    const value = dialog.notes.get(key)?.value ?? null;
    if (value === null) return;
    const start = GENERAL + OF_ENTRIES + (SLOT_STARTS.starts[position] ?? 0);
    for (const slot of slotIndices(key, value)) features[start + slot] = 1;
  });
}

function logOdds(probability: number): number {
  const clamped = Math.min(0.99, Math.max(0.01, probability));
  return Math.log(clamped / (1 - clamped));
}

function startsOf(widths: readonly number[]): { starts: readonly number[]; total: number } {
  let total = 0;
  const starts = widths.map((width) => {
    total += width;
    return total - width;
  });
  return { starts, total };
}
