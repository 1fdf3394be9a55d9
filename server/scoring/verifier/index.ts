export { type VerifierAgreement, verifierAgreement } from "./by-model/agreement";
export { verifyByModel } from "./by-model/verify-by-model";
export type { Trajectory, VerifiedTask } from "./trajectory";
export { trajectoryOf } from "./trajectory-of";
export { TRAJECTORY_RUBRICS, type TrajectoryRubric, type TrajectoryVerdict, TURN_RUBRICS } from "./verdict";
export { verifyTrajectory } from "./verify-trajectory";
