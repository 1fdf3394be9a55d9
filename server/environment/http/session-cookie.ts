import type { IncomingHttpHeaders } from "node:http";

/** Trainers' agents carry cookies of other servers too, so ours is known by its name. */
const NAME = "dragoman_session";
export const SESSION_HEADER = "x-dragoman-session";

/** The session that a request carries; a header counts before the cookie. */
export function sessionOf(headers: IncomingHttpHeaders): string | null {
  const header = headers[SESSION_HEADER];
  if (typeof header === "string" && header !== "") return header;
  for (const pair of (headers.cookie ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === NAME) return pair.slice(at + 1).trim() || null;
  }
  return null;
}

/** Every answer sets it: some clients keep only the cookies of the last one. */
export function sessionCookie(session: string): string {
  return `${NAME}=${session}; Path=/; HttpOnly; SameSite=Strict`;
}
