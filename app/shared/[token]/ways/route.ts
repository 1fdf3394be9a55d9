import { handleSharedWays } from "@/server/api";

export async function GET(request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  return handleSharedWays(request, (await params).token);
}
