import { loadedApi } from "@/loaded-api";

interface Parameters {
  readonly params: Promise<{ project: string; file: string }>;
}

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  const { project, file } = await params;
  return loadedApi().handleAnnotationFile(request, project, file);
}
