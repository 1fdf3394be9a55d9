import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import packageJson from "../../../package.json" with { type: "json" };

const ROOT = process.cwd();
/**
 * The interpreter's memory as it is when it has started, 30 MB, for this version of Pyodide: to start from it takes a third of the
 * processor time that starting takes (2.2 s instead of 6.7 on a slow machine).
 */
const FILE = join(
  /* turbopackIgnore: true */ ROOT,
  ".cache",
  "python",
  `pyodide-${packageJson.dependencies.pyodide}.snapshot`,
);
const MAKE = join(/* turbopackIgnore: true */ ROOT, "server", "tools", "python", "make-snapshot.mjs");
const MAKE_MS = 120_000;

let made: Promise<void> | null = null;

/** The snapshot's file; null where there is none, and interpreters start without. */
export function snapshotFile(): string | null {
  return existsSync(/* turbopackIgnore: true */ FILE) ? FILE : null;
}

/**
 * Makes the snapshot where there is none yet, by Pyodide alone (`module` is its address): no code of an agent runs. Tried once for
 * each process; never rejects.
 */
export function makeSnapshot(module: string): Promise<void> {
  made ??= snapshotFile() === null ? make(module) : Promise.resolve();
  return made;
}

async function make(module: string): Promise<void> {
  const temporary = `${FILE}.${randomUUID()}`;
  try {
    mkdirSync(/* turbopackIgnore: true */ dirname(FILE), { recursive: true });
    const command = ["--no-warnings", MAKE, module, temporary];
    const child = spawn(process.execPath, command, { stdio: "ignore", timeout: MAKE_MS });
    const works = await new Promise((resolve) => {
      child.on("error", () => resolve(false));
      child.on("exit", (code) => resolve(code === 0));
    });
    if (works) renameSync(temporary, FILE);
  } catch {
    // A folder that cannot be written to: interpreters start without.
  }
  rmSync(temporary, { force: true });
}
