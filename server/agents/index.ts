export type { Agent, AgentContext, AgentMode, ToolProtocol } from "./agent";
export { usualTimeLimitMs } from "./episode-by-model";
export { readAnswerByModel } from "./reading/read-answer-by-model";
export { readBeyond } from "./reading/read-beyond";
export { understandByModel } from "./reading/understand-by-model";
export { agents, findAgent } from "./registry";
