import { join } from "node:path";
import { inTurns, ok, Recent, type Result, type Steps } from "@/server/trip";
import { dataFolder, worldsFolder } from "./snapshot/folders";
import { readManifest, readStreetLines } from "./snapshot/read-snapshot";
import { buildWalkingGraph } from "./streets/build-graph";
import type { Point } from "./streets/meters";
import { snapping } from "./streets/snap";
import type { StreetLines } from "./streets/street-lines";
import { streetsOfLines } from "./streets/streets-of-lines";
import { type WalkingRoute, walkingRoute } from "./streets/walking-route";

/** The shortest walk between two places; a straight line, as an estimate, where no streets lead. */
export type DrawWalk = (from: Point, to: Point) => WalkingRoute;

/** A city's graph takes some megabytes. */
const KEPT_WORLDS = 2;
const kept = new Recent<Promise<Result<DrawWalk>>>(KEPT_WORLDS);

/**
 * Draws walks by the streets of a world's map, which are made a graph when the first walk is asked for. They lie around its places and
 * are rounded to a meter, so that now and then a walk is another than the one whose minutes the world holds. Problem `bad_file` names a damaged file.
 */
export function openWalks(name: string, folder = dataFolder()): Promise<Result<DrawWalk>> {
  const path = join(worldsFolder(folder), name);
  const manifest = readManifest(path);
  if (!manifest.ok) return Promise.resolve(manifest);
  const key = `${path} ${manifest.value.description.hash}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const opened = walksOf(readStreetLines(path, manifest.value));
  kept.set(key, opened);
  return opened;
}

async function walksOf(lines: Result<StreetLines | null>): Promise<Result<DrawWalk>> {
  if (!lines.ok) return lines;
  if (lines.value === null) return ok((from, to) => walkingRoute(from, to, null));
  return ok(await inTurns(drawingWalks(lines.value)));
}

/** Draws walks by the lines, in steps. */
export function* drawingWalks(lines: StreetLines): Steps<DrawWalk> {
  const graph = yield* buildWalkingGraph(streetsOfLines(lines));
  const snap = yield* snapping(graph);
  return (from, to) => walkingRoute(from, to, graph, { snap });
}
