import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenedDatabase, trips } from "@/db";
import { openPostgres } from "./postgres";
import { createPostgresDatabase, openTestDatabase } from "./testing";

describe("the database", () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  it("gives back what was stored, JSON included", async () => {
    const id = randomUUID();
    const text = "Zürich 🏔 'quoted' \\ \"double\" {{x}}; drop table trips; --";
    const request = {
      origin: text,
      destination: { kind: "region" as const, region: "Texas", cityCount: 2 },
      returnTo: null,
      dates: { kind: "fixed" as const, start: "2027-03-01", days: 5 },
      people: 2,
      children: 0,
      pets: false,
      demands: { budget: null, transportation: null, roomType: null, houseRule: [], cuisines: [] },
      arriveBy: [],
      locks: [],
      preferences: [],
      assumed: [],
    };
    await opened.database.insert(trips).values({
      id,
      text,
      request,
      objective: "cost",
      worldName: "sample",
      worldSource: "Invented.",
      worldHash: "abc",
      status: "planning",
      checks: [],
    });
    const [row] = await opened.database.select().from(trips).where(eq(trips.id, id));
    expect(row).toMatchObject({ id, text, request, checks: [], progress: null, attempts: 0, revision: 0 });
    expect(row?.createdAt).toBeInstanceOf(Date);
    const [kind] = await opened.database
      .select({ type: sql<string>`jsonb_typeof(${trips.request})` })
      .from(trips)
      .where(eq(trips.id, id));
    expect(kind?.type).toBe("object");
  });

  it("refuses two trips of one id", async () => {
    const id = randomUUID();
    const insert = () =>
      opened.database.execute(
        sql`insert into trips (id, text, request, objective, world_name, world_source, world_hash, status, checks)
            values (${id}, '', '{}', 'cost', '', '', '', 'planning', '[]')`,
      );
    await insert();
    await expect(insert()).rejects.toThrow();
  });

  it.runIf(process.env.DATABASE_UNDER_TEST === "postgres")("is migrated once by many servers at a time", async () => {
    const own = await createPostgresDatabase();
    try {
      const servers = await Promise.all(Array.from({ length: 5 }, () => openPostgres(own.url)));
      for (const { database } of servers) {
        expect(await database.select().from(trips)).toEqual([]);
      }
      await Promise.all(servers.map((server) => server.close()));
    } finally {
      await own.drop();
    }
  });
});
