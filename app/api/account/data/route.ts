import { handleOwnData } from "@/server/api";

export function GET(request: Request): Promise<Response> {
  return handleOwnData(request);
}
