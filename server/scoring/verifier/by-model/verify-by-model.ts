import { z } from "zod";
import type { Event } from "@/server/episodes";
import { type Models, promptFile, promptOf } from "@/server/models";
import { ok, type Result } from "@/server/trip";
import type { Trajectory, VerifiedTask } from "../trajectory";
import { TRAJECTORY_RUBRICS, type TrajectoryRubric, TURN_RUBRICS, type TurnRubric } from "../verdict";

const JUDGE = promptFile("scoring/verifier/judge", ["task", "trajectory"]);

/** Tables are cut in the judge's prompt: no trajectory is worth a context of its own for each. */
const LONGEST_OUTPUT = 6_000;

const turnNumbers = z.array(z.number().int().min(1).max(10_000)).max(1_000);
const answerSchema = z.object({
  ...{ complete: z.boolean(), intent: z.boolean(), logic: z.boolean() },
  ...{ constraints: z.boolean(), requirements: z.boolean(), wayOut: z.boolean() },
  ...{ ungrounded: turnNumbers, inconsistent: turnNumbers },
});

/** The same rubrics as a model sees them, without evidence. A rubric of turns holds where it holds in each. */
export interface ModelVerdict {
  readonly reward: 0 | 1;
  readonly holds: Readonly<Record<TrajectoryRubric | TurnRubric, boolean>>;
}

/**
 * Judges a trajectory by a language model, role "judge". The prompt is a file, so that runs have its hash. Long observations are cut, which
 * the prompt shows. Problems: the gateway's, and "bad_model_answer".
 */
export async function verifyByModel(
  task: Pick<VerifiedTask, "text">,
  trajectory: Trajectory,
  models: Models,
  signal: AbortSignal,
): Promise<{ readonly verdict: Result<ModelVerdict>; readonly events: readonly Event[] }> {
  const prompt = promptOf(JUDGE, { task: task.text, trajectory: trajectoryText(trajectory) }, { maxTokens: 1_500 });
  const { value, events } = await models.object("judge", prompt, answerSchema, { signal });
  if (!value.ok) return { verdict: value, events };
  const { ungrounded, inconsistent, ...rubrics } = value.value;
  const holds = { ...rubrics, grounded: ungrounded.length === 0, consistent: inconsistent.length === 0 };
  const isSound = [...TRAJECTORY_RUBRICS, ...TURN_RUBRICS].every((name) => holds[name]);
  return { verdict: ok({ reward: isSound ? 1 : 0, holds }), events };
}

function trajectoryText({ turns, final }: Trajectory): string {
  const told = turns.map(({ text, calls }, at) => {
    const made = calls.map(
      ({ tool, input, ok: worked, output }) =>
        `Call: ${tool} ${JSON.stringify(input)}\n${worked ? "Observation" : "Failed"}: ${cut(JSON.stringify(output))}`,
    );
    return [`Turn ${at + 1}: ${text}`, ...made].join("\n");
  });
  const { text, ...handedIn } = final;
  return [
    ...told,
    `Turn ${turns.length + 1}, the final answer: ${text}\nHanded in: ${cut(JSON.stringify(handedIn))}`,
  ].join("\n\n");
}

function cut(text: string): string {
  return text.length > LONGEST_OUTPUT ? `${text.slice(0, LONGEST_OUTPUT)} … (cut)` : text;
}
