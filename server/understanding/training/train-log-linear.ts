import { probabilities, ROWS } from "../learned/log-linear";
import type { ReaderWeights } from "../learned/weights-file";
import type { Draws } from "./draws";
import type { Example } from "./examples";

const EPOCHS = 8;
const RATE = 0.15;
/** The share of features that are left out each time a text is learned from, so that none is relied on alone. */
const LEFT_OUT = 0.35;
/** A feature of a class counts from so many texts on that came to it. */
const LEAST_TEXTS = 2;
/** Weights below it, in either direction, change little and are dropped. */
const LEAST_WEIGHT = 0.1;
const SCALE = 0.03;
const MOST = 127;

/**
 * Fits the weights by stochastic gradient ascent on the likelihood of what the texts come to, each row at a rate of its own
 * (Adagrad). Deterministic in the draws; about two minutes for 100,000 examples.
 */
export function trainLogLinear(examples: readonly Example[], draws: Draws): Float32Array {
  const texts = textsByRow(examples);
  const weights = new Float32Array(ROWS);
  const squares = new Float32Array(ROWS).fill(0.1);
  const keep = () => draws.fraction() >= LEFT_OUT;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const example of draws.shuffled(examples)) {
      const candidates = example
        .candidates(keep)
        .map(({ name, rows }) => ({ name, rows: rows.filter((row) => texts[row] === LEAST_TEXTS) }));
      probabilities(weights, 1, candidates).forEach((probability, index) => {
        const candidate = candidates[index];
        if (candidate === undefined) return;
        const slope = probability - (candidate.name === example.name ? 1 : 0);
        if (Math.abs(slope) < 0.001) return;
        for (const row of candidate.rows) {
          const square = (squares[row] ?? 0) + slope * slope;
          squares[row] = square;
          weights[row] = (weights[row] ?? 0) - (RATE * slope) / Math.sqrt(square);
        }
      });
    }
  }
  return weights;
}

/** The mean of what was learned several times, so that what hung on the draws is evened out; in whole steps, small ones dropped. */
export function meanWeights(learned: readonly Float32Array[]): ReaderWeights {
  const weights = new Int8Array(ROWS);
  for (let row = 0; row < ROWS; row++) {
    const sum = learned.reduce((total, one) => total + (one[row] ?? 0), 0);
    weights[row] = rounded(sum / learned.length);
  }
  return { weights, scale: SCALE };
}

function rounded(weight: number): number {
  if (Math.abs(weight) < LEAST_WEIGHT) return 0;
  return Math.max(-MOST, Math.min(MOST, Math.round(weight / SCALE)));
}

/** How many texts came to what each row speaks for, up to LEAST_TEXTS. */
function textsByRow(examples: readonly Example[]): Uint8Array {
  const texts = new Uint8Array(ROWS);
  for (const { name, candidates } of examples) {
    const meant = candidates(() => true).find((candidate) => candidate.name === name);
    for (const row of meant?.rows ?? []) texts[row] = Math.min(LEAST_TEXTS, (texts[row] ?? 0) + 1);
  }
  return texts;
}
