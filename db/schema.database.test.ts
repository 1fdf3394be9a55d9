import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { episodeEvents, episodes, type OpenedDatabase } from "@/db";
import { openPostgres } from "./postgres";
import { createPostgresDatabase, openTestDatabase } from "./testing";

describe("the database", () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  const addEpisode = async (id: string) => {
    const header = {
      version: 2,
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
    "says how an address is written, and nothing of what stands in a wrong one: %s",
    async (url) => {
      const opening = openPostgres(url);
      await expect(opening).rejects.toThrow("postgres://USER:PASSWORD@HOST");
      await expect(opening).rejects.not.toThrow("secret");
    },
  );

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
