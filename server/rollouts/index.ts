export { RolloutFolder, readRun } from "./folder/rollout-folder";
export { type RolloutRunOptions, runRollouts } from "./run-rollouts";
