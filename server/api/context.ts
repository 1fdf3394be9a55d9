/** What a procedure knows of the call. */
export interface ApiContext {
  /** Tells callers apart for the allowance: the address the server, or the proxy in front of it, saw. */
  readonly caller: string;
}

export function createContext(request: Request): ApiContext {
  const forwarded = request.headers.get("x-forwarded-for")?.split(",")[0]?.trim();
  return { caller: forwarded || "unknown" };
}
