export { type ElicitationRunOptions, runElicitation } from "./elicitation/run";
export { runTraining, type TrainingOptions } from "./elicitation/train-run";
export {
  exportTrainerFile,
  type TrainerExport,
  trainerRoleSchema,
} from "./elicitation/trainer-formats/export-trainer-file";
export { failedChecks, namedChecks } from "./travelplanner/failed-checks";
export { toPublishedPlan } from "./travelplanner/published-plan";
export { readQueries } from "./travelplanner/queries";
export { runTravelplanner, type TravelplannerRunOptions } from "./travelplanner/run";
export { inputSchema } from "./travelplanner/run-folder";
export { type SubmissionScore, scoreSubmission } from "./travelplanner/score-submission";
export type { TravelplannerSummary } from "./travelplanner/summary";
