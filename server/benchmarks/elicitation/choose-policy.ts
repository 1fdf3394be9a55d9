import { basename } from "node:path";
import {
  POLICY_NAMES,
  policyFromWeights,
  policyNamed,
  type QuestionPolicy,
  SHIPPED_POLICY,
  trainingOf,
} from "@/server/elicitation";
import { oraclePolicy } from "@/server/elicitation/training";
import { readTextFile } from "@/server/episodes";
import type { Persona } from "@/server/personas";
import { type ElicitationSummary, fail, ok, ProblemError, type Result } from "@/server/trip";
import { MODEL_POLICIES } from "./by-model/parts";

export interface ChosenPolicy {
  readonly name: string;
  readonly training: ElicitationSummary["training"];
  /** The policy that talks to this traveller; only the oracle looks at who it is. */
  readonly for: (persona: Persona) => QuestionPolicy;
}

/** A policy by its name, or the trained one in a `.json` file that `train policy` wrote. */
export function choosePolicy(name: string, seed: number): Result<ChosenPolicy> {
  if (name === "oracle") return ok({ name, training: null, for: oraclePolicy });
  if (name.endsWith(".json")) return policyOfFile(name);
  const policy = policyNamed(name, seed);
  if (policy !== undefined) return ok({ name, training: trainingOf(name), for: () => policy });
  const shipped = policyNamed(SHIPPED_POLICY);
  if (MODEL_POLICIES[name] !== undefined && shipped !== undefined) {
    // It asks where the model's reply is of no use.
    return ok({ name, training: null, for: () => shipped });
  }
  const names = [...POLICY_NAMES, "oracle", ...Object.keys(MODEL_POLICIES)].join(", ");
  const message = `There is no policy ${name}. Choose one of ${names}, or the .json file of a trained one.`;
  return fail({ code: "bad_input", message });
}

function policyOfFile(file: string): Result<ChosenPolicy> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  const name = basename(file, ".json");
  try {
    const { policy, training } = policyFromWeights(name, JSON.parse(text.value));
    return ok({ name, training, for: () => policy });
  } catch (error) {
    const message = error instanceof ProblemError ? error.problem.message : "This is not JSON.";
    return fail({ code: "bad_file", message, where: { file } });
  }
}
