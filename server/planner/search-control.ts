/** Thrown through a search when its caller cancelled it. */
export class SearchCancelled extends Error {}

/** Thrown through a search when its time is up; the best so far is kept. */
export class SearchTimedOut extends Error {}

/** How often the clock and the cancel flag are looked at: every so many steps of a search, well under 50 ms apart. */
const STEPS_BETWEEN_LOOKS = 256;

/** Holds the time limit and the cancel flag of a plan call. */
export class SearchControl {
  private steps = 0;

  constructor(
    private readonly deadline: number,
    private readonly isCancelled: () => boolean,
  ) {}

  /** The same with an earlier end. */
  within(milliseconds: number): SearchControl {
    return new SearchControl(Math.min(this.deadline, performance.now() + milliseconds), this.isCancelled);
  }

  /** Counts a step of work; throws SearchCancelled or SearchTimedOut when the search has to end. */
  step(): void {
    this.steps++;
    if (this.steps % STEPS_BETWEEN_LOOKS === 0) this.look();
  }

  /** Whether its time is up, for work between searches; throws SearchCancelled where it was cancelled. */
  isOver(): boolean {
    if (this.isCancelled()) throw new SearchCancelled();
    return performance.now() > this.deadline;
  }

  /** Looks at once. */
  look(): void {
    if (this.isOver()) throw new SearchTimedOut();
  }
}
