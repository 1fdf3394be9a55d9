import { anonymousClient, inferAdditionalFields } from "better-auth/client/plugins";
import { createAuthClient } from "better-auth/react";

/** Sign-up, sign-in, sign-out and changes of one's own account, by the browser's session cookie. */
export const authentication = createAuthClient({
  plugins: [anonymousClient(), inferAdditionalFields({ user: { role: { type: "string", input: false } } })],
  sessionOptions: { refetchOnWindowFocus: false },
});

interface Refusal {
  readonly status: number;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** Why the server did not do it, in a sentence for the traveler. */
export class RefusedError extends Error {}

/** The server's answer to a call. Throws RefusedError. */
export async function accepted<Answer>(
  call: Promise<{ data: Answer; error: null } | { data: null; error: Refusal }>,
): Promise<Answer> {
  const { data, error } = await call.catch(() => {
    throw new RefusedError(UNREACHABLE);
  });
  if (error !== null) throw new RefusedError(sentenceOf(error));
  return data;
}

const UNREACHABLE = "Dragoman can’t be reached right now. Nothing has changed; try again in a moment.";

/** The library's own words are for programmers. */
const SENTENCES: Record<string, string> = {
  INVALID_EMAIL: "This isn’t an e-mail address.",
  INVALID_EMAIL_OR_PASSWORD: "Wrong e-mail or password.",
  INVALID_PASSWORD: "This is not your password.",
  PASSWORD_TOO_SHORT: "This password is too short. Use at least 10 characters.",
  PASSWORD_TOO_LONG: "This password is too long. Use at most 128 characters.",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "This e-mail already has an account. Sign in instead.",
};

/** Refusals whose message the server wrote for the traveler. */
const OWN_WORDS = new Set(["SIGN_IN_LIMIT", "LAST_ADMIN", "BAD_NAME"]);

function sentenceOf({ status, code = "", message }: Refusal): string {
  if (OWN_WORDS.has(code) && message) return message;
  const known = SENTENCES[code];
  if (known !== undefined) return known;
  if (status === 429) return "Too many attempts. Wait a minute and try again.";
  if (status === 401) return "You are signed out. Sign in and try again.";
  return "That didn’t work. Nothing has changed; try again in a moment.";
}
