import { createHash } from "node:crypto";
import { type Benchmark, type BenchmarkTask, tasksIdentity } from "@/server/benchmarks";

export interface TaskSetDescription {
  /** The same tasks of a benchmark are the same set. */
  readonly id: string;
  readonly count: number;
  /** Of what agents are given of the tasks. */
  readonly sha256: string;
}

const ID_LENGTH = 16;

export function describeTaskSet(benchmark: Benchmark, stored: readonly BenchmarkTask[]): TaskSetDescription {
  const content = [benchmark.info.name, stored.map((task) => task.content)];
  const id = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, ID_LENGTH);
  return { id, ...tasksIdentity(benchmark, stored, null) };
}
