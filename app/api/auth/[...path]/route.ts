import { loadedApi } from "@/loaded-api";

function handle(request: Request): Promise<Response> {
  return loadedApi().handleAuthenticationRequest(request);
}

export { handle as GET, handle as POST };
