import { type StatsFs, statfsSync } from "node:fs";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/db";
import { ProblemError } from "@/server/trip";
import { dataFolder, listWorlds } from "@/server/worlds";
import { neededWorlds, travelerWorldName } from "./traveler-world";

/** Whether the parts that every page needs work, for people and monitors. */
export interface Health {
  readonly status: "ok" | "down";
  /** The git revision that was built, else the package's version. */
  readonly version: string;
  readonly database: { readonly ok: boolean; readonly kind: string | null; readonly problem: string | null };
  readonly worlds: {
    readonly ok: boolean;
    readonly travelers: string;
    readonly present: readonly { readonly name: string; readonly hash: string }[];
    readonly problem: string | null;
  };
}

const PATIENCE_MS = 3_000;

export async function checkHealth(): Promise<Health> {
  const database = await checkDatabase();
  const worlds = checkWorlds();
  return {
    status: database.ok && worlds.ok ? "ok" : "down",
    version: process.env.DRAGOMAN_VERSION ?? "unknown",
    database,
    worlds,
  };
}

async function checkDatabase(): Promise<Health["database"]> {
  try {
    const opened = await withinPatience(openDatabase());
    await withinPatience(opened.database.execute(sql`select 1`));
    const problem = opened.kind === "embedded" ? diskProblem(statfsSync(dataFolder())) : null;
    return { ok: problem === null, kind: opened.kind, problem };
  } catch (error) {
    const problem = error instanceof ProblemError ? error.message : "The database does not answer.";
    return { ok: false, kind: null, problem };
  }
}

/** Below this nothing that is said can be kept for long. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/** What is wrong with the disk that holds the embedded database; null: nothing. */
export function diskProblem({ bavail, bsize }: Pick<StatsFs, "bavail" | "bsize">): string | null {
  if (bavail * bsize >= LEAST_FREE_BYTES) return null;
  return "The disk with the data folder is full, so nothing new can be saved. Free some space.";
}

function checkWorlds(): Health["worlds"] {
  const travelers = travelerWorldName();
  const present = listWorlds().map(({ name, hash }) => ({ name, hash }));
  const missing = neededWorlds().find((needed) => !present.some(({ name }) => name === needed));
  const problem = missing === undefined ? null : `The world "${missing}" is missing.`;
  return { ok: missing === undefined, travelers, present, problem };
}

async function withinPatience<T>(work: PromiseLike<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms.`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
