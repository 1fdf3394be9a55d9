import { createHash } from "node:crypto";
import { basename } from "node:path";
import {
  POLICY_NAMES,
  policyFromWeights,
  policyNamed,
  type QuestionPolicy,
  SHIPPED_POLICY,
  trainingOf,
} from "@/server/elicitation";
import { bayesBound, oraclePolicy } from "@/server/elicitation/training";
import { readTextFile } from "@/server/episodes";
import type { Persona } from "@/server/personas";
import { fail, ok, ProblemError, type Result } from "@/server/trip";
import type { ElicitationSummary, Population } from "@/server/views";

/** Policies that are a model's, by the prompting of appendix A.6. */
export const MODEL_POLICIES: Readonly<Record<string, "plain" | "reasoning">> = {
  model: "reasoning",
  "model-plain": "plain",
};

/** Those that know what no policy can: bounds, not rivals. */
const BOUNDS: readonly string[] = ["bayes", "oracle"];

/** Every policy by name. */
export const ALL_POLICIES: readonly string[] = [...POLICY_NAMES, ...Object.keys(MODEL_POLICIES), ...BOUNDS];

export interface ChosenPolicy {
  readonly name: string;
  readonly training: ElicitationSummary["training"];
  /** What tells a policy of a file from others of its name: a hash of its weights, and how it was trained, as JSON. */
  readonly file?: { readonly weights: string; readonly training: string };
  /** How a model is asked, where one asks. */
  readonly prompting: "plain" | "reasoning" | null;
  /**
   * The policy that talks to this traveler, or with `--fallback` asks where a model's reply is of no use; only the oracle looks at who
   * it is, and only the Bayes bound at the population. The seed is that of "random".
   */
  readonly for: (persona: Persona, seed: number, population?: Population) => QuestionPolicy;
}

/** A policy by its name, or the trained one in a `.json` file that `train policy` wrote. */
export function choosePolicy(name: string): Result<ChosenPolicy> {
  if (name.endsWith(".json")) return policyOfFile(name);
  if (!ALL_POLICIES.includes(name)) {
    const message = `There is no policy ${name}. Choose one of ${ALL_POLICIES.join(", ")}, or the .json file of a trained one.`;
    return fail({ code: "not_found", message });
  }
  return ok(shippedPolicy(name));
}

/** One of `ALL_POLICIES`. */
export function shippedPolicy(name: string): ChosenPolicy {
  const prompting = MODEL_POLICIES[name] ?? null;
  return {
    name,
    prompting,
    training: trainingOf(name),
    for: (persona, seed, population = "learned") => {
      if (name === "oracle") return oraclePolicy(persona);
      if (name === "bayes") return bayesBound(population);
      const policy = policyNamed(prompting === null ? name : SHIPPED_POLICY, seed);
      if (policy === undefined) throw new RangeError(`There is no policy ${name}.`);
      return policy;
    },
  };
}

function policyOfFile(file: string): Result<ChosenPolicy> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  const name = basename(file, ".json");
  try {
    const { policy, training } = policyFromWeights(name, JSON.parse(text.value));
    const weights = createHash("sha256").update(text.value).digest("hex");
    const file = { weights, training: JSON.stringify(training) };
    return ok({ name, training, file, prompting: null, for: () => policy });
  } catch (error) {
    const message = error instanceof ProblemError ? error.problem.message : "This is not JSON.";
    return fail({ code: "bad_file", message, where: { file } });
  }
}
