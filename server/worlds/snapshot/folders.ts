import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

const unfinishedPrefix = ".unfinished-";
const staleAfterMs = 60 * 60 * 1000;

/** Where worlds, the embedded database and caches live: `DRAGOMAN_DATA`, else `.data` in the working folder; absolute. */
export function dataFolder(): string {
  return resolve(/* turbopackIgnore: true */ process.env.DRAGOMAN_DATA || ".data");
}

export function worldsFolder(folder: string): string {
  return join(folder, "worlds");
}

/**
 * Puts a folder in place whole: `fill` writes into a folder next to it, which is renamed when `fill` returns and
 * removed when it throws. What killed writers left behind is removed once it is an hour old.
 */
export function replaceFolder<Value>(target: string, parent: string, fill: (folder: string) => Value): Value {
  mkdirSync(parent, { recursive: true });
  removeStale(parent);
  const unfinished = join(parent, `${unfinishedPrefix}${randomUUID()}`);
  mkdirSync(unfinished);
  try {
    const value = fill(unfinished);
    moveInto(unfinished, target);
    return value;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** A folder cannot be renamed onto a full one, so the old one steps aside first. */
function moveInto(finished: string, target: string): void {
  const mostWriters = 20;
  for (let attempt = 1; ; attempt += 1) {
    const aside = `${finished}-${attempt}`;
    if (existsSync(target)) renameIfThere(target, aside);
    try {
      renameSync(finished, target);
      return;
    } catch (error) {
      // Another writer was faster between the two renames: its folder steps aside as well.
      const taken = ["ENOTEMPTY", "EEXIST", "EPERM"].includes(codeOf(error));
      if (!taken || attempt === mostWriters) {
        renameIfThere(aside, target);
        throw error;
      }
    } finally {
      rmSync(aside, { recursive: true, force: true });
    }
  }
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

function removeStale(parent: string): void {
  for (const entry of readdirSync(parent)) {
    if (!entry.startsWith(unfinishedPrefix)) continue;
    const path = join(parent, entry);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > staleAfterMs) rmSync(path, { recursive: true, force: true });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
