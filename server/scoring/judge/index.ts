export { judgeByModel } from "./judge-by-model";
