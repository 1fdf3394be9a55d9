import type { ReaderWeights } from "../learned/weights-file";
import { Draws } from "./draws";
import { answerExample, answersElsewhere } from "./examples";
import { refusals } from "./refusals";
import { meanWeights, trainLogLinear } from "./train-log-linear";
import type { WrittenAnswer } from "./written-answers";

/** So many times the same is learned, in another order. One alone read the answers of a stranger now better, now worse. */
const SITTINGS = 4;

/** Learns to read answers from what was written. The same texts and seed give the same weights; about ten minutes for 100,000 answers. */
export function trainReader(answers: readonly WrittenAnswer[], seed: number): ReaderWeights {
  const written = answers.map(answerExample);
  const sittings = Array.from({ length: SITTINGS }, (_, sitting) => {
    const draws = new Draws(seed * 1000 + sitting);
    const made = [...answersElsewhere(answers, draws), ...refusals(draws)];
    return trainLogLinear([...written, ...made.map(answerExample)], draws);
  });
  return meanWeights(sittings);
}
