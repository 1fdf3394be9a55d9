import { forLog, Recent, type Result } from "@/server/trip";
import { openStreetMap } from "@/server/worlds";
import { travelerWorldName } from "../traveler-world";

const EMPTY = JSON.stringify({ type: "FeatureCollection", features: [] });

/** Some megabytes each: the answers for the worlds that were asked for last, by hash. */
const bodies = new Recent<string>(4);

/**
 * Answers `GET /api/map/streets?world=NAME` with the streets of a world, of the usual one without a name, as GeoJSON; with an empty
 * collection where it has none. Anyone may ask: it holds nothing but what the map's source publishes. `&hash=` with the world's hash lets
 * browsers keep it for a week; one that has it already (`If-None-Match`) is told so.
 */
export function handleStreetMap(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const streets = openStreetMap(searchParams.get("world") ?? travelerWorldName());
  if (!streets.ok) return answer(EMPTY, { "Cache-Control": "no-store" });
  const { hash, read } = streets.value;
  // Weak, since what is between may compress it.
  const tag = `W/"${hash}"`;
  const isLasting = searchParams.get("hash") === hash;
  const headers = { ETag: tag, "Cache-Control": isLasting ? "public, max-age=604800" : "public, no-cache" };
  const known = request.headers.get("if-none-match") ?? "";
  if (known.split(/\s*,\s*/).includes(tag)) return new Response(null, { status: 304, headers });
  const made = bodies.get(hash);
  if (made !== undefined) return answer(made, headers);
  const found = read();
  if (!found.ok) return unreadable(found);
  const body = JSON.stringify(found.value);
  bodies.set(hash, body);
  return answer(body, headers);
}

function unreadable({ problem }: Extract<Result<never>, { ok: false }>): Response {
  console.error("streets of the map:", forLog(problem));
  return answer(EMPTY, { "Cache-Control": "no-store" });
}

function answer(body: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(body, { headers: { ...headers, "Content-Type": "application/geo+json" } });
}
