import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { type Database, runs, runTokens } from "@/db";
import { fail, ok, type Result } from "@/server/trip";

/** 192 random bits: nobody finds one by trying. */
const TOKEN_BYTES = 24;
/** Tells them from other tokens, and secret scanners what they found. */
const PREFIX = "dragoman_run_";

/** Makes a token for a run of an external agent; it is answered this once. Problem "not_found": there is no such run. */
export async function createRunToken(
  database: Database,
  runId: string,
  createdBy: string | null,
): Promise<Result<string>> {
  const [run] = await database
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.id, runId), eq(runs.kind, "external")));
  if (run === undefined) {
    return fail({ code: "not_found", message: `There is no run of an external agent "${runId}". See: runs list.` });
  }
  const token = `${PREFIX}${randomBytes(TOKEN_BYTES).toString("base64url")}`;
  await database.insert(runTokens).values({ id: randomUUID(), runId, tokenHash: hashOf(token), createdBy });
  return ok(token);
}

/** Ends all tokens of a run for good; how many there were. */
export async function revokeRunTokens(database: Database, runId: string): Promise<number> {
  const revoked = await database
    .update(runTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(runTokens.runId, runId), isNull(runTokens.revokedAt)))
    .returning({ id: runTokens.id });
  return revoked.length;
}

/** Whether a text has the form of such a token. */
export function isRunToken(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** The run that a token is for; null for one that is unknown or was revoked. */
export async function runOfToken(database: Database, token: string): Promise<string | null> {
  const [row] = await database
    .select({ runId: runTokens.runId })
    .from(runTokens)
    .where(and(eq(runTokens.tokenHash, hashOf(token)), isNull(runTokens.revokedAt)));
  return row?.runId ?? null;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
