/** How sure the model must be, as probabilities. */
export interface Sureness {
  /** A fact of the trip. */
  readonly fact: number;
  /** A value of a preference or demand, to be set. */
  readonly label: number;
  /** The same of the entry that was asked. */
  readonly answer: number;
  /** A value to be asked about. */
  readonly askLabel: number;
  /** Of a value that the words themselves name and deny. */
  readonly deniedByName: number;
  /** Of a value that the words themselves name and want. */
  readonly named: number;
  readonly demand: number;
  /** What no field holds is rather shown too often than lost. */
  readonly open: number;
  /** The same for words that say something else too: "a guide who signs" is more than a guide. */
  readonly openAlso: number;
  /** … where that is certain. */
  readonly openAlsoSure: number;
  readonly certain: number;
  /**
   * An open wish takes the place of a value on the same words: from this probability on, where it is this share of the value's (another one for
   * the entry that was asked), and the value is not beyond doubt.
   */
  readonly openInstead: number;
  readonly openShare: number;
  readonly openShareAsked: number;
  readonly doubtless: number;
  /** What is said in addition to an answer, and in a message that is for nothing of the trip: values, and facts of the trip. */
  readonly extra: number;
  readonly idle: number;
  readonly idleFact: number;
  /** That words carry content. */
  readonly content: number;
  readonly act: number;
  /** What code proposed by its own name: the model must not deny it, nor that the words carry content. */
  readonly agreedLabel: number;
  readonly agreedContent: number;
}

/** Chosen by `npm run calibrate` on rows that the model did not learn from (docs/UNDERSTANDING.md). */
export const SURE: Sureness = {
  fact: 0.45,
  label: 0.75,
  answer: 0.8,
  askLabel: 0.72,
  deniedByName: 0.1,
  named: 0.7,
  demand: 0.85,
  open: 0.2,
  openAlso: 0.2,
  openAlsoSure: 0.3,
  certain: 0.95,
  openInstead: 0.5,
  openShare: 0.85,
  openShareAsked: 0.7,
  doubtless: 0.92,
  extra: 0.85,
  idle: 0.95,
  idleFact: 0.75,
  content: 0.7,
  act: 0.5,
  agreedLabel: 0.1,
  agreedContent: 0.3,
};
