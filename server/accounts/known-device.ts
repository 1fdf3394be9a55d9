import type { Call } from "./before-change";

/** As long as browsers keep a cookie. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** Marks the browser, by a signed cookie, as one that this account signed in on; `email` is the hash of the account's. */
export async function rememberDevice(call: Call, email: string): Promise<void> {
  const { name, attributes } = cookieOf(call);
  await call.setSignedCookie(name, email, call.context.secret, attributes);
}

/** Whether the account signed in on this browser before. */
export async function isKnownDevice(call: Call, email: string): Promise<boolean> {
  return (await call.getSignedCookie(cookieOf(call).name, call.context.secret)) === email;
}

function cookieOf(call: Call) {
  return call.context.createAuthCookie("device", { maxAge: KEPT_SECONDS });
}
