import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EmbeddedClient } from "./embedded-client";
import { copyPreparedDatabase } from "./testing";

describe("the embedded database's client", () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-client-"));
  let client: EmbeddedClient;
  beforeAll(async () => {
    await copyPreparedDatabase(folder);
    client = await EmbeddedClient.open({ dataDir: join(folder, "database") });
    await client.exec("create table counted (n integer not null)");
  });
  afterAll(async () => {
    await client.close();
    rmSync(folder, { recursive: true });
  });

  const count = async () => {
    const { rows } = await client.query<{ n: number }>("select count(*)::integer as n from counted");
    return rows[0]?.n;
  };

  it("reads values of every kind, arrays too, also with parsers of its caller", async () => {
    const statement = "select 7 as n, true as yes, '{\"a\": 1}'::jsonb as json, array['b', 'c'] as texts";
    expect((await client.query(statement)).rows).toEqual([{ n: 7, yes: true, json: { a: 1 }, texts: ["b", "c"] }]);
    const own = await client.query(statement, [], { parsers: { 23: (text: string) => `int ${text}` } });
    expect(own.rows).toEqual([{ n: "int 7", yes: true, json: { a: 1 }, texts: ["b", "c"] }]);
  });

  it("holds little of its files in memory of its own, and all else as PGlite has it", async () => {
    const { rows } = await client.query(
      "select current_setting('shared_buffers') as buffers, current_setting('io_method') as io",
    );
    expect(rows).toEqual([{ buffers: "24MB", io: "sync" }]);
  });

  it("lets the event loop turn between the statements of a transaction", async () => {
    const turns = countTurns();
    await client.transaction(async (within) => {
      for (let n = 0; n < 8; n++) await within.query("insert into counted values ($1)", [n]);
      await within.rollback();
    });
    expect(turns.stop()).toBeGreaterThanOrEqual(8);
  });

  it("lets the event loop turn between the statements of many callers", async () => {
    const turns = countTurns();
    await Promise.all(Array.from({ length: 8 }, count));
    expect(turns.stop()).toBeGreaterThanOrEqual(8);
  });

  it("lets nobody see or join a transaction under way", async () => {
    const finished: string[] = [];
    const transaction = client
      .transaction(async (within) => {
        for (let n = 0; n < 3; n++) {
          await within.query("insert into counted values ($1)", [n]);
          // Others come between the statements, and in the middle of waiting for something else.
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      })
      .then(() => finished.push("transaction"));
    const seen = Array.from({ length: 4 }, async (_, reader) => {
      await new Promise((resolve) => setTimeout(resolve, reader));
      const n = await count();
      finished.push("reader");
      return n;
    });
    expect(await Promise.all(seen)).toEqual([3, 3, 3, 3]);
    await transaction;
    expect(finished[0]).toBe("transaction");
    await client.exec("delete from counted");
  });

  it("answers in the order in which it was asked", async () => {
    const answered: number[] = [];
    const ask = (n: number) => client.query("insert into counted values ($1)", [n]).then(() => answered.push(n));
    await Promise.all([3, 1, 2, 0].map(ask));
    expect(answered).toEqual([3, 1, 2, 0]);
    const { rows } = await client.query<{ n: number }>("select n from counted order by ctid");
    expect(rows.map(({ n }) => n)).toEqual([3, 1, 2, 0]);
    await client.exec("delete from counted");
  });

  it("takes back a transaction that failed, and goes on", async () => {
    const failing = client.transaction(async (within) => {
      await within.query("insert into counted values (1)");
      await within.query("insert into counted values (null)");
    });
    const after = count();
    await expect(failing).rejects.toThrow(/null value/);
    expect(await after).toBe(0);
  });
});

/** How often the event loop turns until it is stopped. */
function countTurns(): { stop(): number } {
  let turns = 0;
  let next = setImmediate(turned);
  function turned() {
    turns += 1;
    next = setImmediate(turned);
  }
  return {
    stop() {
      clearImmediate(next);
      return turns;
    },
  };
}
