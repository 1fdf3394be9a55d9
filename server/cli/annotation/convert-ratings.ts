import {
  dialogRewards,
  preferenceRows,
  type RatedItem,
  ratingCsv,
  ratingLines,
  readRatingsFile,
} from "@/server/annotation/formats";
import { readDialogLines } from "@/server/annotation/sources";
import { parseJson, readTextFile } from "@/server/episodes";
import { fail, type Result } from "@/server/trip";
import {
  APEC_RUBRIC,
  PAIR_RUBRIC,
  type RatingRow,
  type RatingsFormat,
  type Rubric,
  rubricSchema,
} from "@/server/views";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { writeWhole } from "./write-file";

interface ConvertOptions {
  readonly from: RatingsFormat;
  readonly to: "jsonl" | "csv" | "rewards" | "pairs";
  readonly rubric: string;
  readonly dialogs?: string;
  readonly out: string;
}

interface Written {
  readonly text: string;
  /** What it is, in words. */
  readonly summary: string;
}

export async function convertRatings(terminal: Terminal, file: string, options: ConvertOptions): Promise<ExitCode> {
  const { from, to, dialogs, out } = options;
  const rubric = requireValue(readRubric(options.rubric));
  const rows = requireValue(readRatings(from, file, rubric));
  const { text, summary } = written(to, rubric, rows, () => requireValue(readItems(dialogs)));
  writeWhole(out, text);
  await terminal.print(`${summary}, written to ${out}`);
  return EXIT.done;
}

function readRubric(name: string): Result<Rubric> {
  if (name === "apec") return { ok: true, value: APEC_RUBRIC };
  if (name === "pair") return { ok: true, value: PAIR_RUBRIC };
  const text = readTextFile(name);
  return text.ok ? parseJson(text.value, rubricSchema, { file: name }) : text;
}

function readRatings(from: ConvertOptions["from"], file: string, rubric: Rubric): Result<RatingRow[]> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  return readRatingsFile(text.value, { from, rubric, file });
}

function readItems(file: string | undefined): Result<RatedItem[]> {
  if (file === undefined) {
    const message = "Rewards and pairs hold what was rated. Name its file by --dialogs.";
    return fail({ code: "bad_input", message });
  }
  const text = readTextFile(file);
  return text.ok ? readDialogLines(text.value, file) : text;
}

function written(
  to: ConvertOptions["to"],
  rubric: Rubric,
  rows: readonly RatingRow[],
  items: () => readonly RatedItem[],
): Written {
  switch (to) {
    case "jsonl":
      return { text: ratingLines(rows), summary: `${rows.length} answers` };
    case "csv":
      return { text: ratingCsv(rows), summary: `${rows.length} answers` };
    case "rewards": {
      const rewards = dialogRewards(rubric, items(), rows);
      return { text: lines(rewards), summary: `Rewards of ${rewards.length} dialogs` };
    }
    case "pairs": {
      const { rows: pairs, ties, unusable } = preferenceRows(items(), rows);
      const summary = `${pairs.length} pairs (left out: ${ties} ties, ${unusable} that do not part at a turn of the agent)`;
      return { text: lines(pairs), summary };
    }
  }
}

function lines(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}
