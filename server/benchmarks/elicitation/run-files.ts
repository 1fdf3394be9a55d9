import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fail, ok, type Result } from "@/server/trip";

/** A file of a run; `secret` ones are readable by their owner only. */
export interface RunFile {
  readonly name: string;
  readonly text: string;
  readonly secret?: boolean;
}

/** Whether a run may be written here: a new or empty folder. */
export function freeFolder(path: string): Result<string> {
  if (!existsSync(path)) return ok(path);
  if (statSync(path).isDirectory() && readdirSync(path).length === 0) return ok(path);
  const message = statSync(path).isDirectory()
    ? "The folder is not empty. Name a new or empty folder."
    : "It is a file. Name a new folder.";
  return fail({ code: "already_exists", message, where: { file: path } });
}

/** Writes the files of a run, all or none: next to the folder first, then put in its place. */
export function writeRun(path: string, files: readonly RunFile[]): void {
  const part = `${path.replace(/\/+$/, "")}.part`;
  rmSync(part, { recursive: true, force: true });
  try {
    for (const { name, text, secret } of files) {
      const file = join(part, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { mode: secret ? 0o600 : 0o644 });
    }
    if (existsSync(path)) rmSync(path, { recursive: true });
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}

export function jsonLines(rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}
