import { loadedApi } from "@/loaded-api";

export function GET(request: Request): Promise<Response> {
  return loadedApi().handleOwnData(request);
}
