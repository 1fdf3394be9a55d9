import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getConstructionPlans } from "pg-boss";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EmbeddedClient } from "@/db/embedded-client";
import { copyPreparedDatabase } from "@/db/testing";
import { splitStatements, statementsApart } from "./statements-apart";

describe("the statements of a text", () => {
  it("are parted by semicolons, but not by those in texts, names, bodies and comments", () => {
    expect(splitStatements("select 1; select ';''; --'; \n select \"a;b\" -- c;\n, 2 /* ; */ - 1;; commit;")).toEqual([
      "select 1",
      "select ';''; --'",
      'select "a;b" -- c;\n, 2 /* ; */ - 1',
      "commit",
    ]);
    expect(splitStatements("do $$ begin; $a$;$a$ end; $$; select $1; select $x$ ; $$ ; $x$")).toEqual([
      "do $$ begin; $a$;$a$ end; $$",
      "select $1",
      "select $x$ ; $$ ; $x$",
    ]);
    expect(splitStatements(" \n ")).toEqual([]);
  });

  it("are those of pg-boss's tables, each begun by a word of its own", () => {
    const statements = splitStatements(getConstructionPlans("pgboss"));
    expect(statements.length).toBeGreaterThan(40);
    for (const statement of statements)
      expect(statement).toMatch(/^(begin|set|select|create|insert|alter|do|commit)\b/i);
  });
});

describe("pg-boss's embedded database", () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-queue-"));
  let client: EmbeddedClient;
  beforeAll(async () => {
    await copyPreparedDatabase(folder);
    client = await EmbeddedClient.open({ dataDir: join(folder, "database") });
    await client.exec("create table turns (n integer not null)");
  });
  afterAll(async () => {
    await client.close();
    rmSync(folder, { recursive: true });
  });

  const count = async () => (await client.query<{ n: number }>("select count(*)::integer as n from turns")).rows[0]?.n;

  it("gives the rows of every statement of a transaction", async () => {
    const { exec } = statementsApart(client);
    const results = await exec("begin; insert into turns values (1) returning n; select 2 as n; commit;");
    expect(results.flatMap(({ rows }) => rows)).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await count()).toBe(1);
  });

  it("takes back a transaction that fails before the next statement has its turn", async () => {
    const { exec } = statementsApart(client);
    const failing = exec("BEGIN; INSERT INTO turns VALUES (2); INSERT INTO turns VALUES (null); COMMIT");
    const next = count();
    await expect(failing).rejects.toThrow(/null value/);
    expect(await next).toBe(1);
  });

  it("leaves a text that is no transaction as it is", async () => {
    const { exec } = statementsApart(client);
    const results = await exec("select 1 as n; select 2 as n");
    expect(results.flatMap(({ rows }) => rows)).toEqual([{ n: 1 }, { n: 2 }]);
  });
});
