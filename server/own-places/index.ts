import { inTurns, ok, type Result } from "@/server/trip";
import type { OwnPlacesRead } from "@/server/views";
import type { World } from "@/server/worlds";
import { matchPlaces } from "./matching/match-places";
import { type PlacesFile, readSavedPlaces } from "./read-saved-places";

/** What a file of saved places comes to in a world. Problems: those of `readSavedPlaces`. */
export async function readOwnPlaces(file: PlacesFile, world: World): Promise<Result<OwnPlacesRead>> {
  const saved = readSavedPlaces(file);
  return saved.ok ? ok(await inTurns(matchPlaces(saved.value, world))) : saved;
}
