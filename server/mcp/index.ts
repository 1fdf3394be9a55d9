export { exactPlanWriter } from "./exact-plan-writer";
export { HttpSessions } from "./http-sessions";
export { createMcpServer } from "./mcp-server";
