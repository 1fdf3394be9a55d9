import { loadedApi } from "@/loaded-api";

export function GET(request: Request): Response {
  return loadedApi().handleStreetMap(request);
}
