import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fail, finish, inTurns, ok, type Result, type Steps } from "@/server/trip";
import { dataFolder, worldsFolder } from "./snapshot/folders";
import { manifestFile, worldNameSchema } from "./snapshot/manifest";
import { readManifest, readSnapshot } from "./snapshot/read-snapshot";
import type { World, WorldDescription } from "./world";

/** The worlds of a data folder, by name; folders whose manifest cannot be read are left out. */
export function listWorlds(folder = dataFolder()): WorldDescription[] {
  const worlds = worldsFolder(folder);
  if (!existsSync(worlds)) return [];
  return readdirSync(worlds)
    .filter((name) => worldNameSchema.safeParse(name).success)
    .sort()
    .map((name) => readManifest(join(worlds, name)))
    .flatMap((manifest) => (manifest.ok ? [manifest.value.description] : []));
}

type OpenedWorlds = Map<string, { readonly version: string; readonly world: World }>;

// A server's bundles each load this module; a world is read once for all of them.
const shared: typeof globalThis & { dragomanWorlds?: OpenedWorlds } = globalThis;
shared.dragomanWorlds ??= new Map();
const opened = shared.dragomanWorlds;
/** Those that are being opened in turns. */
const opening = new Map<string, Promise<Result<World>>>();

/**
 * Opens a world, once per process (again when it was replaced on disk). Problems: `not_found` names the worlds that
 * exist, `bad_file` a damaged file.
 */
export function openWorld(name: string, folder = dataFolder()): Result<World> {
  return finish(openingWorld(name, folder));
}

/** The same for servers, which serve others meanwhile. */
export function openWorldInTurns(name: string, folder = dataFolder()): Promise<Result<World>> {
  const path = join(worldsFolder(folder), name);
  const known = opening.get(path);
  if (known !== undefined) return known;
  const begun = inTurns(openingWorld(name, folder)).finally(() => opening.delete(path));
  opening.set(path, begun);
  return begun;
}

function* openingWorld(name: string, folder: string): Steps<Result<World>> {
  const path = join(worldsFolder(folder), name);
  const version = worldNameSchema.safeParse(name).success ? versionOf(path) : null;
  if (version === null) return noSuchWorld(name, folder);
  const known = opened.get(path);
  if (known?.version === version) return ok(known.world);
  const world = yield* readSnapshot(path);
  if (world.ok) opened.set(path, { version, world: world.value });
  // Replaced while it was being read: the new world is the one to open.
  else if (versionOf(path) !== version) return yield* openingWorld(name, folder);
  return world;
}

/** Tells one snapshot of a world from the next; null when there is none. */
function versionOf(path: string): string | null {
  const manifest = statSync(join(path, manifestFile), { throwIfNoEntry: false });
  return manifest === undefined ? null : `${manifest.ino}:${manifest.mtimeMs}`;
}

function noSuchWorld(name: string, folder: string): Result<World> {
  const names = listWorlds(folder).map((world) => world.name);
  const existing = names.length === 0 ? "There are no worlds yet" : `There are: ${names.join(", ")}`;
  return fail({
    code: "not_found",
    message: `There is no world "${name}". ${existing}; "world import" and "world generate" make one.`,
  });
}
