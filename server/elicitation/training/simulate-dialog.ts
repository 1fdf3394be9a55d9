import type { EntryKey, LocalDate, Said } from "@/server/trip";
import { understand } from "@/server/understanding";
import type { World } from "@/server/worlds";
import type { Priors } from "../belief/priors";
import { type Dialog, hear, newDialog, roundsOf } from "../dialog/dialog";
import { nextQuestionInTime } from "../dialog/next-question";
import type { AskingPolicy } from "../policies/policy";
import type { TalkingTraveler } from "../simulator";
import type { Notes, Stenographer } from "../stenographer/stenographer";

export interface SimulatedDialog {
  readonly dialog: Dialog;
  /** The dialog after the opening and after the answer of each round. */
  readonly byRound: readonly Dialog[];
  /** What the stenographer had noted then. */
  readonly notesByRound: readonly Notes[];
}

/** Who plays which part of a dialog. */
export interface Parts {
  readonly traveler: TalkingTraveler;
  readonly policy: AskingPolicy;
  readonly stenographer: Stenographer;
}

export interface SimulationOptions {
  readonly seed: number;
  /** Of the belief; the shipped ones where they are missing. */
  readonly priors?: Priors | undefined;
  /** Ends the dialog where it is. */
  readonly signal?: AbortSignal | undefined;
  /** Gets how many turns there are, before each part speaks. */
  readonly onTurn?: ((turns: number) => void) | undefined;
}

/** Reads what a simulated traveler says. */
export type Reader = (text: string, asked: EntryKey | null) => Promise<Said>;

/** Texts remembered at most; simulated travelers repeat themselves. */
const REMEMBERED = 50_000;

/** `understand`, which reads the same words about the same question once. */
export function rememberingReader(world: World | null, today: LocalDate): Reader {
  const read = new Map<string, Promise<Said>>();
  return (text, asked) => {
    const key = `${asked}\n${text}`;
    const known = read.get(key);
    if (known !== undefined) return known;
    const said = understand({ text, asked, today }, world).then((understood) => understood.said);
    if (read.size < REMEMBERED) read.set(key, said);
    return said;
  };
}

/**
 * A dialog between a policy and a simulated traveler, asked thoroughly, until the policy is done or 20 rounds are over. The
 * traveler says words, which are read as any traveler's are.
 */
export async function simulateDialog(
  { traveler, policy, stenographer }: Parts,
  read: Reader,
  { seed, priors, signal, onTurn }: SimulationOptions,
): Promise<SimulatedDialog> {
  const notesByRound: Notes[] = [];
  const byRound: Dialog[] = [];
  const heard = async (before: Dialog, text: string) => {
    const dialog = hear(before, { text, said: await read(text, before.open?.entry ?? null) });
    onTurn?.(dialog.turns.length);
    byRound.push(dialog);
    notesByRound.push(await stenographer(dialog));
    return dialog;
  };
  onTurn?.(0);
  let dialog = await heard(newDialog(), await traveler.opening());
  const isEnded = () => signal?.aborted === true;
  while (!isEnded()) {
    const next = await nextQuestionInTime(dialog, policy, {
      delegation: "ask me thoroughly",
      seed: seed + roundsOf(dialog),
      priors,
    });
    if (next === null || isEnded()) break;
    onTurn?.(next.dialog.turns.length);
    dialog = await heard(next.dialog, await traveler.answer(next.question));
  }
  return { dialog, byRound, notesByRound };
}
