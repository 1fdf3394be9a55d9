export type { AppRouter } from "./app-router";
export { createCaller } from "./app-router";
export { checkHealth, type Health } from "./health";
export { handleApiRequest } from "./http";
export { startServer } from "./life-cycle";
export type { CurrentWorld } from "./worlds/worlds-router";
