import { createReadStream, existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setImmediate } from "node:timers/promises";
import type { z } from "zod";
import { parseJson } from "@/server/episodes";
import { type Problem, ProblemError } from "@/server/trip";
import {
  type Rollout,
  type RolloutFigures,
  type RolloutPlace,
  type RolloutRunItem,
  type RolloutRunView,
  type RolloutStep,
  type RolloutView,
  rolloutSchema,
  rolloutStepSchema,
} from "@/server/views";
import { alarmsOf } from "../alarms/alarms";
import { readRun, stepFile } from "../folder/rollout-folder";
import { isShownName, shownFolder } from "./data-folder";

/** The folders that the app shows, the newest first. One that cannot be read is left out: its page says why. */
export async function listShown(): Promise<RolloutRunItem[]> {
  const folder = shownFolder();
  if (!existsSync(folder)) return [];
  const items: RolloutRunItem[] = [];
  for (const id of (await readdir(folder)).filter(isShownName)) {
    const run = readRun(join(folder, id));
    if (!run.ok) continue;
    const last = await lastValueOf(join(folder, id, "steps.jsonl"), rolloutStepSchema);
    items.push({ id, run: run.value, last: last === null ? null : withoutTasks(last) });
  }
  return items.toSorted((a, b) => b.run.startedAt.localeCompare(a.run.startedAt) || a.id.localeCompare(b.id));
}

/** A folder with its figures, and the tasks of one step; null where there is none. Throws ProblemError where a file is damaged. */
export async function readShown(id: string, step: number | null): Promise<RolloutRunView | null> {
  const path = pathOf(id);
  if (path === null) return null;
  const run = readRun(path);
  if (!run.ok) throw new ProblemError(run.problem);
  const steps = await figuresOf(path);
  const figures = steps.map(withoutTasks);
  const wanted = steps.find((one) => one.step === step) ?? steps.at(-1);
  return {
    ...{ id, run: run.value, figures, alarms: alarmsOf(figures, run.value.settings) },
    step: wanted === undefined ? null : { number: wanted.step, groups: wanted.groups },
  };
}

/** One rollout of a finished step; null where there is none. */
export async function readShownRollout(id: string, { step, group, member }: RolloutPlace): Promise<RolloutView | null> {
  const path = pathOf(id);
  if (path === null) return null;
  const run = readRun(path);
  if (!run.ok || member >= run.value.settings.n) return null;
  // Lines of a finished step are in order, so the others need not be read.
  const [rollout] = await valuesOf(stepFile(path, step), rolloutSchema, group * run.value.settings.n + member);
  return rollout === undefined ? null : { id, rollout: withoutTokens(rollout) };
}

function pathOf(id: string): string | null {
  const path = join(shownFolder(), id);
  return isShownName(id) && existsSync(join(path, "run.json")) ? path : null;
}

function figuresOf(path: string): Promise<RolloutStep[]> {
  return valuesOf(join(path, "steps.jsonl"), rolloutStepSchema);
}

function withoutTasks({ groups, state, ...figures }: RolloutStep): RolloutFigures {
  return figures;
}

function withoutTokens({ tokens, tools, ...rollout }: Rollout): RolloutView["rollout"] {
  return rollout;
}

/**
 * The values of a JSON Lines file, none where there is no file; `only`: that of one line, from 0. Each line that is read is a turn of the event
 * loop, so that a long file holds up nobody. A last line that cannot be read is still being written, and left out; others throw ProblemError.
 */
async function valuesOf<S extends z.ZodType>(
  file: string,
  schema: S,
  only: number | null = null,
): Promise<z.output<S>[]> {
  const values: z.output<S>[] = [];
  let number = 0;
  let unread: Problem | null = null;
  for await (const text of linesOf(file)) {
    number += 1;
    if (unread !== null) throw new ProblemError(unread);
    if (only !== null && number - 1 !== only) continue;
    const value = parseJson(text, schema, { file, line: number });
    if (value.ok) values.push(value.value);
    else unread = value.problem;
    if (only !== null) break;
    await setImmediate();
  }
  return values;
}

/** The last value of such a file that is whole; null where there is none. */
async function lastValueOf<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S> | null> {
  let [before, last] = ["", ""];
  for await (const text of linesOf(file)) [before, last] = [last, text];
  for (const text of [last, before]) {
    const value = parseJson(text, schema, { file });
    if (value.ok) return value.value;
  }
  return null;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  if (existsSync(file)) yield* createInterface({ input: createReadStream(file, "utf8"), crlfDelay: ANY_DELAY });
}

/** Both characters of a line's end belong together, however late the second comes. */
const ANY_DELAY = Number.POSITIVE_INFINITY;
