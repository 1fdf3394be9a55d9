import { existsSync } from "node:fs";
import { join } from "node:path";
import { fail, inTurns, ok, type Problem, type Result } from "@/server/trip";
import type { City, Coordinates } from "../records";
import { worldsFolder } from "../snapshot/folders";
import { manifestFile, worldNameSchema } from "../snapshot/manifest";
import { readManifest, readSnapshotRecords, readStreetLines, type SnapshotRecords } from "../snapshot/read-snapshot";
import type { StreetLines } from "../streets/street-lines";

/** A city that ways lead from and to. */
export type RegionCity = City & { readonly coordinates: Coordinates; readonly zone: string };

/** A world of real places, whole. */
export interface CityWorld extends Pick<SnapshotRecords, "description" | "tables" | "transits"> {
  readonly cities: readonly RegionCity[];
  /** Null where it has none. */
  readonly streets: StreetLines | null;
}

const LEAST_WORLDS = 2;
/** More would be too much for one map, and for the line that names a source they share. */
const MOST_WORLDS = 8;

/**
 * The worlds of these names. Problems: `bad_input` with `where.field` worlds for names that can't be, worlds of another kind, and worlds
 * that hold the same city or place; `not_found`; `bad_file` where one is damaged.
 */
export async function readCityWorlds(names: readonly string[], folder: string): Promise<Result<readonly CityWorld[]>> {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return fail(refused(`The world ${twice} is named twice.`));
  if (names.length < LEAST_WORLDS || names.length > MOST_WORLDS) {
    return fail(refused(`Name ${LEAST_WORLDS} to ${MOST_WORLDS} worlds of real places.`));
  }
  const worlds: CityWorld[] = [];
  for (const name of names) {
    const world = await readCityWorld(name, folder);
    if (!world.ok) return world;
    worlds.push(world.value);
  }
  const problem = sharedCity(worlds) ?? sharedPlace(worlds);
  return problem === null ? ok(worlds) : fail(problem);
}

async function readCityWorld(name: string, folder: string): Promise<Result<CityWorld>> {
  const records = await readWorldOf("places", name, folder);
  if (!records.ok) return records;
  const { description, tables, transits, path, manifest } = records.value;
  const streets = readStreetLines(path, manifest);
  if (!streets.ok) return streets;
  const cities = tables.cities.flatMap((city): RegionCity[] => {
    const { coordinates, zone } = city;
    return coordinates === null || zone === null ? [] : [{ ...city, coordinates, zone }];
  });
  return ok({ description, tables, transits, cities, streets: streets.value });
}

/** The records of a world of one kind. */
export async function readWorldOf(kind: "places" | "air", name: string, folder: string) {
  const path = join(worldsFolder(folder), name);
  const field = kind === "air" ? "air" : "worlds";
  const command = kind === "air" ? "world import air" : "world import places";
  if (!worldNameSchema.safeParse(name).success) return fail(refused(`No world can be named "${name}".`, field));
  if (!existsSync(join(path, manifestFile))) {
    const message = `There is no world "${name}": make it with ${command}.`;
    return fail({ code: "not_found", message, where: { field } } as const);
  }
  const manifest = readManifest(path);
  if (!manifest.ok) return manifest;
  if (manifest.value.description.kind !== kind) {
    const wanted = kind === "air" ? "flights" : "real places";
    return fail(refused(`The world ${name} is not one of ${wanted} (${command}).`, field));
  }
  const records = await inTurns(readSnapshotRecords(path, { withTransit: true }));
  return records.ok ? ok({ ...records.value, path, manifest: manifest.value }) : records;
}

function refused(message: string, field = "worlds"): Problem {
  return { code: "bad_input", message, where: { field } };
}

/** A region names each city once. */
function sharedCity(worlds: readonly CityWorld[]): Problem | null {
  const worldOf = new Map<string, string>();
  for (const { description, cities } of worlds) {
    for (const { name } of cities) {
      const other = worldOf.get(name);
      if (other !== undefined) {
        const message = `The worlds ${other} and ${description.name} are both of ${name}. Import one of them again with another --city.`;
        return refused(message);
      }
      worldOf.set(name, description.name);
    }
  }
  return null;
}

/** A place that two worlds hold would be in two cities. */
function sharedPlace(worlds: readonly CityWorld[]): Problem | null {
  const worldOf = new Map<string, string>();
  for (const { description, tables } of worlds) {
    for (const [kind, places] of [
      ["lodging", tables.lodgings],
      ["restaurant", tables.restaurants],
      ["attraction", tables.attractions],
    ] as const) {
      for (const { id, name } of places) {
        const other = worldOf.get(`${kind} ${id}`);
        if (other !== undefined && other !== description.name) {
          const message = `The worlds ${other} and ${description.name} overlap: both hold ${name} (${id}). Import them again for areas apart, with --center and --radius.`;
          return refused(message);
        }
        worldOf.set(`${kind} ${id}`, description.name);
      }
    }
  }
  return null;
}
