import { randomBytes } from "node:crypto";
import { closeSync, linkSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from "node:fs";
import { join, resolve } from "node:path";
import { ProblemError } from "@/server/trip";

const LEAST_LENGTH = 32;

/**
 * What session cookies are signed with: BETTER_AUTH_SECRET, else a random one that is made once and kept, readable by
 * its owner alone, as DRAGOMAN_DATA/secret. Throws ProblemError "unavailable" when either is too short to be one.
 */
export function readSecret(): string {
  const given = process.env.BETTER_AUTH_SECRET;
  if (given) return long(given, "BETTER_AUTH_SECRET");
  const folder = resolve(/* turbopackIgnore: true */ process.env.DRAGOMAN_DATA || ".data");
  const path = join(folder, "secret");
  mkdirSync(folder, { recursive: true });
  return long(readIfThere(path) ?? keepNew(path), path);
}

function long(secret: string, where: string): string {
  if (secret.length >= LEAST_LENGTH) return secret;
  throw new ProblemError({
    code: "unavailable",
    message: `The secret in ${where} is shorter than ${LEAST_LENGTH} characters. Put a long random text in its place; everyone then signs in again.`,
  });
}

/** Anyone who links first decides; the file is never seen half written. */
function keepNew(path: string): string {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  const file = openSync(/* turbopackIgnore: true */ draft, "wx", 0o600);
  try {
    writeSync(file, randomBytes(32).toString("base64url"));
  } finally {
    closeSync(file);
  }
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, "utf8").trim();
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
