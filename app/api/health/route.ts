import { connection } from "next/server";
import { checkHealth } from "@/server/api";

export async function GET(): Promise<Response> {
  await connection();
  const health = await checkHealth();
  return Response.json(health, {
    status: health.status === "ok" ? 200 : 503,
    headers: { "cache-control": "no-store" },
  });
}
