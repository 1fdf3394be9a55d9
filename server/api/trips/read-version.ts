import { factsOf, searchPlaces, swapOptions } from "@/server/editing";
import { verifyItinerary } from "@/server/scoring";
import { type PlanVersion, ProblemError } from "@/server/trip";
import type { FoundPlace, StopFacts, SwapOption } from "@/server/views";
import type { World } from "@/server/worlds";
import { getServices } from "../services";

/** One version of a trip's plan. Throws ProblemError "not_found". */
export async function readVersion(tripId: string, number: number): Promise<PlanVersion> {
  const { episodes } = await getServices();
  const version = await episodes.version(tripId, number);
  if (version === null) throw new ProblemError({ code: "not_found", message: "That version does not exist." });
  return version;
}

export async function factsOfVersion(tripId: string, number: number): Promise<Record<string, StopFacts>> {
  const { version, world } = await inItsWorld(tripId, number);
  return factsOf(version.itinerary, version.unscheduled, version.request, world);
}

export async function optionsFor(tripId: string, number: number, stopId: string): Promise<SwapOption[]> {
  const { version, world } = await inItsWorld(tripId, number);
  return swapOptions(version, stopId, world, (request, itinerary) => verifyItinerary(request, itinerary, world));
}

export async function findPlaces(
  tripId: string,
  { version: number, ...search }: { version: number; day: number; kind: "meal" | "visit"; text: string },
): Promise<FoundPlace[]> {
  const { version, world } = await inItsWorld(tripId, number);
  return searchPlaces(version, search, world);
}

async function inItsWorld(tripId: string, number: number): Promise<{ version: PlanVersion; world: World }> {
  const version = await readVersion(tripId, number);
  const { offers } = await getServices();
  return { version, world: await offers.worldToRead(version.itinerary.world) };
}
