import { handleEpisodeSchema } from "@/server/api";

export function GET(): Response {
  return handleEpisodeSchema();
}
