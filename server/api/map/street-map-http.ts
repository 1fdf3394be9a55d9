import { forLog, type Result } from "@/server/trip";
import { openStreetMap } from "@/server/worlds";
import { travelerWorldName } from "../traveler-world";

const EMPTY = JSON.stringify({ type: "FeatureCollection", features: [] });

/** The answer for the world that was asked for last. */
let last: { readonly hash: string; readonly body: string } | null = null;

/**
 * Answers `GET /api/map/streets` with the streets of the world that travelers plan in, as GeoJSON; with an empty collection where it has none.
 * Anyone may ask: it holds nothing but what the map's source publishes. `?world=` with the world's hash lets browsers keep it for a week;
 * one that has it already (`If-None-Match`) is told so.
 */
export function handleStreetMap(request: Request): Response {
  const streets = openStreetMap(travelerWorldName());
  if (!streets.ok) return answer(EMPTY, { "Cache-Control": "no-store" });
  const { hash, read } = streets.value;
  // Weak, since what is between may compress it.
  const tag = `W/"${hash}"`;
  const isLasting = new URL(request.url).searchParams.get("world") === hash;
  const headers = { ETag: tag, "Cache-Control": isLasting ? "public, max-age=604800" : "public, no-cache" };
  const known = request.headers.get("if-none-match") ?? "";
  if (known.split(/\s*,\s*/).includes(tag)) return new Response(null, { status: 304, headers });
  if (last?.hash !== hash) {
    const found = read();
    if (!found.ok) return unreadable(found);
    last = { hash, body: JSON.stringify(found.value) };
  }
  return answer(last.body, headers);
}

function unreadable({ problem }: Extract<Result<never>, { ok: false }>): Response {
  console.error("streets of the map:", forLog(problem));
  return answer(EMPTY, { "Cache-Control": "no-store" });
}

function answer(body: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(body, { headers: { ...headers, "Content-Type": "application/geo+json" } });
}
