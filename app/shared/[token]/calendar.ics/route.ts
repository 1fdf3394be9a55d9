import { handleCalendarFeed } from "@/server/api";

export async function GET(request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  return handleCalendarFeed(request, (await params).token);
}
