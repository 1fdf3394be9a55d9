export type { Agent, AgentContext, AgentMode, ToolProtocol } from "./agent";
export { readByModel } from "./hybrid/reading/read-by-model";
export { agents, findAgent } from "./registry";
