export { alarmsOf } from "./alarms/alarms";
export { exportRollouts } from "./exports/export-rollouts";
export { RolloutFolder } from "./folder/rollout-folder";
export { runRollouts } from "./run-rollouts";
export { importRolloutFolder } from "./shown/import-folder";
export { listShown, readShown, readShownRollout } from "./shown/read-shown";
