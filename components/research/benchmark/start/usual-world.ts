import type { BenchmarkInfo, TaskSetItem } from "@/server/views";

/** The world that tasks of this set are usually played in; undefined for no set. */
export function usualWorld(
  benchmarks: readonly BenchmarkInfo[],
  sets: readonly TaskSetItem[],
  taskSet: string,
): string | undefined {
  const of = sets.find(({ id }) => id === taskSet)?.benchmark;
  return benchmarks.find(({ name }) => name === of)?.world;
}
