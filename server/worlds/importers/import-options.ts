import { statSync } from "node:fs";
import { ProblemError } from "@/server/trip";

export interface ImportOptions {
  /** The world's name; the benchmark's own when left out. */
  readonly name?: string;
  /** Data folder; `dataFolder()` when left out. */
  readonly folder?: string;
  /** Seed of decoy flights, for worlds that can have some; none when left out. */
  readonly decoys?: number;
  readonly onProgress?: (text: string) => void;
}

/** @throws ProblemError when there is no folder to import from. */
export function refuseMissingFolder(source: string): void {
  if (statSync(source, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new ProblemError({ code: "not_found", message: "There is no such folder.", where: { file: source } });
}
