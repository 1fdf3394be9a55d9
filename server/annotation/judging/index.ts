export { judgeItems } from "./judge-items";
export { judgeNamed, judgingModel } from "./judges";
