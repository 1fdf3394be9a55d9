import { handleEpisodeExport } from "@/server/api";

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return handleEpisodeExport(request, (await params).id);
}
