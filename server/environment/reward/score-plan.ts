import type { Benchmark, BenchmarkTask } from "@/server/benchmarks";
import type { Event } from "@/server/episodes";
import type { World } from "@/server/worlds";
import type { Reward } from "../episode/observation";

/**
 * What a plan is worth: 1 where it passes all that its benchmark asks, else 0. The checks stand beside it as figures, as far as they were
 * reached; the sentences that say what failed stay here, since they quote what was asked for.
 */
export function scorePlan(benchmark: Benchmark, task: BenchmarkTask, events: readonly Event[], world: World): Reward {
  const [own] = benchmark.scores(task, events, world);
  if (own === undefined) throw new Error(`${benchmark.info.name} has no scorer.`);
  const { passed, delivered, parts } = own.score;
  const reached = Object.entries(parts).flatMap(([name, kept]) =>
    kept === null ? [] : ([[name, kept ? 1 : 0]] as const),
  );
  return {
    total: passed ? 1 : 0,
    components: { delivered: delivered ? 1 : 0, ...Object.fromEntries(reached) },
  };
}
