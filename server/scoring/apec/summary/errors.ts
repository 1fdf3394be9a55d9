import { NO_PREFERENCE } from "@/server/trip";
import type { ElicitationSummary } from "@/server/views";
import { isSameValue } from "../accuracy";
import type { ScoredDialog } from "../score-dialog";

type ErrorCounts = ElicitationSummary["errors"];
type ErrorKind = Omit<ErrorCounts[number], "dialogs">;

const LOW = { overall: 0.15, critical: 0.3 } as const;
const LOWEST = 20;
/** Fewer questions than this are too few; with fewer valid ones than this share, the questions were not meaningful. */
const FEW_ROUNDS = 6;
const FEW_VALID = 0.6;

/** What went wrong most in each dialog of low accuracy (Table 5), told from the dialog and the persona by rules. */
export function errorsOf(dialogs: readonly ScoredDialog[]): ErrorCounts {
  const low = dialogs.filter(
    ({ record: { accuracy } }) => accuracy.overall < LOW.overall && accuracy.critical < LOW.critical,
  );
  const lowest = dialogs
    .filter(({ record }) => record.accuracy.critical < 1)
    .sort((a, b) => a.record.accuracy.critical - b.record.accuracy.critical)
    .slice(0, LOWEST);
  const counts = new Map<string, ErrorCounts[number]>();
  for (const dialog of low.length > 0 ? low : lowest) {
    const kind = errorOf(dialog);
    const count = counts.get(kind.kind + kind.side) ?? { ...kind, dialogs: 0 };
    counts.set(kind.kind + kind.side, { ...count, dialogs: count.dialogs + 1 });
  }
  return [...counts.values()].sort((a, b) => b.dialogs - a.dialogs);
}

function errorOf(dialog: ScoredDialog): ErrorKind {
  const { record, questions } = dialog;
  if (record.rounds < FEW_ROUNDS) return { side: "agent", kind: "Limited dialog rounds" };
  if (questions.valid < FEW_VALID * questions.asked) return { side: "agent", kind: "Fail to ask meaningful questions" };
  const answers = answersOf(dialog);
  const candidates: (ErrorKind & { readonly times: number })[] = [
    { side: "traveler", kind: "Answer wrong question", times: answers.misanswered },
    { side: "stenographer", kind: "Hallucination", times: answers.misnoted },
    { side: "stenographer", kind: "Missed answer", times: answers.missed },
  ];
  const worst = candidates.reduce((a, b) => (b.times > a.times ? b : a));
  const unasked = record.accuracy.critical < 1 && worst.times < 2;
  return unasked ? { side: "agent", kind: "Asks what matters little" } : { side: worst.side, kind: worst.kind };
}

/**
 * How the answers to asked entries went: noted with another value although the traveler named the true one (misnoted), or
 * because the traveler did not (misanswered), or not noted at all (missed).
 */
function answersOf({ record, persona }: ScoredDialog): { misanswered: number; misnoted: number; missed: number } {
  const counts = { misanswered: 0, misnoted: 0, missed: 0 };
  for (const [index, { by, entry }] of record.turns.entries()) {
    const answer = record.turns[index + 1];
    if (by !== "agent" || entry === null || answer?.by !== "traveler") continue;
    const value = persona.entries[entry];
    const noted = record.notes[entry];
    if (isSameValue(noted, value)) continue;
    const named = value !== NO_PREFERENCE && answer.text.toLowerCase().includes(String(value).toLowerCase());
    if (noted === undefined) counts.missed++;
    else if (named) counts.misnoted++;
    else counts.misanswered++;
  }
  return counts;
}
