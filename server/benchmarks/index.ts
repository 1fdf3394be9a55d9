export { writtenSeedDialogs } from "./elicitation/by-model/seed-dialogs";
export { type ElicitationRunOptions, runElicitation } from "./elicitation/run";
export { runTraining, type TrainingOptions } from "./elicitation/train-run";
export {
  exportTrainerFile,
  type TrainerExport,
  trainerRoleSchema,
} from "./elicitation/trainer-formats/export-trainer-file";
export { codeVersion } from "./travelplanner/code-version";
export { figuresOf, sumOrUnknown } from "./travelplanner/episode-figures";
export { failedChecks, namedChecks } from "./travelplanner/failed-checks";
export { failuresOf } from "./travelplanner/failures";
export { passPowerK, sampleDeviation } from "./travelplanner/pass-power-k";
export {
  type PlayedEvent,
  playQuery,
  publishedPlanOf,
  scoredEvent,
  type TaskSettings,
  taskOf,
} from "./travelplanner/play-query";
export { toPublishedPlan } from "./travelplanner/published-plan";
export { readQueries } from "./travelplanner/queries";
export {
  type LegsFile,
  type QuerySet,
  querySetSchema,
  querySetsOf,
  type ReferenceLegs,
  readLegsOf,
} from "./travelplanner/reference-legs";
export { runTravelplanner, type TravelplannerRunOptions } from "./travelplanner/run";
export { inputSchema, RunFolder, tasksIdentity } from "./travelplanner/run-folder";
export { namedModels, openRunModels, scriptedConfig, servedHere, usesScripted } from "./travelplanner/run-models";
export { settingsOf } from "./travelplanner/run-settings";
export { type SubmissionScore, scoreSubmission } from "./travelplanner/score-submission";
export { type MatchedSubmission, readSubmission } from "./travelplanner/submission";
export type { TravelplannerSummary } from "./travelplanner/summary";
