import { connection } from "next/server";
import { streetMapStyle } from "@/components/trip/map/street-map";

/** Where the map takes its street tiles from; null: nowhere. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ streetStyle: streetMapStyle(process.env.DRAGOMAN_MAP_STYLE)?.href ?? null });
}
