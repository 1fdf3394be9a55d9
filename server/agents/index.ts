export type { Agent, AgentContext, AgentMode, ToolProtocol } from "./agent";
export { usualTimeLimitMs } from "./episode-by-model";
export { readAnswerByModel } from "./hybrid/reading/read-answer-by-model";
export { readByModel } from "./hybrid/reading/read-by-model";
export { agents, findAgent } from "./registry";
