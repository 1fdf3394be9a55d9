/** One rubric's answer. `evidence`: sentences, of what fails where it does not hold, else of what was checked. */
export interface Rubric {
  readonly holds: boolean;
  readonly evidence: readonly string[];
}

/** The six rubrics of a trajectory (DeepTravel, hierarchical reward modeling). */
export const TRAJECTORY_RUBRICS = ["complete", "intent", "logic", "constraints", "requirements", "wayOut"] as const;
export type TrajectoryRubric = (typeof TRAJECTORY_RUBRICS)[number];

/** The two rubrics of a turn: each claim was observed before it, and none contradicts what was observed. */
export const TURN_RUBRICS = ["grounded", "consistent"] as const;
export type TurnRubric = (typeof TURN_RUBRICS)[number];

/** `turn`: from 1; the final answer is the last one. */
export interface TurnVerdict extends Readonly<Record<TurnRubric, Rubric>> {
  readonly turn: number;
  /** How many claims were checked. */
  readonly claims: number;
}

/** What the verifier says. The reward is 1 only if all rubrics of both levels hold. */
export interface TrajectoryVerdict {
  readonly reward: 0 | 1;
  readonly trajectory: Readonly<Record<TrajectoryRubric, Rubric>>;
  readonly turns: readonly TurnVerdict[];
}
