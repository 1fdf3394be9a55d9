import { type AsyncUnzipOptions, unzip } from "fflate";
import { IMPORT_LIMITS, isRunFile } from "@/server/views";
import type { UploadPart } from "./upload";

/** Where the files of a run lie in its upload. */
export const RUN_FOLDER = "run";

export interface RunFiles {
  /** Of the folder. */
  readonly name: string;
  readonly parts: readonly UploadPart[];
}

interface NamedFile {
  readonly path: string;
  readonly file: Blob;
}

/**
 * What an import reads of a run's folder, wherever the folder lies among the files: it is the one that holds summary.json nearest to the
 * top. Null where there is none.
 */
export function runFiles(files: readonly NamedFile[], otherwise: string): RunFiles | null {
  const depth = (path: string) => path.split("/").length;
  const [summary] = files
    .map(({ path }) => path)
    .filter((path) => path === "summary.json" || path.endsWith("/summary.json"))
    .sort((a, b) => depth(a) - depth(b));
  if (summary === undefined) return null;
  const folder = summary.slice(0, -"summary.json".length);
  const parts = files.flatMap(({ path, file }) => {
    const inside = path.slice(folder.length);
    return path.startsWith(folder) && isRunFile(inside) ? [{ path: `${RUN_FOLDER}/${inside}`, file }] : [];
  });
  return { name: folder.split("/").at(-2) ?? otherwise, parts };
}

/** The files that a browser was given: a folder, or one archive, which is unpacked here. Throws with a sentence for people. */
export async function chosenRun(files: readonly File[]): Promise<RunFiles> {
  const [first] = files;
  if (first === undefined) throw new Error("Choose the folder of a run, or its .zip.");
  const isArchive = files.length === 1 && /\.zip$/i.test(first.name);
  const named = isArchive
    ? await unpacked(first)
    : files.map((file) => ({ path: file.webkitRelativePath || file.name, file }));
  const run = runFiles(named, first.name.replace(/\.zip$/i, ""));
  if (run === null) throw new Error("There is no summary.json here: this is not the folder of a finished `bench` run.");
  return run;
}

async function unpacked(archive: File): Promise<NamedFile[]> {
  if (archive.size > IMPORT_LIMITS.totalBytes) throw new Error("The archive is too large.");
  const bytes = new Uint8Array(await archive.arrayBuffer());
  let total = 0;
  // What an archive says of its sizes is checked before anything is unpacked.
  const filter: AsyncUnzipOptions["filter"] = ({ name, originalSize }) => {
    if (!/\.jsonl?$/.test(name)) return false;
    total += originalSize;
    return total <= IMPORT_LIMITS.totalBytes;
  };
  const files = await new Promise<Record<string, Uint8Array>>((resolve, reject) =>
    unzip(bytes, { filter }, (error, unzipped) => {
      if (error) reject(new Error(`The archive cannot be read: ${error.message}.`));
      else resolve(unzipped);
    }),
  );
  if (total > IMPORT_LIMITS.totalBytes) throw new Error("The archive’s contents are too large.");
  return Object.entries(files).map(([path, content]) => ({ path, file: new Blob([content.slice()]) }));
}
