import { bootstrapOf, type Interval, weightedKappa } from "@/server/statistics";
import {
  TRAJECTORY_RUBRICS,
  type TrajectoryRubric,
  type TrajectoryVerdict,
  TURN_RUBRICS,
  type TurnRubric,
} from "../verdict";
import type { ModelVerdict } from "./verify-by-model";

type Judged = TrajectoryRubric | TurnRubric | "reward";

/** How code and a model agree on one rubric. */
export interface VerifierAgreement {
  readonly rubric: Judged;
  readonly items: number;
  /** Share of trajectories that both judge alike. */
  readonly same: number;
  /** Cohen's κ; null where both always say the same one thing. */
  readonly kappa: number | null;
  /** 95 %, bootstrapped over trajectories; null where samples say nothing. */
  readonly interval: Interval | null;
}

/** By rubric, the reward first, for trajectories that both judged. */
export function verifierAgreement(
  pairs: readonly { readonly code: TrajectoryVerdict; readonly model: ModelVerdict }[],
): VerifierAgreement[] {
  const rubrics: readonly Judged[] = ["reward", ...TRAJECTORY_RUBRICS, ...TURN_RUBRICS];
  return rubrics.map((rubric) => {
    const codes = pairs.map(({ code, model }): [number, number] => [
      Number(holdsByCode(code, rubric)),
      Number(rubric === "reward" ? model.reward === 1 : model.holds[rubric]),
    ]);
    const cells = codes.map(([one, other]) =>
      [0, 1, 2, 3].map((cell) => ({ sum: Number(cell === 2 * one + other), of: 1 })),
    );
    return {
      rubric,
      items: codes.length,
      same: codes.length === 0 ? 0 : codes.filter(([one, other]) => one === other).length / codes.length,
      kappa: kappaOf(codes),
      interval: bootstrapOf(cells, (sums) => kappaOf(sums.flatMap(({ sum }, cell) => repeated(cell, sum)))),
    };
  });
}

function kappaOf(pairs: readonly (readonly [number, number])[]): number | null {
  return weightedKappa(pairs, { points: 2, weights: "none" });
}

function repeated(cell: number, times: number): [number, number][] {
  return Array.from({ length: times }, () => [cell >> 1, cell & 1]);
}

function holdsByCode({ reward, trajectory, turns }: TrajectoryVerdict, rubric: Judged): boolean {
  if (rubric === "reward") return reward === 1;
  if (rubric === "grounded" || rubric === "consistent") return turns.every((turn) => turn[rubric].holds);
  return trajectory[rubric].holds;
}
