import { fail, ok, type Result } from "@/server/trip";
import type { EnvironmentTask } from "../episode/environment-task";
import { toolNamesOf } from "../episode/offered-tools";
import { type Split, splitOf } from "./split";
import type { TaskSet } from "./task-set";

/** Which task is meant; what is left out is decided: the first set, the seed 0. */
export interface WantedTask {
  readonly taskId?: string | undefined;
  readonly taskSet?: string | undefined;
  readonly seed?: number | undefined;
}

/** The tasks that a server plays: those of its split, or all where it has none. */
export class ServedTasks {
  private readonly indexes: ReadonlyMap<string, readonly number[]>;

  constructor(
    private readonly sets: readonly TaskSet[],
    split: Split | null,
  ) {
    const isServed = (id: string) => split === null || splitOf(id) === split;
    this.indexes = new Map(
      sets.map(({ name, ids }) => [name, ids.flatMap((id, index) => (isServed(id) ? [index] : []))]),
    );
  }

  get names(): readonly string[] {
    return this.sets.map(({ name }) => name);
  }

  /** What can be done in any of them. */
  get toolNames(): readonly string[] {
    return [...new Set(this.sets.flatMap((set) => (set.ids.length === 0 ? [] : toolNamesOf(set.task(0)))))];
  }

  /** How many tasks of a set are played here. */
  countOf(set: string): number {
    return this.indexes.get(set)?.length ?? 0;
  }

  /** The task that is named, else the one that the seed picks in its set: the same seed picks the same. Problem: "not_found". */
  find({ taskId, taskSet, seed = 0 }: WantedTask): Result<EnvironmentTask> {
    return taskId === undefined ? this.picked(taskSet, seed) : this.named(taskId);
  }

  private picked(name: string | undefined, seed: number): Result<EnvironmentTask> {
    const set = name === undefined ? this.sets[0] : this.sets.find((each) => each.name === name);
    const indexes = (set && this.indexes.get(set.name)) ?? [];
    const index = indexes[seed % Math.max(1, indexes.length)];
    if (set !== undefined && index !== undefined) return ok(set.task(index));
    const names = this.names.join(", ");
    return fail({ code: "not_found", message: `No tasks of the set "${name ?? ""}" are played here. Sets: ${names}.` });
  }

  private named(taskId: string): Result<EnvironmentTask> {
    for (const set of this.sets) {
      const index = set.ids.indexOf(taskId);
      if (index >= 0 && this.indexes.get(set.name)?.includes(index)) return ok(set.task(index));
    }
    return fail({ code: "not_found", message: `No task "${taskId.slice(0, 80)}" is played here.` });
  }
}
