import { once } from "node:events";
import { join, resolve } from "node:path";
import { z } from "zod";
import {
  GENERATED_SETS,
  generatedSets,
  type PublishedTasks,
  publishedSet,
  ServedTasks,
  SPLITS,
  serveEnvironment,
} from "@/server/environment";
import { fail, ok, type Result } from "@/server/trip";
import { ensureWorld } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

export interface ServeOptions {
  readonly world: string;
  readonly tasks: readonly string[];
  readonly travelplanner?: string;
  readonly itinerarybench?: string;
  readonly split: string;
  readonly host: string;
  readonly port: number;
  readonly token?: string;
  readonly sessions: number;
  readonly silentMinutes: number;
  readonly journal?: string;
}

const MINUTE_MS = 60_000;

/** Serves until it is told to stop (SIGINT, SIGTERM); sessions stay in the journal. */
export async function envServe(terminal: Terminal, options: ServeOptions): Promise<ExitCode> {
  const tasks = requireValue(await servedTasks(terminal, options));
  const { host, port, sessions, silentMinutes } = options;
  const running = requireValue(
    await serveEnvironment({
      ...{ tasks, host, port },
      token: options.token || process.env.DRAGOMAN_ENV_TOKEN || null,
      journal: options.journal ?? join(dataFolder(), "environment", `sessions-${port}.jsonl`),
      maximum: sessions,
      silentMs: silentMinutes * MINUTE_MS,
      note: (text) => terminal.note(text),
    }),
  );
  const sets = tasks.names.map((name) => `${name} (${tasks.countOf(name)})`).join(", ");
  terminal.note(`Tasks: ${sets}.`);
  if (running.resumed > 0) terminal.note(`Sessions that go on: ${running.resumed}.`);
  await terminal.print(`Serving on ${running.url}`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await running.close();
  return EXIT.done;
}

async function servedTasks(terminal: Terminal, options: ServeOptions): Promise<Result<ServedTasks>> {
  const names = z.array(z.enum(GENERATED_SETS)).safeParse(options.tasks);
  if (!names.success) return unknownName("--tasks", GENERATED_SETS);
  const split = z.enum([...SPLITS, "all"]).safeParse(options.split);
  if (!split.success) return unknownName("--split", [...SPLITS, "all"]);
  const sets = [];
  if (names.data.length > 0) {
    const world = await ensureWorld(options.world, { onProgress: (text) => terminal.note(text) });
    if (!world.ok) return world;
    sets.push(...generatedSets(names.data, world.value));
  }
  for (const published of publishedIn(options)) {
    const set = await publishedSet(published);
    if (!set.ok) return set;
    sets.push(set.value);
  }
  return ok(new ServedTasks(sets, split.data === "all" ? null : split.data));
}

function publishedIn({ travelplanner, itinerarybench }: ServeOptions): PublishedTasks[] {
  return [
    ...(travelplanner === undefined
      ? []
      : [{ benchmark: "travelplanner", world: "travelplanner", files: { queries: travelplanner } }]),
    ...(itinerarybench === undefined
      ? []
      : [{ benchmark: "itinerarybench", world: "itinerarybench", files: { tasks: itinerarybench } }]),
  ];
}

function unknownName(field: string, known: readonly string[]): Result<never> {
  return fail({ code: "bad_input", message: `Choose of ${known.join(", ")}.`, where: { field } });
}

function dataFolder(): string {
  return resolve(process.env.DRAGOMAN_DATA || ".data");
}
