import { loadedApi } from "@/loaded-api";

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return loadedApi().handleTripWays(request, (await params).id);
}
