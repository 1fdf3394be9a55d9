import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseJson, readJsonLines, readTextFile } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import {
  type Rollout,
  type RolloutRun,
  type RolloutSettings,
  type RolloutStep,
  rolloutRunSchema,
  rolloutSchema,
  rolloutStepSchema,
} from "@/server/views";
import { appendLine, openLines } from "./whole-lines";

/** Digits of a step in the names of files, so that these sort as steps do. */
const WIDTH = 6;

/**
 * A folder of rollouts: `run.json` says what decides them, `rollouts/000001.jsonl` are those of a finished step in the order of its tasks,
 * `steps.jsonl` the figures of each finished step with the state after it. Of the step under way, `rollouts/000001.part.jsonl` has what is
 * finished, in the order in which it was. What was written outlives a killed process, not a machine that loses power.
 */
export class RolloutFolder {
  private constructor(
    readonly path: string,
    readonly settings: RolloutSettings,
  ) {}

  /** A new or empty folder, or one with rollouts under the same settings, which may be for more steps now. */
  static open(path: string, settings: RolloutSettings, codeVersion: string): Result<RolloutFolder> {
    if (existsSync(path) && !statSync(path).isDirectory()) return taken(path, "It is a file. Name a new folder.");
    const file = join(path, "run.json");
    if (!existsSync(file) && existsSync(path) && readdirSync(path).length > 0) {
      return taken(path, "The folder is not empty and has no rollouts in it. Name a new or empty folder.");
    }
    const known = existsSync(file) ? readRun(path) : null;
    if (known?.ok === false) return known;
    const different = known === null ? [] : differences(known.value.settings, settings);
    if (different.length > 0) {
      return taken(
        path,
        `The folder has other rollouts in it (different: ${different.join(", ")}). Name a new folder.`,
      );
    }
    mkdirSync(join(path, "rollouts"), { recursive: true });
    const begun = { startedAt: new Date().toISOString(), codeVersion };
    const run: RolloutRun = { format: "dragoman-rollouts", version: 1, ...begun, ...known?.value, settings };
    writeWhole(file, `${JSON.stringify(run, null, 2)}\n`);
    return ok(new RolloutFolder(path, settings));
  }

  /** The finished steps, in order. */
  steps(): Result<RolloutStep[]> {
    return openLines(join(this.path, "steps.jsonl"), rolloutStepSchema);
  }

  addStep(step: RolloutStep): void {
    appendLine(join(this.path, "steps.jsonl"), step);
    rmSync(this.file(step.step, ".part"), { force: true });
  }

  /** The finished rollouts of a step, and whether these are all of it. */
  rollouts(step: number): Result<{ readonly rollouts: Rollout[]; readonly isWhole: boolean }> {
    const isWhole = existsSync(this.file(step));
    const rollouts = isWhole
      ? readJsonLines(this.file(step), rolloutSchema)
      : openLines(this.file(step, ".part"), rolloutSchema);
    return rollouts.ok ? ok({ rollouts: rollouts.value, isWhole }) : rollouts;
  }

  /** Keeps a finished rollout of the step under way. */
  add(rollout: Rollout): void {
    appendLine(this.file(rollout.step, ".part"), rollout);
  }

  /** Keeps all rollouts of a step, whole or not at all. */
  write(step: number, rollouts: readonly Rollout[]): void {
    writeWhole(this.file(step), rollouts.map((rollout) => `${JSON.stringify(rollout)}\n`).join(""));
  }

  private file(step: number, suffix = ""): string {
    return stepFile(this.path, step, suffix);
  }
}

/** What a folder says of its rollouts. Problem "bad_file": it has none. */
export function readRun(path: string): Result<RolloutRun> {
  const file = join(path, "run.json");
  const text = readTextFile(file);
  return text.ok ? parseJson(text.value, rolloutRunSchema, { file }) : text;
}

/** The file of a step's rollouts. */
export function stepFile(path: string, step: number, suffix = ""): string {
  return join(path, "rollouts", `${String(step).padStart(WIDTH, "0")}${suffix}.jsonl`);
}

function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function taken(path: string, message: string): Result<never> {
  return fail({ code: "already_exists", message, where: { file: path } });
}

/** Names of the settings that differ. The number of steps decides no rollout. */
function differences(known: RolloutSettings, wanted: RolloutSettings): string[] {
  const entries = (settings: RolloutSettings) => Object.entries({ ...settings, steps: 0 });
  const before = new Map(entries(known).map(([name, value]) => [name, JSON.stringify(value)]));
  return entries(wanted).flatMap(([name, value]) => (before.get(name) === JSON.stringify(value) ? [] : [name]));
}
