import { fail, type Problem, type Result } from "@/server/trip";

export const CANCELLED: Problem = { code: "cancelled", message: "This was canceled." };

/** Lets so many callers work at a time; the others wait in order, at most `mostWaiting` of them. */
export class Places {
  private taken = 0;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly most: number,
    private readonly mostWaiting: number,
  ) {}

  /** Does the work when there is a place for it. Problems: `unavailable` where too many wait, `cancelled`. */
  async run<Value>(signal: AbortSignal, work: () => Promise<Result<Value>>): Promise<Result<Value>> {
    if (signal.aborted) return fail(CANCELLED);
    if (this.taken >= this.most && this.waiting.length >= this.mostWaiting) {
      return fail({ code: "unavailable", message: "Too many calls are waiting: try again later." });
    }
    if (!(await this.enter(signal))) return fail(CANCELLED);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(signal: AbortSignal): Promise<boolean> {
    if (this.taken < this.most) {
      this.taken += 1;
      return true;
    }
    return new Promise((resolve) => {
      const onAbort = () => {
        this.waiting = this.waiting.filter((other) => other !== begin);
        resolve(false);
      };
      const begin = () => {
        signal.removeEventListener("abort", onAbort);
        resolve(true);
      };
      signal.addEventListener("abort", onAbort, { once: true });
      this.waiting.push(begin);
    });
  }

  /** The place goes to anyone who has waited longest. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.taken -= 1;
    else next();
  }
}
