export { projectAgreement } from "./agreement/project-agreement";
export { nextItem } from "./assignment/next-item";
export { countChats, newestChats } from "./chats/allowed-chats";
export { takeBackChats } from "./chats/take-back-chats";
export { importRatings } from "./imports/import-ratings";
export {
  contentsOf,
  type Judgment,
  type PendingJudgment,
  pendingJudgments,
  storeJudgment,
  workingJudge,
  workingJudges,
} from "./judges/judgments";
export { listJudges } from "./judges/list-judges";
export { endJudge, isSame, type JudgeIdentity, startJudge } from "./judges/start-judge";
export { addItems, type NewItem } from "./projects/add-items";
export { changeProject, setStatus } from "./projects/change-project";
export { createProject } from "./projects/create-project";
export { projectForRater, projectsOfRater } from "./projects/rater-projects";
export { addRater, listRaters, removeRater } from "./projects/raters";
export { listProjects, viewProject } from "./projects/read-projects";
export { readRatedItems } from "./projects/read-rated-items";
export { setKey } from "./projects/set-key";
export { startFirstProject } from "./projects/start-first-project";
export { commentAsRater } from "./rating/comment";
export { heartbeat } from "./rating/heartbeat";
export { ownWork } from "./rating/own-work";
export { reopen } from "./rating/reopen";
export { saveDraft } from "./rating/save-draft";
export { skip } from "./rating/skip";
export { submit } from "./rating/submit";
export { adjudicate, askRepeat, commentOnItem } from "./review/adjudicate";
export { listItems } from "./review/list-items";
export { viewItem } from "./review/view-item";
