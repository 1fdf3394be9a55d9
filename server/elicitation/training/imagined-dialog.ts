import type { Persona } from "@/server/personas";
import { ASKABLE_ENTRIES, type EntryKey } from "@/server/trip";
import { activationsAt, type CriticalNetwork, outputAt } from "../belief/critical-network";
import type { Evidence } from "../belief/evidence";
import { inputsOf } from "../belief/inputs";
import { slotsOf } from "../belief/slots";
import type { Draws } from "../draws";
import type { SignRates } from "./random-dialogs";

/** A traveler to learn from, and what they say before anything is asked. */
export interface OpenedTraveler {
  readonly persona: Persona;
  readonly opening: readonly Evidence[];
}

/** A moment of a dialog, as the network sees it. Indices are those of `ASKABLE_ENTRIES`. */
export interface Moment {
  readonly inputs: readonly number[];
  readonly activations: Float64Array;
  /** P(critical) of each entry, as the network finds it. */
  readonly critical: Float64Array;
  readonly open: readonly boolean[];
}

/** Questions that are answered: about as many as a thorough dialog has. */
export const MOMENTS = 12;
/** Of questions asked at random; in every second dialog, so that the network also knows what it would not ask itself. */
const AT_RANDOM = [0.15, 0.45];
/** Of answers, read as another value, and noted without one. */
const MISREAD = 0.015;
const WITHOUT_VALUE = 0.02;

/**
 * A dialog without words: asked is what the network finds likeliest to be critical, or anything, and the answer is the persona's
 * value with a drawn sign. Each moment is shown before its question.
 */
export function imagineDialog(
  { persona, opening }: OpenedTraveler,
  network: CriticalNetwork,
  rates: SignRates,
  draws: Draws,
  onMoment: (moment: Moment) => void,
): void {
  const known = new Set(opening.map(({ entry }) => entry));
  const open = ASKABLE_ENTRIES.map((entry) => !known.has(entry));
  const inputs = opening.flatMap(inputsOf);
  const atRandom = AT_RANDOM[draws.fraction() < 0.5 ? 0 : 1] ?? 0;
  for (let count = 0; count < MOMENTS; count++) {
    const activations = activationsAt(network, inputs);
    const critical = Float64Array.from(open, (_, index) => outputAt(network, activations, index));
    onMoment({ inputs, activations, critical, open });
    const index = draws.fraction() < atRandom ? anyOf(open, draws) : likeliestOf(open, critical);
    const entry = ASKABLE_ENTRIES[index];
    if (entry === undefined) return;
    open[index] = false;
    inputs.push(...inputsOf(answerOf(persona, entry, rates, draws)));
  }
}

function answerOf(persona: Persona, entry: EntryKey, rates: SignRates, draws: Draws): Evidence {
  const { stressed, shrugged } = rates(persona, entry);
  const drawn = draws.fraction();
  const sign = drawn < stressed ? "stressed" : drawn < stressed + shrugged ? "shrugged" : "plain";
  const reading = draws.fraction();
  if (reading < WITHOUT_VALUE) return { entry, value: null, sign };
  if (reading >= WITHOUT_VALUE + MISREAD) return { entry, value: persona.entries[entry], sign };
  const slots = slotsOf(entry);
  return { entry, value: slots[Math.floor(draws.fraction() * slots.length)]?.value ?? null, sign };
}

function anyOf(open: readonly boolean[], draws: Draws): number {
  const left = open.flatMap((isOpen, index) => (isOpen ? [index] : []));
  return left[Math.floor(draws.fraction() * left.length)] ?? -1;
}

function likeliestOf(open: readonly boolean[], critical: Float64Array): number {
  let best = -1;
  open.forEach((isOpen, index) => {
    if (isOpen && (best < 0 || (critical[index] ?? 0) > (critical[best] ?? 0))) best = index;
  });
  return best;
}
