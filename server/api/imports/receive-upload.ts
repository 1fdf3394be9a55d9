import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { fail, ok, ProblemError, type Result } from "@/server/trip";
import { IMPORT_LIMITS, type UploadedFile, uploadedFilesSchema } from "@/server/views";

const NEWLINE = 10;

/** What came with an upload: the order of its first line, and the files that now lie in the folder. */
export interface Upload<T> {
  readonly order: T;
  readonly files: readonly UploadedFile[];
}

/**
 * Takes an upload into `folder` as it comes: a first line of JSON, `{ order, files: [{ path, bytes }] }`, and after it the bytes of the
 * files, one after another. Nothing is held in memory but a chunk. Problems ("bad_input"): too large, of another shape, or cut off.
 */
export async function receiveUpload<S extends z.ZodType>(
  chunks: AsyncIterable<Uint8Array>,
  folder: string,
  orderSchema: S,
): Promise<Result<Upload<z.output<S>>>> {
  const intake = new Intake(chunks[Symbol.asyncIterator]());
  const line = await intake.line(IMPORT_LIMITS.manifestBytes);
  if (line === null) return refused("The upload's first line must be JSON of at most 4 MB.");
  const manifest = readManifest(line, orderSchema);
  if (!manifest.ok) return manifest;
  const { files } = manifest.value;
  const tooMuch = tooLarge(files);
  if (tooMuch !== null) return refused(tooMuch);
  if (new Set(files.map(({ path }) => path)).size < files.length) return refused("Two files have the same name.");
  try {
    for (const { path, bytes } of files) {
      const file = join(folder, ...path.split("/"));
      await mkdir(dirname(file), { recursive: true });
      await pipeline(Readable.from(intake.take(bytes)), createWriteStream(file, { flags: "wx", mode: 0o600 }));
    }
  } catch (error) {
    if (error instanceof ProblemError) return fail(error.problem);
    throw error;
  }
  if (!(await intake.isAtEnd())) return refused("The upload continues after its last file.");
  return ok(manifest.value);
}

function readManifest<S extends z.ZodType>(line: string, orderSchema: S): Result<Upload<z.output<S>>> {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return refused("The upload's first line is not JSON.");
  }
  const checked = z.object({ order: z.unknown(), files: uploadedFilesSchema }).safeParse(json);
  if (!checked.success) return misshapen(checked.error);
  const order = orderSchema.safeParse(checked.data.order);
  return order.success ? ok({ order: order.data, files: checked.data.files }) : misshapen(order.error);
}

function misshapen({ issues: [issue] }: z.ZodError): Result<never> {
  const field = issue?.path.map(String).join(".");
  const message = issue?.message ?? "The upload's first line has the wrong shape.";
  return fail({ code: "bad_input", message, where: { field } });
}

/** What is too large about the files, in a sentence; null: nothing. */
function tooLarge(files: readonly UploadedFile[]): string | null {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= IMPORT_LIMITS.totalBytes) return null;
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
  return `The files have ${megabytes(total)} MB together; an import takes ${megabytes(IMPORT_LIMITS.totalBytes)} MB. Stop the server and import them with the command line.`;
}

/** Bytes as they come, taken in the pieces that are wanted. */
class Intake {
  private rest: Uint8Array = new Uint8Array();

  constructor(private readonly chunks: AsyncIterator<Uint8Array>) {}

  /** The text up to the next newline, which is left out; null where there is none within the maximum. */
  async line(maximum: number): Promise<string | null> {
    const parts: Uint8Array[] = [];
    let size = 0;
    while (await this.fill()) {
      const end = this.rest.indexOf(NEWLINE);
      const part = end < 0 ? this.rest : this.rest.subarray(0, end);
      size += part.byteLength;
      if (size > maximum) return null;
      parts.push(part);
      this.rest = end < 0 ? new Uint8Array() : this.rest.subarray(end + 1);
      if (end >= 0) return Buffer.concat(parts).toString("utf8");
    }
    return null;
  }

  /** As many bytes; throws ProblemError where fewer come. */
  async *take(bytes: number): AsyncGenerator<Uint8Array> {
    for (let left = bytes; left > 0; ) {
      if (!(await this.fill())) throw new ProblemError({ code: "bad_input", message: "The upload was cut off." });
      const part = this.rest.subarray(0, left);
      this.rest = this.rest.subarray(part.byteLength);
      left -= part.byteLength;
      yield part;
    }
  }

  async isAtEnd(): Promise<boolean> {
    return !(await this.fill());
  }

  /** Whether there is at least one byte to take. */
  private async fill(): Promise<boolean> {
    while (this.rest.byteLength === 0) {
      const next = await this.chunks.next();
      if (next.done) return false;
      this.rest = next.value;
    }
    return true;
  }
}

function refused(message: string) {
  return fail({ code: "bad_input", message });
}
