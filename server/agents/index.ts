export type { Agent, AgentContext, AgentMode, ToolProtocol } from "./agent";
export { agents, findAgent } from "./registry";
