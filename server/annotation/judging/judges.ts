import type { JudgeIdentity, Judgment } from "@/server/annotation";
import {
  type Models,
  type ModelsConfig,
  modelsByRole,
  openModels,
  readModelsConfig,
  SHIPPED_PROMPTS,
} from "@/server/models";
import { judgeByRules } from "@/server/scoring/apec";
import { JUDGE_PROMPTS, judgeByModel } from "@/server/scoring/judge";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import { type AnnotationTurn, type DialogTurn, type JudgeKind, judgedQuestions } from "@/server/views";
import { askedTurns } from "./asked-turns";

/** What a judge gave a dialog; `why` is the problem in words where there are no scores. */
export interface Verdict extends Pick<Judgment, "scores" | "costUsd"> {
  readonly why: Problem | null;
}

export interface Judge {
  readonly identity: JudgeIdentity;
  /** Dialogs that it may look at at the same time. */
  readonly atOnce: number;
  /** `repeat`, from 1: another one is another call with another seed. */
  score(turns: readonly AnnotationTurn[], repeat: number, signal: AbortSignal): Promise<Verdict>;
}

/** What follows a judge's name here: judges of runs, whose scores may be shown too, also saw thoughts and fields. */
const WORDS_ALONE = "words alone";
const AT_ONCE = 4;

/** The judge by rules, or the model of the role "judge". Problems: "bad_file", "bad_input" (no model is configured). */
export function judgeNamed(by: JudgeKind): Result<Judge> {
  if (by === "rules") return ok(RULES);
  const config = readModelsConfig();
  if (!config.ok) return config;
  const judge = modelsByRole(config.value).judge;
  if (judge === undefined) {
    const message = 'No model is configured for the role "judge". Set one in the models file; docs/MODELS.md says how.';
    return fail({ code: "bad_input", message });
  }
  const [promptHash = null] = Object.values(SHIPPED_PROMPTS.hashesOf(JUDGE_PROMPTS));
  const { name, model, scripted = false } = judge;
  const identity = { by, name: `${name}, ${WORDS_ALONE}`, model, promptHash, scripted };
  return ok({ identity, atOnce: AT_ONCE, score: scoresByModel(config.value) });
}

/** The name of the model that is configured for the role "judge"; null where there is none. */
export function judgingModel(): string | null {
  const config = readModelsConfig();
  return (config.ok && modelsByRole(config.value).judge?.name) || null;
}

const RULES: Judge = {
  identity: { by: "rules", name: `rules, ${WORDS_ALONE}`, model: null, promptHash: null, scripted: false },
  atOnce: 1,
  async score(turns) {
    const asked = askedTurns(turns);
    if (!asked.ok) return { scores: null, costUsd: 0, why: asked.problem };
    return { scores: judgedQuestions(judgeByRules(asked.value)), costUsd: 0, why: null };
  },
};

function scoresByModel({ cacheFolder: _, ...config }: ModelsConfig): Judge["score"] {
  // Without kept answers, so that a repeat is a second answer even where a server takes no seed.
  const opened = new Map<number, Models>();
  return async (turns, repeat, signal) => {
    const models = opened.get(repeat) ?? openModels({ config, purpose: "benchmark", seed: repeat });
    opened.set(repeat, models);
    const { scores, event } = await judgeByModel(turns.map(wordsOf), models, signal);
    const costUsd = event === null || event.costUsd === "unknown" ? null : event.costUsd;
    if (!scores.ok) return { scores: null, costUsd, why: scores.problem };
    return { scores: judgedQuestions(scores.value), costUsd, why: null };
  };
}

/** A turn as raters see it: no thought, and nothing that says what a question is about. */
function wordsOf({ by, text }: AnnotationTurn): DialogTurn {
  return { by, text, entry: null, reason: null, isFollowUp: false };
}
