import { renameSync, rmSync } from "node:fs";
import { writeJsonLines } from "@/server/episodes";
import { fail, ok, ProblemError, type Result } from "@/server/trip";
import type { Rollout, RolloutFormat, RolloutSettings } from "@/server/views";
import { type FinishedRollouts, readFinished } from "../folder/read-finished";
import { grpoRow, gymRollout, gymRow } from "./task-rows";
import { dpoRow, isReadable, sftRows } from "./trl-rows";
import { writeVerlFile } from "./verl-file";

export interface RolloutExport {
  readonly from: string;
  readonly format: RolloutFormat;
  /** Of groups that pass the spread filter alone. */
  readonly keptOnly: boolean;
  /** Of trl-sft: rollouts that earned at least this; 1 is what the verifier gives to trajectories without a fault. */
  readonly least: number;
  readonly out: string;
}

export interface RolloutFile {
  readonly rows: number;
  /** Rollouts that were read. */
  readonly rollouts: number;
  /** Rollouts that would have belonged in the file, but for a call without readable arguments. */
  readonly unreadable: number;
}

/**
 * Writes the finished steps of a folder for a trainer, whole or not at all. Problems: those of the folder's files, and "bad_input" where
 * nothing belongs in the file.
 */
export async function exportRollouts({
  from,
  format,
  keptOnly,
  least,
  out,
}: RolloutExport): Promise<Result<RolloutFile>> {
  const finished = readFinished(from);
  if (!finished.ok) return finished;
  const read = new Reading(finished.value, keptOnly);
  const draft = `${out}.new`;
  try {
    const rows = await writeFile(read, format, least, draft);
    if (rows === 0) return fail({ code: "bad_input", message: NOTHING[format] ?? NOTHING_AT_ALL });
    renameSync(draft, out);
    return ok({ rows, rollouts: read.rollouts, unreadable: read.unreadable });
  } catch (error) {
    if (error instanceof ProblemError) return fail(error.problem);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

const NOTHING_AT_ALL = "No rollout of the folder belongs in such a file. Play more steps.";
const NOTHING: Partial<Record<RolloutFormat, string>> = {
  "trl-sft": "No rollout earned so much. Name a lower reward with --least, or play more steps.",
  "trl-dpo": "No group has rollouts of different rewards that begin alike. Play more steps.",
};

async function writeFile(read: Reading, format: RolloutFormat, least: number, out: string): Promise<number> {
  const { settings } = read;
  switch (format) {
    case "trl-sft":
      return writeJsonLines(out, read.examples(least));
    case "trl-dpo":
      return writeJsonLines(out, read.pairs());
    case "trl-grpo":
      return writeJsonLines(out, read.tasks(grpoRow));
    case "nemo-gym":
      return writeJsonLines(out, read.each(gymRollout));
    case "verifiers":
      return writeJsonLines(out, read.tasks(gymRow));
    case "verl": {
      const tasks = [...read.tasks((rollout) => rollout)];
      if (tasks.length > 0) await writeVerlFile(out, tasks, settings);
      return tasks.length;
    }
  }
}

/** The rollouts of a folder as rows, one step in memory at a time, and what was counted on the way. */
class Reading {
  rollouts = 0;
  unreadable = 0;
  readonly settings: RolloutSettings;

  constructor(
    private readonly finished: FinishedRollouts,
    private readonly keptOnly: boolean,
  ) {
    this.settings = finished.run.settings;
  }

  *each<Row>(rowOf: (rollout: Rollout) => Row): Generator<Row> {
    for (const step of this.finished.steps()) {
      for (const rollout of step) {
        if (this.keptOnly && !rollout.kept) continue;
        this.rollouts += 1;
        yield rowOf(rollout);
      }
    }
  }

  /** One row for each task, of the first of its rollouts. */
  *tasks<Row>(rowOf: (rollout: Rollout) => Row): Generator<Row> {
    const seen = new Set<string>();
    for (const rollout of this.each((one) => one)) {
      if (seen.has(rollout.task_id)) continue;
      seen.add(rollout.task_id);
      yield rowOf(rollout);
    }
  }

  /** Every answer of rollouts that earned enough; the same rollout of the same task once. */
  *examples(least: number): Generator<object> {
    const seen = new Set<string>();
    for (const rollout of this.each((one) => one)) {
      const words = JSON.stringify(rollout.messages);
      if (rollout.reward < least || seen.has(words) || !this.canBeRead(rollout)) continue;
      seen.add(words);
      yield* sftRows(rollout, this.settings);
    }
  }

  /** A pair of each group that passes the spread filter. */
  *pairs(): Generator<object> {
    for (const step of this.finished.steps()) {
      this.rollouts += step.length;
      for (const group of new Set(step.map((rollout) => rollout.group))) {
        const members = step.filter((rollout) => rollout.group === group && rollout.kept);
        const row = dpoRow(
          members.filter((rollout) => this.canBeRead(rollout)),
          this.settings,
        );
        if (row !== null) yield row;
      }
    }
  }

  private canBeRead(rollout: Rollout): boolean {
    const readable = isReadable(rollout);
    if (!readable) this.unreadable += 1;
    return readable;
  }
}
