export type { Agent, AgentContext } from "./agent";
export { findAgent } from "./registry";
