import { fail, ok, type Result } from "@/server/trip";
import { FAULTS, type Fault } from "./faults";

export interface ScriptedModel {
  /** 0–1: the share of its answers that are whole. */
  readonly quality: number;
  readonly fault: Fault | null;
  /** How many requests of each prompt meet the fault before it works; null: all of them. */
  readonly times: number | null;
}

const pattern = /^scripted(?::(\d+(?:\.\d+)?))?(?:\+([a-z0-9-]+?)(?:x(\d+))?)?$/;

/** "scripted", "scripted:0.8", with a fault "scripted+stall", that goes by "scripted:0.8+500x2". */
export function readModelId(id: string): Result<ScriptedModel> {
  const read = pattern.exec(id);
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
