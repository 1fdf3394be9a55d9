import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ProblemError, type Result } from "@/server/trip";
import { importWorld, openWorld, type World } from "@/server/worlds";
import { type ItinerarybenchTask, itinerarybenchTaskSchema } from "../../itinerarybench/task";

/** The benchmark's data, which is next to the repository and is never part of it. */
const PUBLISHED_DATA = resolve("../shared/data/itinerarybench");

export const hasPublishedData = existsSync(PUBLISHED_DATA);
export const NO_PUBLISHED_DATA = `The data of ItineraryBench is not at ${PUBLISHED_DATA}.`;

export function publishedLines(file: string): unknown[] {
  const lines = readFileSync(join(PUBLISHED_DATA, file), "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
}

export function publishedTasks(): ItinerarybenchTask[] {
  return publishedLines("tasks-dev.jsonl").map((line) => itinerarybenchTaskSchema.parse(line));
}

/** The published database, imported into a folder of its own that `remove` deletes. */
export async function importPublishedWorld(): Promise<{ world: World; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-published-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    required(await importWorld("itinerarybench", join(PUBLISHED_DATA, "database"), { folder }));
    return { world: required(openWorld("itinerarybench", folder)), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new ProblemError(result.problem);
  return result.value;
}
