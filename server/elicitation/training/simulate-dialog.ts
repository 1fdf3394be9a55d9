import type { EntryKey, EntryQuestion, LocalDate, Said } from "@/server/trip";
import { understand } from "@/server/understanding";
import type { World } from "@/server/worlds";
import type { Priors } from "../belief/priors";
import { type Dialog, newDialog, roundsOf, takeAnswer } from "../dialog/dialog";
import { nextTurnInTime } from "../dialog/next-question";
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
}

/** What happens in a dialog, one after the other: the traveler says something, it is noted, the agent asks. */
export type DialogStep =
  | { readonly kind: "said"; readonly text: string }
  /** The dialog that this makes, and all that the stenographer has noted by now. */
  | { readonly kind: "noted"; readonly dialog: Dialog; readonly notes: Notes }
  | { readonly kind: "asked"; readonly question: EntryQuestion }
  /** The agent said what asks for nothing. */
  | { readonly kind: "remarked"; readonly text: string };

/** Reads what a simulated traveler says. */
export type Reader = (text: string, asked: EntryKey | null) => Promise<Said>;

/** Texts remembered at most; simulated travelers repeat themselves. */
const REMEMBERED = 50_000;

const readers = new WeakMap<World, Map<LocalDate, Reader>>();

/** The reader of a world's travelers, which everyone who holds dialogs in it shares. */
export function readerOf(world: World, today: LocalDate): Reader {
  const known = readers.get(world) ?? new Map<LocalDate, Reader>();
  readers.set(world, known);
  const reader = known.get(today) ?? rememberingReader(world, today);
  known.set(today, reader);
  return reader;
}

/** `understand`, which reads the same words about the same question once. */
function rememberingReader(world: World, today: LocalDate): Reader {
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
 * A dialog between a policy and a simulated traveler, asked thoroughly, until the policy is done or 20 rounds are over, step by step as it
 * is held. The traveler says words, which are read as any traveler's are.
 */
export async function* holdDialog(
  { traveler, policy, stenographer }: Parts,
  read: Reader,
  { seed, priors, signal }: SimulationOptions,
): AsyncGenerator<DialogStep> {
  async function* heard(before: Dialog, text: string): AsyncGenerator<DialogStep, Dialog> {
    yield { kind: "said", text };
    const dialog = takeAnswer(before, { text, said: await read(text, before.open?.entry ?? null) });
    yield { kind: "noted", dialog, notes: await stenographer(dialog) };
    return dialog;
  }
  let dialog = yield* heard(newDialog(), await traveler.opening());
  const isEnded = () => signal?.aborted === true;
  while (!isEnded()) {
    const next = await nextTurnInTime(dialog, policy, {
      delegation: "ask me thoroughly",
      seed: seed + roundsOf(dialog),
      priors,
    });
    if (next === null || isEnded()) return;
    if ("remark" in next) {
      yield { kind: "remarked", text: next.remark };
      dialog = yield* heard(next.dialog, await traveler.react(next.remark));
    } else {
      yield { kind: "asked", question: next.question };
      dialog = yield* heard(next.dialog, await traveler.answer(next.question));
    }
  }
}

/** The same once it is over. */
export async function simulateDialog(parts: Parts, read: Reader, options: SimulationOptions): Promise<SimulatedDialog> {
  const notesByRound: Notes[] = [];
  const byRound: Dialog[] = [];
  for await (const step of holdDialog(parts, read, options)) {
    if (step.kind !== "noted") continue;
    byRound.push(step.dialog);
    notesByRound.push(step.notes);
  }
  return { dialog: byRound.at(-1) ?? newDialog(), byRound, notesByRound };
}
