import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Episode, parseJson, readEpisode, readTextFile, writeEpisode } from "@/server/episodes";
import type { TravelplannerQuery } from "@/server/scoring";
import { fail, objectiveSchema, ok, type Result } from "@/server/trip";

export const inputSchema = z.enum(["query", "gold"]);
/** What the agent is given of a query: its sentence, or its structured fields. */
export type TravelplannerInput = z.infer<typeof inputSchema>;

/** What makes two runs the same run: only then may one continue the other. */
export const runIdentitySchema = z.object({
  benchmark: z.literal("travelplanner"),
  agent: z.string(),
  input: inputSchema,
  objective: objectiveSchema,
  timeLimitMs: z.number(),
  seed: z.number().int(),
  world: z.object({ name: z.string(), hash: z.string() }),
  queries: z.object({ count: z.number().int(), sha256: z.string() }),
});
export type RunIdentity = z.infer<typeof runIdentitySchema>;

const runFileSchema = z.object({
  format: z.literal("dragoman-run"),
  version: z.literal(1),
  runId: z.string(),
  startedAt: z.iso.datetime(),
  identity: runIdentitySchema,
});

/** The part of a run's identity that the queries are. */
export function queriesIdentity(queries: readonly TravelplannerQuery[]): RunIdentity["queries"] {
  return { count: queries.length, sha256: createHash("sha256").update(JSON.stringify(queries)).digest("hex") };
}

/**
 * The folder of a run: `run.json` says which run it is, `episodes/` holds one file per finished query, and what is
 * reported (`submission.jsonl`, `summary.json`) is derived from the episodes.
 */
export class RunFolder {
  private constructor(
    readonly path: string,
    readonly runId: string,
  ) {}

  /** A new run in an empty or missing folder, or the run of the same identity that is already there. */
  static open(path: string, identity: RunIdentity): Result<RunFolder> {
    const isFolder = existsSync(path) && statSync(path).isDirectory();
    if (existsSync(path) && !isFolder) return taken(path, "It is a file. Name a new folder.");
    const runFile = join(path, "run.json");
    if (existsSync(runFile)) return RunFolder.continue(path, runFile, identity);
    if (isFolder && readdirSync(path).length > 0) {
      return taken(path, "The folder is not empty and holds no run. Name a new or an empty folder.");
    }
    mkdirSync(path, { recursive: true });
    const runId = randomUUID();
    const run = { format: "dragoman-run", version: 1, runId, startedAt: new Date().toISOString(), identity };
    const folder = new RunFolder(path, runId);
    folder.write("run.json", `${JSON.stringify(run, null, 2)}\n`);
    return ok(folder);
  }

  private static continue(path: string, runFile: string, identity: RunIdentity): Result<RunFolder> {
    const text = readTextFile(runFile);
    if (!text.ok) return text;
    const run = parseJson(text.value, runFileSchema, { file: runFile });
    if (!run.ok) return run;
    const known: Record<string, unknown> = run.value.identity;
    const different = Object.entries(identity)
      .filter(([name, value]) => JSON.stringify(known[name]) !== JSON.stringify(value))
      .map(([name]) => name);
    if (different.length === 0) return ok(new RunFolder(path, run.value.runId));
    return taken(path, `The folder holds another run (different: ${different.join(", ")}). Name a new folder.`);
  }

  private episodeFile(idx: number): string {
    return join(this.path, "episodes", `${String(idx).padStart(4, "0")}.jsonl`);
  }

  /** The finished episode of a query; null when it has not been run. A damaged file is a problem. */
  episode(idx: number): Result<Episode | null> {
    const file = this.episodeFile(idx);
    return existsSync(file) ? readEpisode(file) : ok(null);
  }

  saveEpisode(idx: number, episode: Episode): void {
    writeEpisode(this.episodeFile(idx), episode);
  }

  /** Writes a file of the folder, whole or not at all. */
  write(name: string, text: string): void {
    const file = join(this.path, name);
    writeFileSync(`${file}.part`, text);
    renameSync(`${file}.part`, file);
  }
}

function taken(path: string, message: string): Result<RunFolder> {
  return fail({ code: "already_exists", message, where: { file: path } });
}
