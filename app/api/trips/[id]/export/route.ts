import { handleTripExport } from "@/server/api";

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return handleTripExport(request, (await params).id);
}
