import { join } from "node:path";
import { type LocalDate, ok, Recent, type Result } from "@/server/trip";
import type { City } from "./records";
import { dataFolder, worldsFolder } from "./snapshot/folders";
import { worldNameSchema } from "./snapshot/manifest";
import { readCities, readManifest } from "./snapshot/read-snapshot";
import type { WorldDescription } from "./world";

const PLACES = ["lodgings", "restaurants", "attractions"] as const;

/** Whether travelers can plan in a world at all: it has places, and its days are those to come. Benchmarks have fixed dates. */
export function isPlannable({ movesWithToday, counts }: WorldDescription): boolean {
  return movesWithToday && PLACES.some((table) => (counts[table] ?? 0) > 0);
}

/** Whether a day of the world is yet to come. */
export function hasDaysToCome({ dates }: WorldDescription, today: LocalDate): boolean {
  return dates === null || dates.to >= today;
}

/** What the manifest of a world says, without opening it; null where there is none that can be read. */
export function describeWorld(name: string, folder = dataFolder()): WorldDescription | null {
  if (!worldNameSchema.safeParse(name).success) return null;
  const manifest = readManifest(join(worldsFolder(folder), name));
  return manifest.ok ? manifest.value.description : null;
}

const MOST_KNOWN = 100;
const known = new Recent<readonly City[]>(MOST_KNOWN);

/** The cities of a world, in file order, without opening it. Problem `bad_file` names a damaged file. */
export function citiesOfWorld({ name, hash }: WorldDescription, folder = dataFolder()): Result<readonly City[]> {
  const before = known.get(hash);
  if (before !== undefined) return ok(before);
  const path = join(worldsFolder(folder), name);
  const manifest = readManifest(path);
  if (!manifest.ok) return manifest;
  const cities = readCities(path, manifest.value);
  if (cities.ok) known.set(hash, cities.value);
  return cities;
}
