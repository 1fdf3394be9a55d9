export type { Accuracy, Notes } from "./accuracy";
export { importanceAfter } from "./judge/importance";
export { judgeByRules } from "./judge/judge-by-rules";
export { planRegret } from "./plan-regret";
export { ALPHA } from "./reward";
export { countQuestions, type HeldDialog, type QuestionCounts, type ScoredDialog, scoreDialog } from "./score-dialog";
export { meanWithError } from "./summary/statistics";
export { type SummaryOfRun, summarize } from "./summary/summarize";
export { mixedTaskReward, taskReward } from "./task-reward";
