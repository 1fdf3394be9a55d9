import { handleRunSubmission } from "@/server/api";

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return handleRunSubmission(request, (await params).id);
}
