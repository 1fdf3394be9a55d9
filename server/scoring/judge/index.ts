export { judgeByModel, readScores } from "./judge-by-model";
export { JUDGE_PROMPTS } from "./prompt";
