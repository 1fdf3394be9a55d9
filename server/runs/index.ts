export { type ImportedRun, importRun } from "./import-run";
export {
  DIALOG_MEASURES,
  type DialogListItem,
  type DialogMeasure,
  type DialogPage,
  type DialogQuery,
  listDialogs,
  readDialog,
} from "./read-dialogs";
export { listRuns, type RunDetail, type RunListItem, readRuns } from "./read-runs";
