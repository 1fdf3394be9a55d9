export { exactPlanWriter } from "./exact-plan-writer";
export { createExternalServer, type ExternalTasks } from "./external-server";
export { HttpSessions } from "./http-sessions";
export { createMcpServer } from "./mcp-server";
