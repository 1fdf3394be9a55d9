import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openPostgres } from "./postgres";
import { users } from "./schema";
import { createPostgresDatabase } from "./testing";

describe.runIf(process.env.DATABASE_UNDER_TEST === "postgres")("the connections to Postgres", () => {
  it("are replaced when the server closes them, also amid a transaction, of which nothing is kept", async () => {
    const { url, drop } = await createPostgresDatabase();
    const [opened, other] = [await openPostgres(url), await openPostgres(url)];
    // As a server that stops does.
    const closeConnections = () =>
      other.database.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
    const amidTransaction = () =>
      opened.database.transaction(async (within) => {
        await within.insert(users).values({ id: "ana", email: "ana@example.com", name: "Ana", role: "traveler" });
        await closeConnections();
        await within.select({ id: users.id }).from(users);
      });
    // More often than there are connections: none of them is lost for good.
    for (let time = 0; time < 12; time += 1) await expect(amidTransaction()).rejects.toThrow();
    await closeConnections();
    expect(await opened.database.select({ id: users.id }).from(users)).toEqual([]);
    await Promise.all([opened.close(), other.close()]);
    await drop();
  });

  it("are refused with what to do where no server answers", async () => {
    await expect(openPostgres("postgres://nobody@127.0.0.1:1/none")).rejects.toMatchObject({
      problem: { code: "unavailable", message: expect.stringContaining("ECONNREFUSED") },
    });
  });
});
