import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { users } from "@/db";
import { copyPreparedDatabase, createPostgresDatabase } from "@/db/testing";
import type { Role, User } from "@/server/accounts";
import { copyPreparedSample } from "@/server/worlds/testing";
import { createCaller } from "../app-router";
import { getServices, stopServices } from "../services";

/**
 * The process's services in a data folder of their own, with the sample world, on the database under test (DATABASE_UNDER_TEST).
 * `stop` ends them and removes everything.
 */
export async function startOwnServices(): Promise<{ stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "api-"));
  const postgres = process.env.DATABASE_UNDER_TEST === "postgres" ? await createPostgresDatabase() : null;
  if (postgres === null) await copyPreparedDatabase(folder);
  await copyPreparedSample(folder);
  vi.stubEnv("DRAGOMAN_DATA", folder);
  vi.stubEnv("DATABASE_URL", postgres?.url ?? "");
  await getServices();
  return {
    stop: async () => {
      await stopServices();
      vi.unstubAllEnvs();
      await postgres?.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Adds a person and calls the procedures as that person, from an address of their own unless one is given. */
export async function callAs(name: string, role: Role = "traveler", caller = name) {
  const user: User = { id: name, email: `${name}@example.com`, name, role, isAnonymous: false };
  const { opened } = await getServices();
  await opened.database.insert(users).values({ id: user.id, email: user.email, name, role }).onConflictDoNothing();
  return createCaller({ caller, currentUser: async () => user });
}
