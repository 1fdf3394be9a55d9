export { type Trajectory, trajectorySchema, type VerifiedTask, verifiedTaskSchema } from "./trajectory";
export { trajectoryOf } from "./trajectory-of";
export type { TrajectoryVerdict } from "./verdict";
export { verifyTrajectory } from "./verify-trajectory";
