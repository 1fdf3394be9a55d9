import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Episode, parseJson, readEpisode, readTextFile, writeEpisode } from "@/server/episodes";
import type { TravelplannerQuery } from "@/server/scoring";
import { fail, ok, type Result, type RunIdentity, runIdentitySchema } from "@/server/trip";
import type { ReferenceLegs } from "./reference-legs";

export const inputSchema = z.enum(["query", "gold"]);
/** What the agent is given of a query: its sentence, or its structured fields. */
export type TravelplannerInput = z.infer<typeof inputSchema>;

const runFileSchema = z.object({
  format: z.literal("dragoman-run"),
  version: z.literal(2, { error: "Only version 2 of the format can be continued here. Name a new folder." }),
  runId: z.string(),
  startedAt: z.iso.datetime(),
  identity: runIdentitySchema,
});

/** The part of a run's identity that its tasks are. Reference legs are part of a task only where agents are given them. */
export function tasksIdentity(
  tasks: readonly { readonly query: TravelplannerQuery; readonly legs: ReferenceLegs | null }[],
  mode: RunIdentity["settings"]["mode"],
): Pick<RunIdentity["taskSet"], "count" | "sha256"> {
  const given = tasks.map(({ query, legs }) => (mode === "sole-planning" ? [query, legs] : query));
  return { count: tasks.length, sha256: createHash("sha256").update(JSON.stringify(given)).digest("hex") };
}

/**
 * The folder of a run: `run.json` says which run it is, `episodes/` holds one file per finished query and trial, and what is
 * reported (`submission.jsonl`, `summary.json`) is derived from the episodes.
 */
export class RunFolder {
  private constructor(
    readonly path: string,
    readonly runId: string,
    private readonly trials: number,
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
    const run = { format: "dragoman-run", version: 2, runId, startedAt: new Date().toISOString(), identity };
    const folder = new RunFolder(path, runId, identity.trials);
    folder.write("run.json", `${JSON.stringify(run, null, 2)}\n`);
    return ok(folder);
  }

  /** The run that a folder holds, to be read. */
  static read(
    path: string,
  ): Result<{ readonly folder: RunFolder; readonly startedAt: string; readonly identity: RunIdentity }> {
    const runFile = join(path, "run.json");
    const text = readTextFile(runFile);
    if (!text.ok) return text;
    const run = parseJson(text.value, runFileSchema, { file: runFile });
    if (!run.ok) return run;
    const { runId, startedAt, identity } = run.value;
    return ok({ folder: new RunFolder(path, runId, identity.trials), startedAt, identity });
  }

  private static continue(path: string, runFile: string, identity: RunIdentity): Result<RunFolder> {
    const text = readTextFile(runFile);
    if (!text.ok) return text;
    const run = parseJson(text.value, runFileSchema, { file: runFile });
    if (!run.ok) return run;
    const different = differences(run.value.identity, identity);
    if (different.length === 0) return ok(new RunFolder(path, run.value.runId, identity.trials));
    return taken(path, `The folder holds another run (different: ${different.join(", ")}). Name a new folder.`);
  }

  /** "0001.jsonl"; with several trials "0001-1.jsonl", its second. */
  private episodeFile(idx: number, trial: number): string {
    const suffix = this.trials > 1 ? `-${trial}` : "";
    return join(this.path, "episodes", `${String(idx).padStart(4, "0")}${suffix}.jsonl`);
  }

  /** The finished episode of a trial of a query; null when it has not been run. A damaged file is a problem. */
  episode(idx: number, trial: number): Result<Episode | null> {
    const file = this.episodeFile(idx, trial);
    return existsSync(file) ? readEpisode(file) : ok(null);
  }

  saveEpisode(idx: number, trial: number, episode: Episode): void {
    writeEpisode(this.episodeFile(idx, trial), episode);
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

/** Names of what differs between two identities: "agent", "settings.input". */
function differences(known: RunIdentity, wanted: RunIdentity): string[] {
  const flat = ({ settings, ...rest }: RunIdentity): Record<string, unknown> => ({
    ...rest,
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [`settings.${name}`, value])),
  });
  const before = flat(known);
  return Object.entries(flat(wanted))
    .filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value))
    .map(([name]) => name);
}
