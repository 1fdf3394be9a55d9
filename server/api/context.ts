import { currentUser, type User } from "@/server/accounts";

/** What a procedure knows of the call. */
export interface ApiContext {
  /** Tells callers apart for the rate limiters: the address the server, or the proxy in front of it, saw. */
  readonly caller: string;
  /** The caller; null without a session. Looked up at the first question. */
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

/** An address, since accounts count by addresses alone. */
const EVERYONE = "127.0.0.1";

/**
 * The address that the nearest proxy saw which is none of ours, as TRUSTED_PROXIES lists them; those before it are only what the caller
 * claims. Where no proxy is named, anyone could have written the header, so that everyone is one caller.
 */
export function callerOf(headers: Headers): string {
  const proxies = (process.env.TRUSTED_PROXIES ?? "").split(",").map((address) => address.trim());
  if (proxies.every((address) => address === "")) return EVERYONE;
  const chain = (headers.get("x-forwarded-for") ?? "").split(",").map((address) => address.trim());
  return chain.findLast((address) => !proxies.includes(address)) || EVERYONE;
}
