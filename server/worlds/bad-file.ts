import { basename } from "node:path";
import { ProblemError } from "@/server/trip";

/** A file that cannot be used, in one line that names it and says what to do. */
export function badFile(path: string, message: string): ProblemError {
  return new ProblemError({ code: "bad_file", message, where: { file: basename(path) } });
}

/** What a file that should be something else begins with. */
const IMPOSTORS: readonly (readonly [beginning: RegExp, message: string])[] = [
  [
    /^\s*version https:\/\/git-lfs/,
    "This is a Git LFS pointer, not the file itself. Fetch the file with git lfs pull.",
  ],
  [/^\s*<(!doctype html|html|head|body)/i, "This is an HTML page, probably an error page. Download the file again."],
  [/^\s*(<\?xml[^>]*>\s*)?<osm\b/i, "This is XML. Convert it to .osm.pbf, for example with osmium cat."],
  [/^\s*</, "This is XML, probably an error message. Download the file again."],
];

/** @throws ProblemError when the first bytes tell that the file is something else than its name says. */
export function refuseImpostor(path: string, beginning: Uint8Array): void {
  if (beginning.length === 0) throw badFile(path, "The file is empty. Download it again.");
  const text = Buffer.from(beginning.subarray(0, 256))
    .toString("latin1")
    .replace(/^\xef\xbb\xbf/, "");
  for (const [pattern, message] of IMPOSTORS) if (pattern.test(text)) throw badFile(path, message);
}

/** The problem that reading a file ended with, where the disk refused. */
export function unreadable(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return error;
  if (error.code === "ENOENT") {
    return new ProblemError({ code: "not_found", message: "The file is missing.", where: { file: basename(path) } });
  }
  return /^E[A-Z]+$/.test(error.code) ? badFile(path, `The file cannot be read (${error.code}).`) : error;
}
