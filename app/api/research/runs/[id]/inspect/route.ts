import { handleRunInspectLog } from "@/server/api";

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return handleRunInspectLog(request, (await params).id);
}
