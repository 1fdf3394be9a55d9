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

/** `problem`: null after an answer, which makes what went wrong before it past. */
export function noteOutcome(model: NamedModel, problem: string | null): void {
  if (problem === null) problems.delete(keyOf(model));
  else problems.set(keyOf(model), { message: problem, at: new Date() });
}

export function lastProblemOf(model: NamedModel): LastProblem | null {
  return problems.get(keyOf(model)) ?? null;
}

function keyOf({ name, settings }: NamedModel): string {
  return JSON.stringify([name, settings.baseUrl, settings.model]);
}
