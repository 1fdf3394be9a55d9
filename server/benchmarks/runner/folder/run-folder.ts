import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Episode, parseJson, readEpisode, readTextFile, writeEpisode } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import { type RunIdentity, runIdentitySchema } from "@/server/views";

const FORMAT_VERSION = 3;

const runFileSchema = z.object({
  format: z.literal("dragoman-run"),
  version: z.literal(FORMAT_VERSION, {
    error: `Only version ${FORMAT_VERSION} of the format can be continued here. Name a new folder.`,
  }),
  runId: z.string(),
  startedAt: z.iso.datetime(),
  identity: runIdentitySchema,
  /** What the tasks are made of, where they are of no file: an import of the run makes them again. */
  taskOptions: z.record(z.string().max(40), z.string().max(1_000)).optional(),
});
type RunFile = z.infer<typeof runFileSchema>;

/**
 * The folder of a run: `run.json` says which run it is, `episodes/` holds one file per finished task and trial, and what is
 * reported (plans in the published format, `summary.json`) is derived from the episodes.
 */
export class RunFolder {
  private constructor(
    readonly path: string,
    readonly runId: string,
    private readonly trials: number,
  ) {}

  /** A new run in an empty or missing folder, or the run of the same identity that is already there. */
  static open(path: string, identity: RunIdentity, taskOptions?: RunFile["taskOptions"]): Result<RunFolder> {
    const isFolder = existsSync(path) && statSync(path).isDirectory();
    if (existsSync(path) && !isFolder) return taken(path, "It is a file. Name a new folder.");
    const runFile = join(path, "run.json");
    if (existsSync(runFile)) return RunFolder.continue(path, runFile, identity);
    if (isFolder && readdirSync(path).length > 0) {
      return taken(path, "The folder is not empty and has no run in it. Name a new or empty folder.");
    }
    mkdirSync(path, { recursive: true });
    const runId = randomUUID();
    const run = {
      format: "dragoman-run",
      version: FORMAT_VERSION,
      runId,
      startedAt: new Date().toISOString(),
      identity,
      taskOptions,
    };
    const folder = new RunFolder(path, runId, identity.trials);
    folder.write("run.json", `${JSON.stringify(run, null, 2)}\n`);
    return ok(folder);
  }

  /** The run that a folder holds, to be read. */
  static read(
    path: string,
  ): Result<{ readonly folder: RunFolder } & Pick<RunFile, "startedAt" | "identity" | "taskOptions">> {
    const runFile = join(path, "run.json");
    const text = readTextFile(runFile);
    if (!text.ok) return text;
    const run = parseJson(text.value, runFileSchema, { file: runFile });
    if (!run.ok) return run;
    const { runId, startedAt, identity, taskOptions } = run.value;
    return ok({ folder: new RunFolder(path, runId, identity.trials), startedAt, identity, taskOptions });
  }

  private static continue(path: string, runFile: string, identity: RunIdentity): Result<RunFolder> {
    const text = readTextFile(runFile);
    if (!text.ok) return text;
    const run = parseJson(text.value, runFileSchema, { file: runFile });
    if (!run.ok) return run;
    const different = differences(run.value.identity, identity);
    if (different.length === 0) return ok(new RunFolder(path, run.value.runId, identity.trials));
    return taken(path, `The folder has another run in it (different: ${different.join(", ")}). Name a new folder.`);
  }

  /** "0001.jsonl", "T1-0.jsonl"; with several trials "0001-1.jsonl", its second. */
  private episodeFile(task: string, trial: number): string {
    const suffix = this.trials > 1 ? `-${trial}` : "";
    return join(this.path, "episodes", `${fileName(task)}${suffix}.jsonl`);
  }

  /** The finished episode of a trial of a task; null when it has not been run. A damaged file is a problem. */
  episode(task: string, trial: number): Result<Episode | null> {
    const file = this.episodeFile(task, trial);
    return existsSync(file) ? readEpisode(file) : ok(null);
  }

  /** Whether the trial of a task is finished, without reading it. */
  has(task: string, trial: number): boolean {
    return existsSync(this.episodeFile(task, trial));
  }

  saveEpisode(task: string, trial: number, episode: Episode): void {
    writeEpisode(this.episodeFile(task, trial), episode);
  }

  /** Writes a file of the folder, whole or not at all. */
  write(name: string, text: string): void {
    const file = join(this.path, name);
    writeFileSync(`${file}.part`, text);
    renameSync(`${file}.part`, file);
  }
}

const NUMBER_WIDTH = 4;

/** Numbers are padded so that files sort as tasks do; what no file may be called is escaped. */
function fileName(task: string): string {
  return /^\d+$/.test(task) ? task.padStart(NUMBER_WIDTH, "0") : encodeURIComponent(task);
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
  const [before, now] = [flat(known), flat(wanted)];
  // Either may leave out what the other has.
  const names = new Set([...Object.keys(now), ...Object.keys(before)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]));
}
