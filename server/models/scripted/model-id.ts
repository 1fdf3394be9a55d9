import { fail, ok, type Result } from "@/server/trip";

/** All that can be asked for behind a model's name ("scripted+stall"): refusals, then faults in how an answer is sent, then faults in what is answered. */
export const FAULTS = [
  ...(["429", "429-retry-after", "500", "502", "context-overflow"] as const),
  ...(["slow-first-token", "stall", "cut-stream", "malformed-chunk", "wrong-content-type"] as const),
  ...(["no-finish", "no-usage", "malformed-json", "unknown-tool", "wrong-arguments"] as const),
  ...(["endless-loop", "empty-answer", "1mb-answer", "refusal"] as const),
];
export type Fault = (typeof FAULTS)[number];

export interface ScriptedModel {
  /** 0–1: the share of its answers that are whole. */
  readonly quality: number;
  readonly fault: Fault | null;
  /** How many requests of each prompt meet the fault before it works; null: all of them. */
  readonly times: number | null;
}

const PATTERN = /^scripted(?::(\d+(?:\.\d+)?))?(?:\+([a-z0-9-]+?)(?:x(\d+))?)?$/;

/** "scripted", "scripted:0.8", with a fault "scripted+stall", that goes by "scripted:0.8+500x2". */
export function readModelId(id: string): Result<ScriptedModel> {
  const read = PATTERN.exec(id);
  const quality = Number(read?.[1] ?? 1);
  const fault = FAULTS.find((name) => name === read?.[2]) ?? null;
  if (!read || quality > 1 || (read[2] !== undefined && fault === null)) {
    return fail({
      code: "not_found",
      message: `There is no model "${id}". Ask for "scripted", for "scripted:0.8" (a quality from 0 to 1), or for one with a fault such as "scripted+500" or "scripted+500x2" (twice for each prompt); the faults are: ${FAULTS.join(", ")}.`,
    });
  }
  return ok({ quality, fault, times: read[3] === undefined ? null : Number(read[3]) });
}

/** Ids to choose from. */
export const MODEL_IDS: readonly string[] = ["scripted", "scripted:0.8", ...FAULTS.map((fault) => `scripted+${fault}`)];
