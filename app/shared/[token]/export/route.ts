import { handleSharedExport } from "@/server/api";

export async function GET(request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  return handleSharedExport(request, (await params).token);
}
