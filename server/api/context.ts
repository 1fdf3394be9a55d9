import { currentUser, type User } from "@/server/accounts";

/** What a procedure knows of the call. */
export interface ApiContext {
  /** Tells callers apart for the allowance: the address the server, or the proxy in front of it, saw. */
  readonly caller: string;
  /** Whoever calls; null without a session. Looked up at the first question. */
  currentUser(): Promise<User | null>;
}

/** The context of one request, from its headers. */
export function createContext(headers: Headers): ApiContext {
  let user: Promise<User | null> | undefined;
  return {
    caller: callerOf(headers),
    currentUser: () => {
      user ??= currentUser(headers);
      return user;
    },
  };
}

/** The last address is the one that the nearest proxy saw; those before it are only what the caller claims. */
export function callerOf(headers: Headers): string {
  return headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown";
}
