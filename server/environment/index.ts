export { demonstrationRows } from "./rollouts/demonstration-rows";
export { rolloutSchema } from "./rollouts/row";
export { taskRow } from "./rollouts/task-rows";
export { verifyRollout } from "./rollouts/verify-rollout";
export { serveEnvironment } from "./serve";
export { ServedTasks } from "./tasks/served-tasks";
export { SPLITS } from "./tasks/split";
export { GENERATED_SETS, generatedSets, publishedSet } from "./tasks/task-sets";
