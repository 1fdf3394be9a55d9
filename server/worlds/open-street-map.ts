import { join } from "node:path";
import { fail, ok, type Result } from "@/server/trip";
import { dataFolder, worldsFolder } from "./snapshot/folders";
import { worldNameSchema } from "./snapshot/manifest";
import { readManifest, readStreetLines } from "./snapshot/read-snapshot";
import { type StreetMap, streetMap } from "./streets/street-map";

export interface WorldStreets {
  /** Of the world's snapshot: the same hash, the same streets. */
  readonly hash: string;
  /** Reads them; empty where the world has none. Problem `bad_file` names a damaged file. */
  readonly read: () => Result<StreetMap>;
}

const NO_STREETS: StreetMap = { type: "FeatureCollection", features: [] };

/** What a map of a world draws under its places. Problem `bad_file` where there is no such world, or where its manifest is damaged. */
export function openStreetMap(name: string, folder = dataFolder()): Result<WorldStreets> {
  if (!worldNameSchema.safeParse(name).success)
    return fail({ code: "bad_input", message: `No world is named "${name}".` });
  const path = join(worldsFolder(folder), name);
  const manifest = readManifest(path);
  if (!manifest.ok) return manifest;
  const read = () => {
    const lines = readStreetLines(path, manifest.value);
    if (!lines.ok) return lines;
    return ok(lines.value === null ? NO_STREETS : streetMap(lines.value));
  };
  return ok({ hash: manifest.value.description.hash, read });
}
