import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import type { z } from "zod";
import type { Database } from "@/db";
import { fileNamesOf, mapFiles, performImport, readApart } from "@/server/runs";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import type { Imported, ImportOrder } from "@/server/views";
import { receiveUpload, type Upload } from "./receive-upload";

/** Each reads in a process of its own, which fills a core. */
const AT_A_TIME = 2;
// Bundles load this module more than once in a process; all of them count together.
const shared: typeof globalThis & { dragomanImports?: number } = globalThis;

/** Takes an upload and does what it orders; the files are gone afterwards. Problems name files as the upload names them. */
export async function takeUpload<S extends z.ZodType, T>(
  chunks: AsyncIterable<Uint8Array>,
  orderSchema: S,
  carryOut: (upload: Upload<z.output<S>>, folder: string) => Promise<Result<T>>,
): Promise<Result<T>> {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-import-"));
  try {
    const upload = await receiveUpload(chunks, folder, orderSchema);
    if (!upload.ok) return upload;
    const done = await carryOut(upload.value, folder);
    return done.ok ? done : fail(withoutFolder(done.problem, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Carries out an import of files that lie in a folder; "unavailable" while two others are under way. */
export async function importFrom(
  database: Database,
  { order, files }: Upload<ImportOrder>,
  folder: string,
): Promise<Result<Imported>> {
  const missing = fileNamesOf(order).find(
    (name) => !files.some(({ path }) => path === name || path.startsWith(`${name}/`)),
  );
  if (missing !== undefined) {
    return fail({ code: "bad_input", message: "The upload does not have this file.", where: { file: missing } });
  }
  const running = shared.dragomanImports ?? 0;
  if (running >= AT_A_TIME) {
    const message = "Two imports are already running. Try again when one of them is done.";
    return fail({ code: "unavailable", message });
  }
  shared.dragomanImports = running + 1;
  try {
    const placed = mapFiles(order, (path) => join(folder, ...path.split("/")));
    return await performImport(database, placed, readApart);
  } finally {
    shared.dragomanImports -= 1;
  }
}

/** The problem with files as they are called in the upload. */
function withoutFolder(problem: Problem, folder: string): Problem {
  const short = (text: string) => text.replaceAll(`${folder}${sep}`, "");
  const file = problem.where?.file;
  return {
    ...problem,
    message: short(problem.message),
    ...(problem.where && { where: { ...problem.where, ...(file !== undefined && { file: short(file) }) } }),
  };
}

/** An import as it is answered over HTTP. */
export function answerOf<T>(result: Result<T>): Response {
  return Response.json(result.ok ? ok(result.value) : fail(result.problem), { status: result.ok ? 200 : 422 });
}
