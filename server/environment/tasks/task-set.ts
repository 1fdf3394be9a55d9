import type { EnvironmentTask } from "../episode/environment-task";

/** Tasks of one kind in one world. Making a task takes no time worth speaking of, and the same index gives the same task. */
export interface TaskSet {
  readonly name: string;
  /** In a sentence, for `env tasks` and the documentation. */
  readonly about: string;
  /** All ids, in a fixed order: "delegated-0", … */
  readonly ids: readonly string[];
  task(index: number): EnvironmentTask;
}

/** "delegated-0", "delegated-1", … */
export function numberedIds(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index}`);
}
