import { once } from "node:events";
import { createWriteStream, renameSync } from "node:fs";
import { z } from "zod";
import { filledLines, parseJson, readTextFile } from "@/server/episodes";
import { formatProblem, ok, type Result } from "@/server/trip";
import { planJson } from "./plan-json";
import { type PlanAnswer, type PlanSettings, planText } from "./plan-trip";

const rowSchema = z.object({
  query: z.string(),
  id: z.union([z.string(), z.number()]).optional(),
  idx: z.number().int().optional(),
});

/** What a bad row may still tell of itself. */
const namedRowSchema = z.object({ id: rowSchema.shape.id.catch(undefined), idx: rowSchema.shape.idx.catch(undefined) });

export interface BatchOptions {
  readonly queriesFile: string;
  readonly outFile: string;
  readonly settings: PlanSettings;
  readonly onProgress: (text: string) => void;
}

/**
 * Plans each row of a JSON Lines file into a line of another, in the same order: the `--json` object with the row's
 * `id` or `idx`. A row that cannot be read or planned gets the status "unclear" and an `error`. The output appears when all is done.
 */
export async function planBatch({ queriesFile, outFile, settings, onProgress }: BatchOptions): Promise<Result<void>> {
  const text = readTextFile(queriesFile);
  if (!text.ok) return text;
  const lines = filledLines(text.value);
  const part = `${outFile}.part`;
  const output = createWriteStream(part);
  await once(output, "open");
  for (const [index, line] of lines.entries()) {
    const answer = await answerRow(line.text, { file: queriesFile, line: line.number }, settings);
    if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, "drain");
    onProgress(`${index + 1} of ${lines.length} planned`);
  }
  output.end();
  await once(output, "close");
  renameSync(part, outFile);
  return ok(undefined);
}

async function answerRow(text: string, where: { file: string; line: number }, settings: PlanSettings) {
  const row = parseJson(text, rowSchema, where);
  if (!row.ok) {
    const named = parseJson(text, namedRowSchema, where);
    const { id, idx } = named.ok ? named.value : {};
    return { id, idx, ...planJson(unanswered), error: formatProblem(row.problem) };
  }
  const { id, idx, query } = row.value;
  try {
    const answer = await planText(query, settings);
    const objection = answer.status === "unclear" ? answer.objections[0]?.text : undefined;
    return { id, idx, ...planJson(answer), error: objection };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { id, idx, ...planJson(unanswered), error: `${where.file}, line ${where.line}: Planning broke: ${reason}` };
  }
}

const unanswered: PlanAnswer = { status: "unclear", questions: [], objections: [], ms: 0 };
