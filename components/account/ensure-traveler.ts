import { accepted, authentication } from "./authentication";

/** Makes an anonymous session where there is none, so that what is made now has an owner. Throws when the server does not let it. */
export async function ensureTraveler(): Promise<void> {
  const session = await accepted(authentication.getSession());
  if (session === null) await accepted(authentication.signIn.anonymous());
}
