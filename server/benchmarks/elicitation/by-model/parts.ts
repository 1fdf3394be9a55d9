import { ASKING_PROMPTS, STENOGRAPHER_PROMPTS } from "@/server/elicitation";
import { RANKING_PROMPTS, TRAVELER_PROMPTS } from "@/server/elicitation/simulator";
import { type PromptFile, type PromptTexts, promptsWith } from "@/server/models";
import { JUDGE_PROMPTS } from "@/server/scoring/judge";
import { fail, ok, type Result } from "@/server/trip";
import { openRunModels, type RunModels } from "../../runner/run-models";

/** Which parts of a run language models play. */
export interface ModelParts {
  /** The prompting of the policy; null: the policy is none of a model. */
  readonly agent: "plain" | "reasoning" | null;
  readonly traveler: boolean;
  readonly stenographer: boolean;
  /** Ranks the travelers' critical entries (APEC-Travel, appendix A.2). */
  readonly ranking: boolean;
  /** The model that judges; null: the rules do. */
  readonly judge: string | null;
}

export interface OpenedParts {
  readonly parts: ModelParts;
  /** For all parts but the judge; null where no model plays one. */
  readonly players: RunModels | null;
  readonly judge: RunModels | null;
  /** SHA-256 of each prompt that the parts may ask by. */
  readonly prompts: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Whether a model plays any part. */
export function playsAny({ agent, traveler, stenographer, ranking, judge }: ModelParts): boolean {
  return agent !== null || traveler || stenographer || ranking || judge !== null;
}

/** The prompts of the parts that models play. */
function promptsOf({ agent, traveler, stenographer, ranking, judge }: ModelParts): readonly PromptFile[] {
  const files = [
    ...(agent === null ? [] : [ASKING_PROMPTS[agent]]),
    ...(traveler ? TRAVELER_PROMPTS : []),
    ...(stenographer ? STENOGRAPHER_PROMPTS : []),
    ...(ranking ? RANKING_PROMPTS : []),
    ...(judge === null ? [] : JUDGE_PROMPTS),
  ];
  return [...new Set(files)];
}

/** Opens the models of a run with `texts` in place of those of its prompts; `model` is what `--model` names. Problems: those of `openRunModels`, and "bad_input" where it is not needed. */
export async function openParts(
  parts: ModelParts,
  model: string | null,
  texts: PromptTexts = {},
): Promise<Result<OpenedParts>> {
  const { judge: judgeName, ...others } = parts;
  const plays = playsAny({ ...others, judge: null });
  if (!plays && model !== null) {
    const message =
      "Nothing in this run is played by a model but perhaps the judge: leave --model out, or take --policy model.";
    return fail({ code: "bad_input", message });
  }
  const prompts = promptsWith(texts, promptsOf(parts));
  if (!prompts.ok) return prompts;
  const players = plays ? await openRunModels(model, prompts.value) : null;
  if (players !== null && !players.ok) return players;
  const judge = judgeName === null ? null : await openRunModels(judgeName, prompts.value);
  if (judge !== null && !judge.ok) {
    await players?.value.close();
    return judge;
  }
  const opened = [players, judge].flatMap((one) => (one === null ? [] : [one.value]));
  return ok({
    parts,
    players: players?.value ?? null,
    judge: judge?.value ?? null,
    prompts: prompts.value.hashesOf(promptsOf(parts)),
    close: async () => {
      for (const each of opened) await each.close();
    },
  });
}

/** The name of a model as figures show it: what a scripted one says counts for the plumbing alone. */
export function shownName({ byRole, name }: RunModels, role: "agent" | "traveler" | "stenographer" | "judge"): string {
  return byRole[role]?.name ?? name ?? "none";
}
