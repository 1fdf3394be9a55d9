export type { Accuracy, Notes } from "./accuracy";
export { judgeByRules } from "./judge/judge-by-rules";
export { planRegret } from "./plan-regret";
export { type HeldDialog, type QuestionCounts, type ScoredDialog, scoreDialog } from "./score-dialog";
export { type SummaryOfRun, summarise } from "./summary/summarise";
