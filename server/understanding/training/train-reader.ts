import type { ReaderWeights } from "../learned/weights-file";
import { Draws } from "./draws";
import { answerExample, answersElsewhere } from "./examples";
import { trainLogLinear } from "./train-log-linear";
import type { WrittenAnswer } from "./written-answers";

/** Learns to read answers from what was written. The same texts and seed give the same weights; two minutes for 45,000 answers. */
export function trainReader(answers: readonly WrittenAnswer[], seed: number): ReaderWeights {
  const draws = new Draws(seed);
  return trainLogLinear([...answers, ...answersElsewhere(answers, draws)].map(answerExample), draws);
}
