import { NextResponse } from "next/server";
import { streetMapHosts, streetMapStyle } from "./components/trip/map/street-map";

const inDevelopment = process.env.NODE_ENV === "development";

/**
 * Every page with its content security policy. It is set here and not in next.config.ts since only here the street map's
 * address is read when the server runs, not when it is built.
 */
export function proxy(): NextResponse {
  const response = NextResponse.next();
  response.headers.set("Content-Security-Policy", contentSecurityPolicy());
  return response;
}

export const config = { matcher: "/((?!_next/|api/|maplibre/).*)" };

// Next writes its start-up data as inline scripts, and radix-ui and the map position things by inline styles.
function contentSecurityPolicy(): string {
  const style = streetMapStyle(process.env.DRAGOMAN_MAP_STYLE);
  const mapHosts = style === null ? "" : ` ${streetMapHosts(style).join(" ")}`;
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${inDevelopment ? " 'unsafe-eval'" : ""}`,
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
