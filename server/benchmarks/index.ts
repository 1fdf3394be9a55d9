export type {
  Benchmark,
  BenchmarkTask,
  FittingAgent,
  ReportedTask,
  Score,
  Scorer,
  Submission,
  TaskFiles,
} from "./benchmark";
export { drawTrip } from "./deeptravel/generate/draw-trip";
export { Draws } from "./deeptravel/generate/draws";
export { LABEL_OPTIONS, labelOfResult } from "./deeptravel/generate/label";
export { trajectoryIn as trajectoryOfTrip, verifiedTaskOf as verifiedTripOf } from "./deeptravel/scorer";
export { type DeeptravelTask, deeptravelTaskSchema } from "./deeptravel/task";
export { writtenSeedDialogs } from "./elicitation/by-model/seed-dialogs";
export { makeSeal } from "./elicitation/seal/seal";
export { runTables, SETTINGS, type SettingName } from "./elicitation/tables/run-tables";
export { tablesText } from "./elicitation/tables/tables-text";
export { runTraining, type TrainingOptions } from "./elicitation/train-run";
export {
  exportTrainerFile,
  type TrainerExport,
  trainerRoleSchema,
} from "./elicitation/trainer-formats/export-trainer-file";
export { type SolvedTask, solveItinerarybench } from "./itinerarybench/solve-itinerarybench";
export { benchmarks, findBenchmark } from "./registry";
export { codeVersion } from "./runner/code-version";
export { sumOrUnknown } from "./runner/episode-figures";
export { executeTrial } from "./runner/execute-trial";
export { RunFolder } from "./runner/folder/run-folder";
export { type FolderRunOptions, runInFolder } from "./runner/folder/run-in-folder";
export type { RunSummary } from "./runner/folder/summary";
export { identityOf, tasksIdentity } from "./runner/identity";
export type { TrialLimits } from "./runner/limits";
export { findings, type PlayedEvent } from "./runner/play-trial";
export { replacedInTrials, resultOf } from "./runner/result-of";
export { namedModels, openRunModels, scriptedConfig, servedHere, usesScripted } from "./runner/run-models";
export { settingsOf, UNKNOWN_SETTINGS, type WishedSettings } from "./runner/settings";
export { toPublishedPlan } from "./travelplanner/published-plan";
