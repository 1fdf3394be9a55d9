import { createHash } from "node:crypto";
import { APIError, createAuthMiddleware, getIP, isAPIError } from "better-auth/api";
import { z } from "zod";
import { beforeChange, type Call } from "./before-change";
import { isKnownDevice, rememberDevice } from "./known-device";
import type { Limit, Limits } from "./limits";

/** Failed tries to sign in from one address. */
const PER_ADDRESS: Limit = { window: 60, max: 5 };
/** Failed tries for one e-mail: guessing from many addresses gets no further. */
const PER_EMAIL: Limit = { window: 600, max: 10 };
/** E-mails that have an account already, told to one address. Nothing is mailed, so signing up cannot but tell. */
const KNOWN_EMAILS: Limit = { window: 1_800, max: 10 };

const SIGN_IN = "/sign-in/email";
const SIGN_UP = "/sign-up/email";
const credentials = z.object({ email: z.string() });
const refusedSchema = z.object({ body: z.object({ code: z.string().startsWith("USER_ALREADY_EXISTS") }) });

/** Counts tries to sign in or up before anything is looked at, and gives those back that found nothing out. */
export function signInLimit(limits: Limits) {
  return {
    before: createAuthMiddleware(async (call) => {
      for (const { key, limit } of await keysOf(call)) {
        const { allowed, retryAfter } = await limits.consume(key, limit);
        if (allowed) continue;
        const message = waitSentence(retryAfter ?? limit.window);
        throw new APIError("TOO_MANY_REQUESTS", { code: "SIGN_IN_LIMIT", message });
      }
      return beforeChange(call);
    }),
    after: createAuthMiddleware(async (call) => {
      if (call.path !== SIGN_IN && call.path !== SIGN_UP) return;
      const toldSomething = call.path === SIGN_UP ? isKnown(call.context.returned) : !call.context.newSession;
      if (!toldSomething) for (const { key } of await keysOf(call)) await limits.giveBack(key);
      const email = emailOf(call);
      if (call.context.newSession && email !== null) await rememberDevice(call, email);
    }),
  };
}

/** Whether the answer is that the e-mail has an account. */
function isKnown(answer: unknown): boolean {
  return isAPIError(answer) && refusedSchema.safeParse(answer).success;
}

async function keysOf(call: Call): Promise<{ key: string; limit: Limit }[]> {
  if (call.path !== SIGN_IN && call.path !== SIGN_UP) return [];
  const address = (call.headers && getIP(call.headers, call.context.options)) ?? "unknown";
  if (call.path === SIGN_UP) return [{ key: `known|${address}`, limit: KNOWN_EMAILS }];
  const keys = [{ key: `sign-in|${address}`, limit: PER_ADDRESS }];
  const email = emailOf(call);
  if (email === null) return keys;
  // Someone who guesses elsewhere does not keep the owner out of the devices that the owner signed in on.
  const isOwn = await isKnownDevice(call, email);
  return [...keys, { key: `sign-in|${email}${isOwn ? "|own device" : ""}`, limit: PER_EMAIL }];
}

/** Hashed: nobody needs to read from a table or a cookie who tried to sign in. Null: none was sent. */
function emailOf(call: Call): string | null {
  const body = credentials.safeParse(call.body);
  return body.success ? createHash("sha256").update(body.data.email.trim().toLowerCase()).digest("hex") : null;
}

function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and try again.`;
}
