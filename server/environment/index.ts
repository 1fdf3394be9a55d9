export { type EnvironmentOptions, type RunningEnvironment, serveEnvironment } from "./serve";
export { ServedTasks } from "./tasks/served-tasks";
export { SPLITS, type Split } from "./tasks/split";
export { GENERATED_SETS, type GeneratedSet, generatedSets, type PublishedTasks, publishedSet } from "./tasks/task-sets";
