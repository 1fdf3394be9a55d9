export { importElicitationRun } from "./elicitation/import-run";
export {
  DIALOG_MEASURES,
  type DialogListItem,
  type DialogMeasure,
  type DialogPage,
  type DialogQuery,
  listDialogs,
  readDialog,
  readElicitationDialogs,
} from "./elicitation/read-dialogs";
export {
  type ElicitationRunDetail,
  type ElicitationRunListItem,
  listElicitationRuns,
  readElicitationRuns,
} from "./elicitation/read-runs";
export { createExternalSessions, type ExternalSessions } from "./external/sessions";
export { startExternalRun } from "./external/start-external-run";
export { createRunToken, isRunToken, revokeRunTokens, runOfToken } from "./external/tokens";
export { fileNamesOf, mapFiles } from "./imports/files-of-order";
export { importRun } from "./imports/import-run";
export { importSubmission } from "./imports/import-submission";
export { performImport } from "./imports/perform-import";
export { readApart } from "./imports/reading/read-apart";
export { exportInspectLog } from "./inspect/export-log";
export { type ImportedLog, importInspectLog, type LogOptions } from "./inspect/import-log";
export { LOG_FORMATS, type LogFormat, writeInspectLog } from "./inspect/write-log";
export { startWorker, type Worker, type WorkerOptions } from "./queue/worker";
export { cancelRun } from "./store/cancel-run";
export { listRuns, readRun } from "./store/read-runs";
export { resumeRun, resumeStoppedRun } from "./store/resume-run";
export { startRun } from "./store/start-run";
export { watchRun, watchRuns } from "./store/watch-runs";
export { importTaskSet, listTaskSets, readRunTasks } from "./tasks/task-sets";
