import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ProblemError, type Result } from "@/server/trip";
import { importWorld, openWorld, type World } from "@/server/worlds";
import { type SubmissionRow, submissionRowSchema, type TravelplannerQuery, travelplannerQuerySchema } from "../formats";

/** The benchmark's published files, which be next to the repository and are never part of it. */
const DATA = resolve("../shared/data/travelplanner");

export const hasPublishedData = existsSync(DATA);
export const NO_PUBLISHED_DATA = `The published files of TravelPlanner are not at ${DATA}.`;

export function publishedLines(file: string): unknown[] {
  const lines = readFileSync(join(DATA, file), "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
}

export interface PublishedSubmission {
  readonly name: string;
  readonly queries: readonly TravelplannerQuery[];
  readonly rows: readonly SubmissionRow[];
}

/** Every published submission; its row i belongs to query i. */
export function publishedSubmissions(): PublishedSubmission[] {
  const queries = (file: string) => publishedLines(file).map((line) => travelplannerQuerySchema.parse(line));
  const train = queries("queries/train.jsonl");
  const validation = queries("queries/validation-dev.jsonl");
  return readdirSync(join(DATA, "submissions")).map((file) => ({
    name: file.replace(".jsonl", ""),
    queries: file.startsWith("train") ? train : validation,
    rows: publishedLines(`submissions/${file}`).map((line) => submissionRowSchema.parse(line)),
  }));
}

/** The published database, imported into a folder of its own that `remove` deletes. */
export async function importPublishedWorld(): Promise<{ world: World; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-published-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    required(await importWorld("travelplanner", join(DATA, "database"), { folder }));
    return { world: required(openWorld("travelplanner", folder)), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new ProblemError(result.problem);
  return result.value;
}
