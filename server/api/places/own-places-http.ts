import { readOwnPlaces } from "@/server/own-places";
import { fail, LONGEST_NAME, ok, type ProblemCode, ProblemError, type Result } from "@/server/trip";
import { LARGEST_PLACES_FILE } from "@/server/views";
import type { World } from "@/server/worlds";
import { createContext } from "../context";
import { isFromOwnPages, limitedBody } from "../request-guards";
import { getServices } from "../services";
import { worldForTravelers } from "../traveler-world";

/**
 * Answers `POST /api/places/own?name=FILE&world=NAME`, whose body is a file of saved places, with what it comes to in that world, without a name
 * in the usual one: `{ ok: true, value }`, or `{ ok: false, problem }` with file and line. Anyone may ask, a limited number of times a minute; nothing is stored.
 */
export async function handleOwnPlaces(request: Request): Promise<Response> {
  if (!isFromOwnPages(request.headers)) return refusal(403, "This request came from another site's page.");
  if (request.headers.get("content-type") !== "application/octet-stream") {
    return refusal(415, "Send the file as application/octet-stream.");
  }
  const context = createContext(request.headers);
  const caller = (await context.currentUser())?.id ?? context.caller;
  const { readingLimiter } = await getServices();
  if (!readingLimiter.take(caller))
    return refusal(429, "Too many requests. Wait a minute and try again.", "unavailable");
  const bytes = await limitedBody(request, LARGEST_PLACES_FILE);
  if (bytes === null) return refusal(413, `The file is larger than ${LARGEST_PLACES_FILE / 1e6} MB.`);
  const { searchParams } = new URL(request.url);
  const name = searchParams.get("name")?.slice(0, LONGEST_NAME) || "The file";
  const world = await openChosen(searchParams.get("world"));
  if (!world.ok) return Response.json(world, { status: 404 });
  const read = await readOwnPlaces({ name, bytes }, world.value);
  return Response.json(read, { status: read.ok ? 200 : 400 });
}

function refusal(status: number, message: string, code: ProblemCode = "bad_input"): Response {
  return Response.json(fail({ code, message }), { status });
}

async function openChosen(name: string | null): Promise<Result<World>> {
  try {
    return ok(await worldForTravelers(name ?? undefined));
  } catch (error) {
    if (error instanceof ProblemError) return fail(error.problem);
    throw error;
  }
}
