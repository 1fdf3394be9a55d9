import { readRatedItems } from "@/server/annotation";
import { writeProjectFile } from "@/server/annotation/formats";
import { ok } from "@/server/trip";
import { type AnnotationFile, annotationFileTextSchema } from "@/server/views";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { carryOut } from "../through-server/carry-out";
import { readProjectId } from "./project-id";
import { writeWhole } from "./write-file";

interface ExportOptions {
  readonly file: AnnotationFile;
  readonly out: string;
}

export async function exportFile(terminal: Terminal, project: string, { file, out }: ExportOptions): Promise<ExitCode> {
  const projectId = requireValue(readProjectId(project));
  const order = { kind: "annotation file", projectId, file } as const;
  const text = await carryOut(terminal, order, annotationFileTextSchema, async ({ database }) => {
    const rated = await readRatedItems(database, projectId);
    return rated.ok ? ok(writeProjectFile(file, rated.value)) : rated;
  });
  writeWhole(out, text);
  await terminal.print(`${file}, written to ${out}`);
  return EXIT.done;
}
