import { chmodSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEmbedded } from "./embedded";
import { whyNotOpened } from "./refuse-damaged";
import { users } from "./schema";
import { copyPreparedDatabase } from "./testing";

describe("the embedded database", () => {
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-embedded-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const inDatabase = (name: string) => join(folder, "database", name);

  it("is never re-created over a folder that held one", async () => {
    await copyPreparedDatabase(folder);
    const opened = await openEmbedded(folder);
    await opened.database.insert(users).values({ id: "ana", email: "ana@example.com", name: "Ana", role: "traveler" });
    await opened.close();
    rmSync(inDatabase("PG_VERSION"));
    const before = readdirSync(join(folder, "database"));
    await expect(openEmbedded(folder)).rejects.toMatchObject({
      problem: { code: "unavailable", message: expect.stringContaining("PG_VERSION is missing") },
    });
    expect(readdirSync(join(folder, "database"))).toEqual(before);
    writeFileSync(inDatabase("PG_VERSION"), "18\n");
    const again = await openEmbedded(folder).catch((error: Error) => error);
    if (again instanceof Error) throw again;
    expect(await again.database.select({ id: users.id }).from(users)).toEqual([{ id: "ana" }]);
    await again.close();
  });

  it("is named with what to do when it is damaged, and may be tried again", async () => {
    await copyPreparedDatabase(folder);
    truncateSync(inDatabase("global/pg_control"), 10);
    for (const _ of [1, 2])
      await expect(openEmbedded(folder)).rejects.toMatchObject({
        problem: { code: "unavailable", message: expect.stringMatching(/is damaged.*dragoman restore FILE/) },
      });
  });

  it("says what is wrong with a folder that it cannot use", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    await expect(openEmbedded(file)).rejects.toMatchObject({
      problem: { message: expect.stringContaining("is a file") },
    });
    chmodSync(folder, 0o500);
    // Root may write anywhere.
    if (process.getuid?.() !== 0)
      await expect(openEmbedded(join(folder, "new"))).rejects.toMatchObject({
        problem: { message: expect.stringContaining("no permission") },
      });
    chmodSync(folder, 0o700);
  });

  it("knows a full disk by the number that PGlite gives", () => {
    const full = Object.assign(new Error("FS error"), { errno: 51 });
    expect(whyNotOpened("/data", full).message).toContain("the disk is full");
  });
});
