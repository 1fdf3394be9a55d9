import { z } from "zod";
import type { EventOf } from "@/server/episodes";
import type { Models } from "@/server/models";
import { fail, ok, type Result } from "@/server/trip";
import type { AgenticScores, DialogTurn } from "@/server/views";
import { JSON_NEXT, judgePrompt } from "./prompt";

const points = z.number().min(1).max(5);
const scoresSchema = z.object({ "Planning and Prioritization": points, Proactive: points, Clarification: points });

export interface Judgement {
  readonly scores: Result<AgenticScores>;
  /** Null where there was nothing to judge. */
  readonly event: EventOf<"modelCalled"> | null;
}

/**
 * The agentic scores of a dialog by a language model, role "judge" (APEC-Travel, appendix A.5). The total is reckoned here, whatever the model
 * adds up. Without a dialog every axis is 0 and nobody is asked. Problems: the gateway's, and "bad_model_answer".
 */
export async function judgeByModel(
  turns: readonly DialogTurn[],
  models: Models,
  signal: AbortSignal,
): Promise<Judgement> {
  if (turns.length === 0) {
    return { scores: ok({ planPriority: 0, proactive: 0, clarification: 0, total: 0 }), event: null };
  }
  const { answer, event } = await models.call("judge", judgePrompt(turns), { signal });
  return { scores: answer.ok ? readScores(answer.value.text) : answer, event };
}

/** The scores of the last JSON object in the judge's words. */
export function readScores(written: string): Result<AgenticScores> {
  const final = written.slice(written.lastIndexOf(JSON_NEXT) + 1);
  for (const [object] of [...final.matchAll(/\{[^{}]*\}/g)].reverse()) {
    const read = scoresSchema.safeParse(jsonOf(object));
    if (!read.success) continue;
    const {
      "Planning and Prioritization": planPriority,
      Proactive: proactive,
      Clarification: clarification,
    } = read.data;
    return ok({ planPriority, proactive, clarification, total: planPriority + proactive + clarification });
  }
  const message = "The judge's answer has no scores from 1 to 5 for the three axes. Ask another model to judge.";
  return fail({ code: "bad_model_answer", message });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
