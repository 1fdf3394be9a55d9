import { shareApi } from "./loaded-api";

/** Runs once when the server starts, before the first request is answered. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const api = await import("@/server/api");
  shareApi(api);
  await api.startServer();
}
