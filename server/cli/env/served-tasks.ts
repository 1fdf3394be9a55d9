import { z } from "zod";
import { GENERATED_SETS, generatedSets, publishedSet, ServedTasks, SPLITS } from "@/server/environment";
import { fail, ok, type Result } from "@/server/trip";
import { ensureWorld } from "@/server/worlds";
import type { Terminal } from "../terminal";

/** Which tasks are meant, of every command of `env`. */
export interface TaskOptions {
  readonly world: string;
  readonly tasks: readonly string[];
  /** "travelplanner=queries.jsonl". */
  readonly published: readonly string[];
  readonly split: string;
}

export async function servedTasks(terminal: Terminal, options: TaskOptions): Promise<Result<ServedTasks>> {
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
  for (const text of options.published) {
    const at = text.indexOf("=");
    if (at < 1) return fail({ code: "bad_input", message: "Write NAME=FILE.", where: { field: "--published" } });
    const set = await publishedSet({ benchmark: text.slice(0, at), file: text.slice(at + 1) });
    if (!set.ok) return set;
    sets.push(set.value);
  }
  return ok(new ServedTasks(sets, split.data === "all" ? null : split.data));
}

function unknownName(field: string, known: readonly string[]): Result<never> {
  return fail({ code: "bad_input", message: `Choose among ${known.join(", ")}.`, where: { field } });
}
