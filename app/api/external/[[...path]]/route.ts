import { handleExternalRequest } from "@/server/api";

async function handle(request: Request, { params }: { params: Promise<{ path?: string[] }> }): Promise<Response> {
  return handleExternalRequest(request, (await params).path ?? []);
}

export { handle as GET, handle as POST };
