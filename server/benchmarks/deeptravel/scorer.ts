import type { Event, EventOf } from "@/server/episodes";
import {
  TRAJECTORY_RUBRICS,
  type Trajectory,
  type TrajectoryVerdict,
  trajectoryOf,
  type VerifiedTask,
  verifyTrajectory,
} from "@/server/scoring/verifier";
import type { Tallies } from "@/server/views";
import type { World } from "@/server/worlds";
import type { Score, Scorer } from "../benchmark";
import { answerIn, lastAnswer } from "./answer/answer-in";
import type { DeeptravelTask } from "./task";

/**
 * The trajectory level of the verifier (DeepTravel, hierarchical reward modeling): 1 where all six rubrics hold. The turn level is counted
 * next to it and decides nothing, since it refuses sound trajectories in words that it was not made with (docs/VERIFIER.md).
 */
export const trajectoryLevel: Scorer<DeeptravelTask> = {
  name: "deeptravel",
  choice: "trajectory",
  score(task, events, world): Score {
    const trajectory = trajectoryIn(task, events, world);
    const verdict = verifyTrajectory(verifiedTaskOf(task), trajectory, world);
    const delivered = trajectory.final.kind !== "none";
    const parts = Object.fromEntries(
      TRAJECTORY_RUBRICS.map((name) => [name, delivered ? verdict.trajectory[name].holds : null]),
    );
    const passed = delivered && TRAJECTORY_RUBRICS.every((name) => verdict.trajectory[name].holds);
    return {
      ...{ value: passed ? 1 : 0, delivered, passed, parts },
      tallies: talliesOf(task, events, verdict, { delivered, passed }),
      evidence: TRAJECTORY_RUBRICS.flatMap((name) => {
        const { holds, evidence } = verdict.trajectory[name];
        return holds ? [] : [`${name}: ${evidence[0] ?? ""}`];
      }),
      verdict: {
        id: task.id,
        solvable: task.label?.solvable ?? null,
        delivered,
        passed,
        ...parts,
        reward: verdict.reward,
      },
    };
  },
};

/** The task as the verifier judges its plan. */
export function verifiedTaskOf({ id, text, today, request, label }: DeeptravelTask): VerifiedTask {
  return { id, text, today, request, rules: { kind: "requirements" }, solvable: label?.solvable ?? null };
}

/** The trajectory of an episode; a plan in words becomes the itinerary that it comes to, and its words are no further claims. */
export function trajectoryIn({ request }: DeeptravelTask, events: readonly Event[], world: World): Trajectory {
  const trajectory = trajectoryOf(events);
  const written = lastAnswer(events);
  if (written?.type !== "planWritten") return trajectory;
  const text = trajectory.final.text.replace(written.text, "").trim();
  const answer = answerIn(events, request, world);
  if (answer === null) return { ...trajectory, final: { kind: "none", text } };
  const final: Trajectory["final"] =
    answer.type === "planProposed"
      ? { kind: "itinerary", itinerary: answer.itinerary, text }
      : { kind: "noPlan", relaxations: answer.relaxations, text };
  return { ...trajectory, final };
}

function talliesOf(
  { label }: DeeptravelTask,
  events: readonly Event[],
  { trajectory, turns, reward }: TrajectoryVerdict,
  { delivered, passed }: { readonly delivered: boolean; readonly passed: boolean },
): Tallies {
  const one = (holds: boolean) => ({ got: holds ? 1 : 0, of: 1 });
  const where = (counts: boolean) => (counts ? one(passed) : { got: 0, of: 0 });
  const kept = delivered ? TRAJECTORY_RUBRICS.filter((name) => trajectory[name].holds).length : 0;
  const answered = events.filter((event): event is EventOf<"toolAnswered"> => event.type === "toolAnswered");
  return {
    delivery: one(delivered),
    final: one(passed),
    solvable: where(label?.solvable === true),
    unsolvable: where(label?.solvable === false),
    rubrics: { got: kept, of: TRAJECTORY_RUBRICS.length },
    calls: { got: answered.filter(({ ok }) => ok).length, of: answered.length },
    grounded: { got: turns.filter(({ grounded }) => grounded.holds).length, of: turns.length },
    consistent: { got: turns.filter(({ consistent }) => consistent.holds).length, of: turns.length },
    bothLevels: one(reward === 1),
  };
}
