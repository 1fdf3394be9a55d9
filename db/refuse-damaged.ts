import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Problem, ProblemError } from "@/server/trip";

/** What PGlite writes first: without it the folder is taken for a new one, and a database is made over what is there. */
const FIRST_FILE = "PG_VERSION";

/** Throws ProblemError "unavailable" for a folder that held a database, or holds anything else, and lacks the file that tells so. */
export function refuseLosing(dataDir: string): void {
  if (!existsSync(dataDir) || existsSync(join(dataDir, FIRST_FILE)) || readdirSync(dataDir).length === 0) return;
  throw new ProblemError(damaged(dataDir, `the file ${FIRST_FILE} is missing`));
}

/** What stopped the embedded database from opening, with what to do. */
export function whyNotOpened(dataDir: string, error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  return new ProblemError(systemProblem(dataDir, error) ?? damaged(dataDir, "it does not start"));
}

function damaged(dataDir: string, why: string): Problem {
  const message = `The embedded database in ${dataDir} is damaged (${why}). Nothing was changed. Move the folder away, then bring a backup back with "dragoman restore FILE", or start with an empty database.`;
  return { code: "unavailable", message };
}

/** By the system's code or PGlite's number for it (WASI). */
const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full. Make room and start again",
  EDQUOT: "the disk's quota is used up. Make room and start again",
  EACCES: "there is no permission for it. Give the user who runs Dragoman the right to write there",
  EPERM: "there is no permission for it. Give the user who runs Dragoman the right to write there",
  EROFS: "it cannot be written to. Name a folder that can with DRAGOMAN_DATA",
  ENOTDIR: "a part of its path is a file. Name a folder with DRAGOMAN_DATA",
  EEXIST: "there is a file in its place. Name a folder with DRAGOMAN_DATA",
};
const WASI: Readonly<Record<number, string>> = {
  2: "EACCES",
  19: "EDQUOT",
  51: "ENOSPC",
  54: "ENOTDIR",
  63: "EPERM",
  69: "EROFS",
};

function systemProblem(dataDir: string, error: unknown): Problem | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  const number = "errno" in error && typeof error.errno === "number" ? WASI[error.errno] : null;
  const cause = CAUSES[code ?? number ?? ""];
  return cause === undefined
    ? null
    : { code: "unavailable", message: `The data folder ${dataDir} cannot be used: ${cause}.` };
}
