import type { Benchmark, BenchmarkTask } from "@/server/benchmarks";
import type { Event, Task } from "@/server/episodes";
import { type TrajectoryVerdict, trajectoryOf, verifyTrajectory } from "@/server/scoring/verifier";
import { ProblemError } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Reward } from "../episode/observation";
import { verifiedTaskOf } from "./verified-task";

/**
 * What a plan is worth: 1 where the verifier finds nothing wrong on either of its levels, else 0. The verifier's rubrics and the benchmark's own
 * checks, as far as they were reached, are next to it as figures; the sentences that say what failed stay here, since they quote what was
 * asked for.
 */
export function scorePlan(
  { benchmark, task, asked }: { benchmark: Benchmark; task: BenchmarkTask; asked: Task },
  events: readonly Event[],
  world: World,
): Reward {
  const verified = verifiedTaskOf(task, asked);
  if (!verified.ok) throw new ProblemError(verified.problem);
  const verdict = verifyTrajectory(verified.value, trajectoryOf(events), world);
  return { total: verdict.reward, components: { ...checksOf(benchmark, task, events, world), ...rubricsOf(verdict) } };
}

function checksOf(benchmark: Benchmark, task: BenchmarkTask, events: readonly Event[], world: World) {
  const [own] = benchmark.scores(task, events, world);
  if (own === undefined) throw new Error(`${benchmark.info.name} has no scorer.`);
  const { delivered, passed, parts } = own.score;
  const reached = Object.entries(parts).flatMap(([name, kept]) =>
    kept === null ? [] : ([[name, kept ? 1 : 0]] as const),
  );
  return { delivered: delivered ? 1 : 0, passed: passed ? 1 : 0, ...Object.fromEntries(reached) };
}

/** Each rubric of the trajectory, and of the turns the shares in which theirs hold. */
function rubricsOf({ trajectory, turns }: TrajectoryVerdict) {
  const rubrics = Object.entries(trajectory).map(([name, { holds }]) => [`rubric.${name}`, holds ? 1 : 0] as const);
  const share = (name: "grounded" | "consistent") =>
    turns.filter((turn) => turn[name].holds).length / Math.max(1, turns.length);
  return {
    ...Object.fromEntries(rubrics),
    "rubric.grounded": share("grounded"),
    "rubric.consistent": share("consistent"),
  };
}
