import { type NextRequest, NextResponse } from "next/server";
import { streetMapHosts, streetMapStyle } from "./components/trip/map/street-map";

const inDevelopment = process.env.NODE_ENV === "development";

/**
 * Every page with its content security policy. It is set here and not in next.config.ts since only here the street map's
 * address is read when the server runs, not when it is built.
 */
export function proxy({ headers, url }: Pick<NextRequest, "headers" | "url">): NextResponse {
  const policy = contentSecurityPolicy(Buffer.from(crypto.randomUUID()).toString("base64"));
  // Next reads the nonce from here and marks its scripts with it.
  const forwarded = new Headers(headers);
  forwarded.set("Content-Security-Policy", policy);
  const request = { headers: forwarded };
  // Half a character in an address is no address: Next would answer with an error of the server.
  const response = isReadable(url)
    ? NextResponse.next({ request })
    : NextResponse.rewrite(new URL("/nothing-here", url), { request });
  response.headers.set("Content-Security-Policy", policy);
  // For a year, where browsers know the server by an address with TLS.
  if (process.env.DRAGOMAN_URL?.startsWith("https:"))
    response.headers.set("Strict-Transport-Security", "max-age=31536000");
  return response;
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}

export const config = { matcher: "/((?!_next/|api/|maplibre/).*)" };

// Next writes its start-up data as inline scripts, each marked with the nonce; radix-ui and the map position things by inline styles.
function contentSecurityPolicy(nonce: string): string {
  const style = streetMapStyle(process.env.DRAGOMAN_MAP_STYLE);
  const mapHosts = style === null ? "" : ` ${streetMapHosts(style).join(" ")}`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${inDevelopment ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${mapHosts}`,
    "font-src 'self' data:",
    `connect-src 'self'${inDevelopment ? " ws:" : ""}${mapHosts}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
