import { loadedApi } from "@/loaded-api";

export function GET(): Response {
  return loadedApi().handleEpisodeSchema();
}
