import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1", "[::1]"]);

export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host);
}

/**
 * Who may use the server: with a token, anyone who shows it; without one, programs of this machine, but no page in a browser that came from elsewhere.
 * Gives the reason why not; null: welcome.
 */
export function whyRefused(headers: IncomingHttpHeaders, token: string | null): string | null {
  if (token !== null) {
    const shown = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1] ?? "";
    return isSame(shown, token) ? null : "Send the server's token: Authorization: Bearer TOKEN.";
  }
  const [host, origin] = [hostOf(`http://${headers.host ?? ""}`), headers.origin];
  const isOwn = isLoopback(host) && (origin === undefined || isLoopback(hostOf(origin)));
  return isOwn ? null : "Without a token the server answers programs of this machine alone.";
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? "";
}

/** In the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
