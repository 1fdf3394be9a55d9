import type { World } from "@/server/worlds";
import { trajectoryRubrics } from "./rubrics/trajectory-rubrics";
import type { Trajectory, VerifiedTask } from "./trajectory";
import { turnRubrics } from "./turns/turn-rubrics";
import type { TrajectoryVerdict } from "./verdict";

/**
 * Judges a trajectory on both levels (DeepTravel, hierarchical reward modeling): the six rubrics of its final answer by the world's
 * records, and the two of each turn by what was observed before it. Pure and stateless: the same values give the same verdict, so that
 * stored rollouts can be scored again. Both levels are always judged, since the parts are read, too. Never throws for values of the schemas.
 */
export function verifyTrajectory(task: VerifiedTask, trajectory: Trajectory, world: World): TrajectoryVerdict {
  const rubrics = trajectoryRubrics(task, trajectory, world);
  const turns = turnRubrics(task, trajectory, world);
  const isSound =
    Object.values(rubrics).every(({ holds }) => holds) &&
    turns.every(({ grounded, consistent }) => grounded.holds && consistent.holds);
  return { reward: isSound ? 1 : 0, trajectory: rubrics, turns };
}
