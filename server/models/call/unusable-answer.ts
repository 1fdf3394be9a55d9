/** Thrown where a server ends a stream before the answer's end: its fault, and not the model's. */
export class BrokenAnswer extends Error {
  constructor() {
    super("The stream ended before the answer did.");
    this.name = "BrokenAnswer";
  }
}

/** Thrown where what a stream brought cannot become an answer: what the model did, to follow its name in a sentence. */
export class UnusableAnswer extends Error {
  /** Whether another attempt may go better. */
  readonly retry: boolean;

  constructor(what: string, retry = true) {
    super(what);
    this.name = "UnusableAnswer";
    this.retry = retry;
  }
}
