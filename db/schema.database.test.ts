import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { episodeEvents, episodes, type OpenedDatabase, runs } from "@/db";
import { openEmbedded } from "./embedded";
import { openPostgres } from "./postgres";
import { addEmptyRun, copyPreparedDatabase, createPostgresDatabase, openTestDatabase } from "./testing";

describe("the database", () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  const addEpisode = async (id: string) => {
    const header = {
      version: 2,
      kind: "trip" as const,
      agent: "test",
      worldName: "sample",
      worldSource: "Invented.",
      worldHash: "abc",
      seed: 0,
    };
    await opened.database.insert(episodes).values({ id, ...header, startedAt: new Date() });
  };

  it("gives back what was stored, JSON included", async () => {
    const id = randomUUID();
    await addEpisode(id);
    const event = { text: "Zürich 🏔 'quoted' \\ \"double\" {{x}}; drop table trips; --", list: [1, null, { a: [] }] };
    const at = new Date("2027-03-01T12:00:00.123Z");
    await opened.database.insert(episodeEvents).values({ episodeId: id, sequence: 0, type: "thought", event, at });
    const [row] = await opened.database.select().from(episodeEvents).where(eq(episodeEvents.episodeId, id));
    expect(row).toEqual({ episodeId: id, sequence: 0, type: "thought", event, at });
    const [kind] = await opened.database
      .select({ type: sql<string>`jsonb_typeof(${episodeEvents.event})` })
      .from(episodeEvents)
      .where(eq(episodeEvents.episodeId, id));
    expect(kind?.type).toBe("object");
  });

  it("refuses two episodes of one id, and two events of one number", async () => {
    const id = randomUUID();
    await addEpisode(id);
    await expect(addEpisode(id)).rejects.toThrow();
    const add = () =>
      opened.database
        .insert(episodeEvents)
        .values({ episodeId: id, sequence: 0, type: "thought", event: {}, at: new Date() })
        .execute();
    await add();
    await expect(add()).rejects.toThrow();
  });

  it.each(["nonsense", "127.0.0.1:5432/x", "mysql://secret@127.0.0.1/x", "postgres://a:secret@[/x"])(
    "says how an address is written, and nothing of what is in a wrong one: %s",
    async (url) => {
      const opening = openPostgres(url);
      await expect(opening).rejects.toThrow("postgres://USER:PASSWORD@HOST");
      await expect(opening).rejects.not.toThrow("secret");
    },
  );

  it("refuses one that another development version made, and says what to do", async () => {
    const another = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another version', 1)`;
    const folder = mkdtempSync(join(tmpdir(), "dragoman-older-"));
    await copyPreparedDatabase(folder);
    const first = await openEmbedded(folder);
    await first.database.execute(another);
    await first.close();
    const path = join(folder, "database");
    await expect(openEmbedded(folder)).rejects.toThrow(
      `Delete the folder ${path}, or name another one with DRAGOMAN_DATA.`,
    );
    // The refusal leaves no lock behind.
    await expect(openEmbedded(folder)).rejects.toThrow("another development version");
    rmSync(folder, { recursive: true });
    if (opened.kind === "embedded") return;
    const own = await createPostgresDatabase();
    try {
      const server = await openPostgres(own.url);
      await server.database.execute(another);
      await server.close();
      await expect(openPostgres(own.url)).rejects.toThrow("create an empty one");
    } finally {
      await own.drop();
    }
  });

  it("refuses words that no type knows, a trial without a run, and an episode that is not there", async () => {
    const header = {
      version: 2,
      agent: "test",
      worldName: "s",
      worldSource: "s",
      worldHash: "h",
      seed: 0,
      startedAt: new Date(),
    };
    const add = (row: { kind: "trip" | "trial"; runId?: string }) =>
      opened.database
        .insert(episodes)
        .values({ id: randomUUID(), ...header, ...row })
        .execute();
    await expect(add({ kind: "trial" })).rejects.toThrow();
    await expect(add({ kind: "trial", runId: "none" })).rejects.toThrow();
    await addEmptyRun(opened.database, "a-run");
    await expect(add({ kind: "trip", runId: "a-run" })).rejects.toThrow();
    await add({ kind: "trial", runId: "a-run" });
    await expect(opened.database.execute(sql`update runs set status = 'unheard of'`)).rejects.toThrow();
    await opened.database.delete(runs);
    expect(await opened.database.select().from(episodes).where(eq(episodes.runId, "a-run"))).toEqual([]);
  });

  it.runIf(process.env.DATABASE_UNDER_TEST === "postgres")("is migrated once by many servers at a time", async () => {
    const own = await createPostgresDatabase();
    try {
      const servers = await Promise.all(Array.from({ length: 5 }, () => openPostgres(own.url)));
      for (const { database } of servers) {
        expect(await database.select().from(episodes)).toEqual([]);
      }
      await Promise.all(servers.map((server) => server.close()));
    } finally {
      await own.drop();
    }
  });
});
