import type { EntryKey, LocalDate, Said } from "@/server/trip";
import { understandByPatterns } from "@/server/understanding";
import type { World } from "@/server/worlds";
import { type Dialog, hear, newDialog, roundsOf } from "../dialog/dialog";
import { nextQuestion } from "../dialog/next-question";
import type { QuestionPolicy } from "../policies/policy";
import type { SimulatedTraveler } from "../simulator";

export interface SimulatedDialog {
  readonly dialog: Dialog;
  /** The dialog as it stood after the opening and after the answer of each round. */
  readonly byRound: readonly Dialog[];
}

/** Reads what a simulated traveller says. */
export type Reader = (text: string, asked: EntryKey | null) => Said;

/** Texts remembered at most; simulated travellers repeat themselves. */
const REMEMBERED = 50_000;

/** `understand`, which reads the same words about the same question once. */
export function rememberingReader(world: World | null, today: LocalDate): Reader {
  const read = new Map<string, Said>();
  return (text, asked) => {
    const key = `${asked}\n${text}`;
    const known = read.get(key);
    if (known !== undefined) return known;
    const said = understandByPatterns({ text, asked, today }, world);
    if (read.size < REMEMBERED) read.set(key, said);
    return said;
  };
}

/**
 * A dialog between a policy and a simulated traveller, asked thoroughly, until the policy is done or 20 rounds are over. The
 * traveller says words, which are read as any traveller's are.
 */
export function simulateDialog(
  traveler: SimulatedTraveler,
  policy: QuestionPolicy,
  read: Reader,
  seed: number,
): SimulatedDialog {
  const opening = traveler.opening();
  let dialog = hear(newDialog(), { text: opening, said: read(opening, null) });
  const byRound = [dialog];
  for (;;) {
    const next = nextQuestion(dialog, policy, { delegation: "ask me thoroughly", seed: seed + roundsOf(dialog) });
    if (next === null) return { dialog, byRound };
    const text = traveler.answer(next.question);
    dialog = hear(next.dialog, { text, said: read(text, next.question.entry) });
    byRound.push(dialog);
  }
}
