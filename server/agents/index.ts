export type { Agent, AgentContext, AgentMode, ToolProtocol } from "./agent";
export { usualTimeLimitMs } from "./episode-by-model";
export { understandByModel } from "./reading/understand-by-model";
export { agents, findAgent } from "./registry";
