import { formatProblem } from "@/server/trip";
import { IMPORT_LIMITS, type Imported, type ImportOrder, importAnswerSchema } from "@/server/views";

/** A file under its name in the upload. */
export interface UploadPart {
  readonly path: string;
  readonly file: Blob;
}

const ADDRESS = "/api/research/import";

/** What is too large about the files, in a sentence; null: nothing. */
export function tooLarge(parts: readonly UploadPart[]): string | null {
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
  const large = parts.find(({ file }) => file.size > IMPORT_LIMITS.fileBytes);
  if (large !== undefined)
    return `${large.path} is too large: a file may have ${megabytes(IMPORT_LIMITS.fileBytes)} MB.`;
  if (parts.length > IMPORT_LIMITS.files) return `An import takes ${IMPORT_LIMITS.files} files.`;
  const total = parts.reduce((sum, { file }) => sum + file.size, 0);
  return total > IMPORT_LIMITS.totalBytes
    ? `An import takes ${megabytes(IMPORT_LIMITS.totalBytes)} MB in total.`
    : null;
}

/**
 * Sends an order with its files and waits for what came of it: a line of JSON and the files' bytes after it, which the browser reads as it
 * sends them. `onSent` is told the share that is sent, 0–1. Throws an error with a sentence for people: file, line and field.
 */
export function upload(
  order: ImportOrder,
  parts: readonly UploadPart[],
  onSent: (share: number) => void,
): Promise<Imported> {
  const tooMuch = tooLarge(parts);
  if (tooMuch !== null) return Promise.reject(new Error(tooMuch));
  const files = parts.map(({ path, file }) => ({ path, bytes: file.size }));
  const body = new Blob([`${JSON.stringify({ order, files })}\n`, ...parts.map(({ file }) => file)]);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", ADDRESS);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 1 : loaded / total);
    request.onerror = () => reject(new Error("The connection to the server was lost. Try again."));
    request.onload = () => {
      const answer = importAnswerSchema.safeParse(readJson(request.responseText));
      if (!answer.success) reject(new Error("The server could not import this. Its log says why."));
      else if (!answer.data.ok) reject(new Error(formatProblem(answer.data.problem)));
      else resolve(answer.data.value);
    };
    request.send(body);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
