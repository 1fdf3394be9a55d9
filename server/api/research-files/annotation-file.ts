import { TRPCError } from "@trpc/server";
import { readRatedItems } from "@/server/annotation";
import { writeProjectFile } from "@/server/annotation/formats";
import { type AnnotationFile, annotationFileSchema } from "@/server/views";
import { orThrow } from "../or-throw";
import { getServices } from "../services";
import { respond } from "./respond";

const MEDIA_TYPES = {
  jsonl: "application/jsonl; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
} as const;

/** Answers `GET /api/annotation/<project>/<file>` with one of the project's files. */
export function handleAnnotationFile(request: Request, projectId: string, name: string): Promise<Response> {
  return respond(request, async (api) => {
    // Who may see the project may have its files.
    const project = await api.annotationProjects.get({ projectId });
    const file = annotationFileSchema.safeParse(name);
    if (!file.success) {
      const message = `There is no such file. Ask for one of ${annotationFileSchema.options.join(", ")}.`;
      throw new TRPCError({ code: "NOT_FOUND", message });
    }
    const rated = await orThrow(readRatedItems((await getServices()).opened.database, project.id));
    return { name, mediaType: mediaTypeOf(file.data), pieces: whole(writeProjectFile(file.data, rated)) };
  });
}

function mediaTypeOf(file: AnnotationFile): string {
  if (file.endsWith(".csv")) return MEDIA_TYPES.csv;
  return file.endsWith(".json") ? MEDIA_TYPES.json : MEDIA_TYPES.jsonl;
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}
