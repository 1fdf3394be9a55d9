import { loadedApi } from "@/loaded-api";

export function POST(request: Request): Promise<Response> {
  return loadedApi().handleOwnPlaces(request);
}
