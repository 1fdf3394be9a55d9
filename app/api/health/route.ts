import { connection } from "next/server";
import { loadedApi } from "@/loaded-api";

export async function GET(): Promise<Response> {
  await connection();
  const health = await loadedApi().checkHealth();
  return Response.json(health, {
    status: health.status === "ok" ? 200 : 503,
    headers: { "cache-control": "no-store" },
  });
}
