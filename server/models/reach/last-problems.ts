import type { Problem } from "@/server/trip";
import type { NamedModel } from "../config/roles";

/** What went wrong last with a model, as this process saw it. */
export interface LastProblem {
  readonly message: string;
  readonly at: Date;
}

// Bundles load this module more than once in a process; what is known of a server is known once.
const shared: typeof globalThis & { dragomanModelProblems?: Map<string, LastProblem> } = globalThis;
shared.dragomanModelProblems ??= new Map();
const problems = shared.dragomanModelProblems;

/** `problem`: null after an answer, which makes what went wrong before it past. Noted are faults of the model, not limits of the caller. */
export function noteOutcome(model: NamedModel, problem: Problem | null): void {
  if (problem === null) problems.delete(keyOf(model));
  else if (problem.code === "model_unavailable" || problem.code === "bad_model_answer") {
    problems.set(keyOf(model), { message: problem.message, at: new Date() });
  }
}

export function lastProblemOf(model: NamedModel): LastProblem | null {
  return problems.get(keyOf(model)) ?? null;
}

function keyOf({ name, settings }: NamedModel): string {
  return JSON.stringify([name, settings.baseUrl, settings.model]);
}
