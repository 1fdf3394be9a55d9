import { createHash } from "node:crypto";
import { APIError, createAuthMiddleware, getIP } from "better-auth/api";
import { z } from "zod";
import { beforeChange, type Call } from "./before-change";
import type { Limit, Limits } from "./limits";

/** Failed tries from one address. */
const PER_ADDRESS: Limit = { window: 60, max: 5 };
/** Failed tries for one e-mail from anywhere: guessing from many addresses gets no further. */
const PER_EMAIL: Limit = { window: 600, max: 10 };

const PATH = "/sign-in/email";
const credentials = z.object({ email: z.string() });

/** Counts tries to sign in before the password is looked at, and gives those back that succeeded. */
export function signInLimit(limits: Limits) {
  return {
    before: createAuthMiddleware(async (call) => {
      if (call.path !== PATH) return beforeChange(call);
      for (const { key, limit } of keysOf(call)) {
        const { allowed, retryAfter } = await limits.consume(key, limit);
        if (allowed) continue;
        const message = waitSentence(retryAfter ?? limit.window);
        throw new APIError("TOO_MANY_REQUESTS", { code: "SIGN_IN_LIMIT", message });
      }
    }),
    after: createAuthMiddleware(async (call) => {
      if (call.path !== PATH || !call.context.newSession) return;
      for (const { key } of keysOf(call)) await limits.giveBack(key);
    }),
  };
}

function keysOf(call: Call): { key: string; limit: Limit }[] {
  const address = (call.headers && getIP(call.headers, call.context.options)) ?? "unknown";
  const body = credentials.safeParse(call.body);
  const keys = [{ key: `sign-in|${address}`, limit: PER_ADDRESS }];
  if (!body.success) return keys;
  // Nobody needs to read from this table who tried to sign in.
  const email = createHash("sha256").update(body.data.email.trim().toLowerCase()).digest("hex");
  return [...keys, { key: `sign-in|${email}`, limit: PER_EMAIL }];
}

function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and try again.`;
}
