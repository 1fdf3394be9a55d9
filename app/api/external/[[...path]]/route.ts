import { loadedApi } from "@/loaded-api";

async function handle(request: Request, { params }: { params: Promise<{ path?: string[] }> }): Promise<Response> {
  return loadedApi().handleExternalRequest(request, (await params).path ?? []);
}

export { handle as GET, handle as POST };
