import { setTimeout as sleep } from "node:timers/promises";
import { fail, ok, type Problem, type Result, retryAfter } from "@/server/trip";

/** How requests are repeated; tests wait otherwise. */
export interface Patience {
  readonly signal?: AbortSignal;
  /** Said while waiting: "The server asks to wait 30 s". */
  readonly onWait?: (sentence: string) => void;
  /** Resolves after so many milliseconds; may reject when `signal` is aborted. */
  readonly wait?: (ms: number) => Promise<void>;
  /** So long without a byte is a broken connection. */
  readonly silenceMs?: number;
}

/** After so many failures in a row without a new byte it is given up. */
const MOST_FAILURES = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 10 * 60_000;
const SILENCE_MS = 60_000;

export const STOPPED: Problem = {
  code: "cancelled",
  message: "Stopped. What was fetched is kept; the same command goes on from there.",
};

/** Counts failures in a row, and waits longer after each. */
export class Failures {
  private inARow = 0;

  constructor(private readonly patience: Patience) {}

  /** Bytes have come: whatever failed is over. */
  clear(): void {
    this.inARow = 0;
  }

  /** Waits before the next attempt; a problem when there is none. `askedMs`: what the server asks for. */
  async after(sentence: string, address: string, askedMs: number | null = null): Promise<Problem | null> {
    const { signal, onWait = () => {}, wait = (ms) => sleep(ms, undefined, { signal }) } = this.patience;
    if (signal?.aborted) return STOPPED;
    this.inARow += 1;
    const place = new URL(address).host;
    if (askedMs !== null && askedMs > LONGEST_WAIT_MS) {
      const minutes = Math.ceil(askedMs / 60_000);
      const message = `${place} asks to wait ${minutes} min. What was fetched is kept; run the command again then.`;
      return { code: "unavailable", message, where: { file: address } };
    }
    if (this.inARow >= MOST_FAILURES) {
      const message = `${sentence} It was tried ${MOST_FAILURES} times. What was fetched is kept; run the command again to go on.`;
      return { code: "unavailable", message, where: { file: address } };
    }
    const ms = askedMs ?? FIRST_WAIT_MS * 2 ** (this.inARow - 1);
    onWait(`${sentence} Trying again in ${Math.ceil(ms / 1000)} s …`);
    try {
      await wait(ms);
    } catch {
      return STOPPED;
    }
    return signal?.aborted ? STOPPED : null;
  }
}

export interface Answer {
  readonly response: Response;
  /** To be called for each piece of the body: silence after it counts again. */
  readonly heard: () => void;
  /** The body is read, or not wanted. */
  readonly close: () => void;
}

/**
 * One request, repeated while the server is busy or can't be reached. Answers below 400, and those `accepted`, come back; others are
 * problems that name the address.
 */
export async function requestPatiently(
  address: string,
  {
    method = "GET",
    headers = {},
    accepted = [],
  }: {
    readonly method?: "GET" | "HEAD";
    readonly headers?: Readonly<Record<string, string>>;
    readonly accepted?: readonly number[];
  },
  patience: Patience,
  failures: Failures,
): Promise<Result<Answer>> {
  for (;;) {
    if (patience.signal?.aborted) return fail(STOPPED);
    const { signal, heard, close } = silence(patience);
    let refused: { readonly sentence: string; readonly askedMs: number | null };
    try {
      // Ranges are of the file as it is, so nothing may be packed on the way.
      const response = await fetch(address, { method, headers: { "accept-encoding": "identity", ...headers }, signal });
      if (response.status < 400 || accepted.includes(response.status)) return ok({ response, heard, close });
      await response.body?.cancel();
      close();
      const isBusy = response.status === 408 || response.status === 429 || response.status >= 500;
      if (!isBusy) return fail(refusal(address, response.status));
      const askedMs = retryAfter(Object.fromEntries(response.headers), Date.now());
      refused = { sentence: `${new URL(address).host} is busy (${response.status}).`, askedMs };
    } catch (error) {
      close();
      refused = { sentence: `${new URL(address).host} can’t be reached (${reasonOf(error)}).`, askedMs: null };
    }
    const problem = await failures.after(refused.sentence, address, refused.askedMs);
    if (problem !== null) return fail(problem);
  }
}

function refusal(address: string, status: number): Problem {
  const where = { file: address };
  if (status === 401 || status === 403) {
    return { code: "unavailable", message: `The server refuses the file (${status}). It may need a key.`, where };
  }
  return {
    code: "not_found",
    message: `There is no file at this address (${status}). Name another one in a table of your own with --table.`,
    where,
  };
}

/** A signal that the caller's and a long silence abort. */
function silence({ signal, silenceMs = SILENCE_MS }: Patience): Omit<Answer, "response"> & { signal: AbortSignal } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), silenceMs);
  return {
    signal: signal === undefined ? controller.signal : AbortSignal.any([signal, controller.signal]),
    heard: () => timer.refresh(),
    close: () => clearTimeout(timer),
  };
}

/** "ECONNREFUSED", "silent for too long", …: why a connection failed. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "AbortError") return "silent for too long";
  const { cause } = error;
  if (cause instanceof Error) return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
  return error.message;
}
