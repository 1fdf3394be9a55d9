import { renameSync, rmSync, writeFileSync } from "node:fs";

/** Writes a file whole or not at all. */
export function writeWhole(file: string, text: string): void {
  const part = `${file}.part`;
  try {
    writeFileSync(part, text);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
