import { join } from "node:path";
import { parseJson, readJsonLines, readTextFile } from "@/server/episodes";
import { ok, type Result } from "@/server/trip";
import { dialogRecordSchema, trainerSourceSchema } from "@/server/views";
import type { RatedItem } from "../formats";
import { itemOfRecord } from "./record-items";

/** The dialogs of a folder that `bench elicitation` or `train policy` wrote, as items. Problems name the file, line and field. */
export function runItems(folder: string): Result<RatedItem[]> {
  const file = join(folder, "source.json");
  const text = readTextFile(file);
  if (!text.ok) return text;
  const source = parseJson(text.value, trainerSourceSchema, { file });
  if (!source.ok) return source;
  const records = readJsonLines(join(folder, "dialogs.jsonl"), dialogRecordSchema);
  if (!records.ok) return records;
  const { runId, policy, judge } = source.value;
  return ok(records.value.map((record) => itemOfRecord(record, { kind: "run", origin: runId, agent: policy, judge })));
}
