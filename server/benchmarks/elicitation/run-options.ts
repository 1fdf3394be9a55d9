import { z } from "zod";
import { fail, ok, type Result } from "@/server/trip";
import type { RunOption, RunOptions } from "@/server/views";
import { EVALUATION_TRAVELERS } from "./traveler";

const byRulesOr = z.enum(["rules", "model"]).default("rules");

const optionsSchema = z.strictObject({
  traveler: byRulesOr,
  stenographer: byRulesOr,
  ranking: byRulesOr,
  /** "rules", or the name of a model. */
  judge: z.string().min(1).max(100).default("rules"),
  fallback: z.literal("yes").optional(),
  regret: z.coerce.number().int().min(0).max(EVALUATION_TRAVELERS).default(0),
});

/** Which parts of a dialog models play next to a policy that is one's, and what else is computed. */
export interface DialogOptions {
  readonly traveler: boolean;
  readonly stenographer: boolean;
  /** A model ranks the travelers' critical entries (APEC-Travel, appendix A.2). */
  readonly ranking: boolean;
  /** The model that judges; null: the rules do. */
  readonly judge: string | null;
  /** Whether rules take the place of a model whose reply is of no use; the figures are then not the model's. */
  readonly fallback: boolean;
  /** Of how many dialogs plan regret is computed. */
  readonly regret: number;
}

export const BY_RULES: DialogOptions = {
  ...{ traveler: false, stenographer: false, ranking: false },
  ...{ judge: null, fallback: false, regret: 0 },
};

/** The options as they were given; "bad_input" names the one at fault. */
export function dialogOptionsOf(given: RunOptions): Result<DialogOptions> {
  const read = optionsSchema.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path.join(".") ?? "";
    return fail({ code: "bad_input", message: `${field}: ${issue?.message ?? "is invalid"}.`, where: { field } });
  }
  const { traveler, stenographer, ranking, judge, fallback, regret } = read.data;
  if (ranking === "model" && regret > 0) {
    const message =
      "Plan regret needs the ranking by rules: what a model ranks as critical is not kept. Leave out --regret.";
    return fail({ code: "bad_input", message, where: { field: "regret" } });
  }
  return ok({
    traveler: traveler === "model",
    stenographer: stenographer === "model",
    ranking: ranking === "model",
    judge: judge === "rules" ? null : judge,
    fallback: fallback === "yes",
    regret,
  });
}

export const RUN_OPTIONS: readonly RunOption[] = [
  byRulesOrModel("traveler", "Traveler", "who writes the travelers' words"),
  byRulesOrModel("stenographer", "Stenographer", "who takes the notes that are scored"),
  byRulesOrModel("ranking", "Ranking", "who ranks what is critical for a traveler"),
  {
    ...{ key: "judge", label: "Judge", kind: "name", choices: null },
    about: "who gives the agentic scores: rules (the default), or a model: scripted, or a configured one",
  },
  {
    ...{ key: "fallback", label: "Fallback", kind: "flag", choices: null },
    about: "let rules replace a model's unusable reply; the figures are then not the model's alone",
  },
  {
    ...{ key: "regret", label: "Plan regret", kind: "number", choices: null },
    about: "dialogs of which plan regret is computed (default: 0)",
  },
];

function byRulesOrModel(key: string, label: string, about: string): RunOption {
  return { key, label, about: `${about} (default: rules)`, kind: "choice", choices: ["rules", "model"] };
}
