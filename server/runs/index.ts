export { importElicitationRun } from "./elicitation/import-run";
export {
  DIALOG_MEASURES,
  type DialogListItem,
  type DialogMeasure,
  type DialogPage,
  type DialogQuery,
  listDialogs,
  readDialog,
} from "./elicitation/read-dialogs";
export {
  type ElicitationRunDetail,
  type ElicitationRunListItem,
  listElicitationRuns,
  readElicitationRuns,
} from "./elicitation/read-runs";
export { type ImportedRun, importRun } from "./imports/import-run";
export { type ImportedSubmission, importSubmission, type SubmissionFiles } from "./imports/import-submission";
export { startWorker, type Worker, type WorkerOptions } from "./queue/worker";
export { cancelRun } from "./store/cancel-run";
export { listRuns, readRun } from "./store/read-runs";
export { resumeRun } from "./store/resume-run";
export { startRun } from "./store/start-run";
export { watchRun, watchRuns } from "./store/watch-runs";
export { type ImportedTaskSet, importTaskSet, listTaskSets, type TaskFiles } from "./tasks/task-sets";
