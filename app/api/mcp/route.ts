import { loadedApi } from "@/loaded-api";

function handle(request: Request): Promise<Response> {
  return loadedApi().handleMcpRequest(request);
}

export { handle as DELETE, handle as GET, handle as POST };
