export { type Judgement, judgeByModel } from "./judge-by-model";
