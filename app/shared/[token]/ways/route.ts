import { loadedApi } from "@/loaded-api";

export async function GET(request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  return loadedApi().handleSharedWays(request, (await params).token);
}
