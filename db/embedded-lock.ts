import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, readFileSync, statSync, unlinkSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { z } from "zod";
import { fail, ok, type Result } from "@/server/trip";
import { processIdentity } from "./process-identity";

/**
 * PGlite takes no lock of its own, and two processes on one folder silently lose rows. So anyone who opens the folder
 * first creates a lock file (O_EXCL) that says which process it is; a lock whose process is gone is taken over.
 */
const holderSchema = z.object({ pid: z.number().int(), identity: z.string(), host: z.string(), token: z.string() });

export interface EmbeddedLock {
  /** Gives the folder free; safe to call twice. */
  release(): void;
}

/** A lock file is written in one go: one that stays unreadable this long was left by a crash in between. */
const UNREADABLE_AFTER_MS = 2_000;
/** A process that was killed just now needs a moment to be gone. */
const ENDING_MS = 1_000;
const ATTEMPTS = 100;
const RETRY_MS = 50;

/** Takes the lock file, or tells which process holds it and what to do ("unavailable"). */
export function takeEmbeddedLock(path: string): Result<EmbeddedLock> {
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const lock = createLock(path);
    if (lock) return ok(lock);
    const text = readIfThere(path);
    if (text === null) continue;
    const holder = parseHolder(text);
    if (holder === null && ageMs(path) < UNREADABLE_AFTER_MS) {
      pause(RETRY_MS);
      continue;
    }
    if (holder !== null && isHeld(holder)) {
      if (holder.pid === process.pid || holder.host !== hostname() || attempt * RETRY_MS >= ENDING_MS)
        return fail({ code: "unavailable", message: heldMessage(path, holder) });
      pause(RETRY_MS);
      continue;
    }
    if (!removeStale(path, text)) pause(RETRY_MS);
  }
  return fail({ code: "unavailable", message: `Could not take the lock ${path}. Try again in a moment.` });
}

/** The living process of this machine that holds the lock; null where none does. */
export function embeddedHolder(path: string): { readonly pid: number } | null {
  const holder = parseHolder(readIfThere(path) ?? "");
  return holder !== null && holder.host === hostname() && isHeld(holder) ? { pid: holder.pid } : null;
}

function createLock(path: string): EmbeddedLock | null {
  const file = openExclusively(path);
  if (file === null) return null;
  const own = JSON.stringify({
    pid: process.pid,
    identity: processIdentity(process.pid) ?? "",
    host: hostname(),
    token: randomUUID(),
  });
  writeSync(file, own);
  closeSync(file);
  const release = () => {
    process.off("exit", release);
    if (readIfThere(path) === own) unlinkSync(path);
  };
  process.on("exit", release);
  return { release };
}

function isHeld(holder: z.infer<typeof holderSchema>): boolean {
  // Another machine's processes cannot be seen from here: believe the file.
  if (holder.host !== hostname()) return true;
  return processIdentity(holder.pid) === holder.identity;
}

/** Only the process that holds the guard removes, and only the very lock it judged: a newer one stays. */
function removeStale(path: string, judged: string): boolean {
  const guard = `${path}.recovery`;
  const file = openExclusively(guard);
  if (file === null) {
    if (ageMs(guard) > UNREADABLE_AFTER_MS) unlinkIfThere(guard);
    return false;
  }
  closeSync(file);
  try {
    if (readIfThere(path) === judged) unlinkSync(path);
    return true;
  } finally {
    unlinkIfThere(guard);
  }
}

function heldMessage(path: string, holder: z.infer<typeof holderSchema>): string {
  const where = holder.host === hostname() ? "" : ` on ${holder.host}`;
  return [
    `The embedded database is in use by process ${holder.pid}${where}, and only one process at a time can open it.`,
    "Stop that process, name another folder with DRAGOMAN_DATA, or set DATABASE_URL to a Postgres database that several processes can share.",
    holder.host === hostname() ? "" : `If that machine no longer runs Dragoman, delete ${path}.`,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function parseHolder(text: string): z.infer<typeof holderSchema> | null {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function openExclusively(path: string): number | null {
  try {
    return openSync(path, "wx");
  } catch (error) {
    if (hasCode(error, "EEXIST")) return null;
    throw error;
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

function unlinkIfThere(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}

function ageMs(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** Waits without giving up the thread: the lock is taken before anything else can go on. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
