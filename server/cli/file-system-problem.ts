import type { Problem } from "@/server/trip";

/** Refusals that naming another file or folder puts right; others (a full disk, a failing one) are not the user's input. */
const CAUSES: Record<string, string> = {
  ENOENT: "There is no such file or folder.",
  EACCES: "Permission denied.",
  EPERM: "Permission denied.",
  EROFS: "The location is read-only.",
  EISDIR: "It is a folder, not a file.",
  ENOTDIR: "Part of the path is a file, not a folder.",
};

/** What the file system refused, as a problem; null for any other error. */
export function problemOfFileSystem(error: unknown): Problem | null {
  if (!(error instanceof Error) || !("code" in error) || !("path" in error)) return null;
  const { code, path } = error;
  if (typeof code !== "string" || typeof path !== "string") return null;
  const cause = CAUSES[code];
  if (cause) return { code: "bad_input", message: cause, where: { file: path } };
  return { code: "unavailable", message: `The file system refuses (${code}).`, where: { file: path } };
}
