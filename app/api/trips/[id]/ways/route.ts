import { handleTripWays } from "@/server/api";

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return handleTripWays(request, (await params).id);
}
