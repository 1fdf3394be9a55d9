import { createHash } from "node:crypto";
import { runOfToken } from "@/server/runs";
import { fail, ok, type Result } from "@/server/trip";
import { createRateLimiter, type RateLimiter } from "../rate-limiter";
import { getServices } from "../services";

/** Steps of external agents in a minute: a token's, and the tries of an address with what is no token. */
const CALLS_PER_MINUTE = 600;
const WRONG_TOKENS_PER_MINUTE = 30;

// Bundles load this module more than once in a process; calls are counted once.
const shared: typeof globalThis & { dragomanExternalCalls?: { own: RateLimiter; wrong: RateLimiter } } = globalThis;

/** The run that a token is for. Problems: "bad_input" (no such token, or it was revoked), "over_budget" (too many calls in a minute). */
export async function admit(token: string, caller: string): Promise<Result<string>> {
  shared.dragomanExternalCalls ??= {
    own: createRateLimiter(CALLS_PER_MINUTE),
    wrong: createRateLimiter(WRONG_TOKENS_PER_MINUTE),
  };
  const { own, wrong } = shared.dragomanExternalCalls;
  const { opened } = await getServices();
  const runId = await runOfToken(opened.database, token);
  if (runId === null) {
    if (!wrong.take(caller)) return fail(TOO_MANY);
    const message = "This token belongs to no run, or was revoked. A researcher can create another one.";
    return fail({ code: "bad_input", message });
  }
  return own.take(createHash("sha256").update(token).digest("hex")) ? ok(runId) : fail(TOO_MANY);
}

const TOO_MANY = { code: "over_budget", message: "Too many requests. Wait a minute and try again." } as const;
