export { exportRollouts, ROLLOUT_FORMATS, type RolloutFormat } from "./exports/export-rollouts";
export { RolloutFolder } from "./folder/rollout-folder";
export { runRollouts } from "./run-rollouts";
