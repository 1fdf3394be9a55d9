export { handleAuthenticationRequest } from "./account/authentication-http";
export type { AppRouter } from "./app-router";
export { createCaller } from "./app-router";
export { createContext } from "./context";
export { checkHealth, type Health } from "./health";
export { handleApiRequest } from "./http";
export { startServer } from "./life-cycle";
export { handleSharedExport, handleTripExport } from "./sharing/download";
export type { CurrentWorld } from "./worlds/worlds-router";
