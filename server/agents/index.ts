export type { Agent, AgentContext } from "./agent";
export { agentNames, findAgent } from "./registry";
