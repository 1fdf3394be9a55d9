import { loadedApi } from "@/loaded-api";

function handle(request: Request): Promise<Response> {
  return loadedApi().handleApiRequest(request);
}

export { handle as GET, handle as POST };
