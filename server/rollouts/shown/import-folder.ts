import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fail, ok, ProblemError, type Result } from "@/server/trip";
import type { RolloutRun } from "@/server/views";
import { readFinished } from "../folder/read-finished";
import { readRun, stepFile } from "../folder/rollout-folder";
import { isShownName, shownFolder } from "./data-folder";

export interface ImportedRollouts {
  readonly name: string;
  readonly steps: number;
  readonly rollouts: number;
  /** False: a folder of the same run was there, with other steps maybe. */
  readonly isNew: boolean;
}

/**
 * Copies the finished steps of a folder to where the app shows them, after every line was checked; whole or not at all. The same run again
 * takes its own place. Problems: those of the folder's files, "bad_input" (its name), "already_exists" (another run has the name).
 */
export function importRolloutFolder(path: string, named?: string): Result<ImportedRollouts> {
  const name = named ?? basename(resolve(path));
  if (!isShownName(name)) return fail({ code: "bad_input", message: BAD_NAME, where: { field: "--name" } });
  const finished = readFinished(path);
  if (!finished.ok) return finished;
  const { run, figures } = finished.value;
  const target = join(shownFolder(), name);
  const isNew = !existsSync(target);
  if (!isNew && !isSameRun(readRun(target), run)) {
    const message = `Other rollouts are there as "${name}". Name these with --name.`;
    return fail({ code: "already_exists", message, where: { file: path } });
  }
  const draft = `${target}.part`;
  rmSync(draft, { recursive: true, force: true });
  try {
    let rollouts = 0;
    for (const step of finished.value.steps()) rollouts += step.length;
    mkdirSync(join(draft, "rollouts"), { recursive: true });
    for (const file of ["run.json", "steps.jsonl"]) {
      if (existsSync(join(path, file))) cpSync(join(path, file), join(draft, file));
    }
    for (const { step } of figures) cpSync(stepFile(path, step), stepFile(draft, step));
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
    return ok({ name, steps: figures.length, rollouts, isNew });
  } catch (error) {
    if (error instanceof ProblemError) return fail(error.problem);
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const BAD_NAME = "A name has letters, digits, dots, hyphens and underscores, at most 80. Choose one with --name.";

function isSameRun(there: Result<RolloutRun>, run: RolloutRun): boolean {
  return there.ok && there.value.startedAt === run.startedAt;
}
