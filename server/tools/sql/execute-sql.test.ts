import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { formatProblem } from "@/server/trip";
import { importWorld, openWorld, type World } from "@/server/worlds";
import { copyPreparedSample, itinerarybenchFiles, travelplannerFiles, writeCsvFiles } from "@/server/worlds/testing";
import { CELL_CHARACTERS, RESULT_CHARACTERS, RESULT_ROWS } from "./limits";
import type { SqlAnswer } from "./messages";
import { runSql } from "./run-sql";

const folder = mkdtempSync(join(tmpdir(), "dragoman-sql-"));
const PUBLISHED = resolve("../shared/data/itinerarybench/database");
const [files = {}] = fc.sample(itinerarybenchFiles, { seed: 5, numRuns: 1 });
const { signal } = new AbortController();

beforeAll(async () => {
  vi.stubEnv("DRAGOMAN_DATA", folder);
  writeCsvFiles(join(folder, "itinerarybench"), files);
  await importWorld("itinerarybench", join(folder, "itinerarybench"));
  const [tables = {}] = fc.sample(travelplannerFiles, { seed: 5, numRuns: 1 });
  writeCsvFiles(join(folder, "travelplanner"), tables);
  await importWorld("travelplanner", join(folder, "travelplanner"));
  await copyPreparedSample(folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function opened(name: string): World {
  const world = openWorld(name);
  if (!world.ok) throw new Error(formatProblem(world.problem));
  return world.value;
}

async function ask(statement: string, world = "itinerarybench"): Promise<SqlAnswer> {
  const answer = await runSql({ world, hash: opened(world).describe().hash, statement }, signal);
  if (!answer.ok) throw new Error(formatProblem(answer.problem));
  return answer.value;
}

async function tables(world: string): Promise<Record<string, string>> {
  const { result } = await ask(
    "SELECT m.name, group_concat(c.name, ' ') FROM sqlite_master m, pragma_table_info(m.name) c GROUP BY 1",
    world,
  );
  return Object.fromEntries(result === "" ? [] : result.map(([name, columns]) => [String(name), String(columns)]));
}

describe("the tables", () => {
  it("of the benchmark's database are those published, in file order", async () => {
    expect(await tables("itinerarybench")).toEqual({
      railway: "number origin destination departure_time arrival_time duration price",
      place: "name city type opening_hours_begin opening_hours_end",
      in_city_transport: "origin destination duration city",
    });
    for (const file of ["railway", "in_city_transport"]) {
      const { result } = await ask(`SELECT * FROM ${file}`);
      expect(texts(result)).toEqual(files[`${file}.csv`]?.rows.map((row) => row.map(plainNumber)));
    }
  });

  it.skipIf(!existsSync(PUBLISHED))(
    "are the published files, row for row (skipped where they are absent)",
    async () => {
      const imported = await importWorld("itinerarybench", PUBLISHED, { name: "published" });
      expect(imported.ok).toBe(true);
      for (const file of ["railway", "place", "in_city_transport"]) {
        const lines = readFileSync(join(PUBLISHED, `${file}.csv`), "utf8")
          .trim()
          .split("\n")
          .slice(1);
        const rows = lines.map((line) => line.split(",").map(plainNumber));
        for (let from = 0; from < rows.length; from += RESULT_ROWS) {
          const { result } = await ask(`SELECT * FROM ${file} LIMIT ${RESULT_ROWS} OFFSET ${from}`, "published");
          expect(texts(result)).toEqual(rows.slice(from, from + RESULT_ROWS));
        }
      }
    },
  );

  it("of other worlds are their records", async () => {
    expect(Object.keys(await tables("travelplanner"))).toEqual([
      "attractions",
      "cities",
      "flights",
      "lodgings",
      "restaurants",
      "roads",
    ]);
    const sample = await tables("sample");
    expect(Object.keys(sample)).toEqual(expect.arrayContaining(["cities", "lodgings", "timetable"]));
    const { counts } = opened("sample").describe();
    const { result } = await ask(
      "SELECT (SELECT count(*) FROM lodgings), (SELECT count(*) FROM timetable), (SELECT count(*) FROM roads)",
      "sample",
    );
    expect(result).toEqual([[counts.lodgings, counts.timetable, counts.roads]]);
  });
});

describe("an answer", () => {
  it("has rows as lists, in the published form", async () => {
    const query = "SELECT 1 AS a, 'x' AS b, NULL, 1.5";
    expect(await ask(query)).toEqual({
      query,
      columns: ["a", "b", "NULL", "1.5"],
      result: [[1, "x", null, 1.5]],
      error: "",
      cut: null,
    });
    expect(await ask("SELECT * FROM railway WHERE 0")).toMatchObject({ result: [], error: "" });
    expect(await ask("SELECT 9e999, x'00ff'")).toMatchObject({ result: [["Infinity", "a blob of 2 bytes"]] });
  });

  it.each([
    ["SELECT * FROM trains", "no such table: trains. The tables are: railway, place, in_city_transport."],
    ["SELECT arrives FROM railway", "railway(number, origin, destination, departure_time"],
    ["SELECT FROM railway", "syntax error"],
    ["", "begins with SELECT or WITH"],
    ["-- nothing", "begins with SELECT or WITH"],
  ])("to %j says what can be written", async (statement, said) => {
    const answer = await ask(statement);
    expect(answer).toMatchObject({ query: statement, result: "" });
    expect(answer.error).toContain(said);
  });

  it("is cut to so many rows, and to so many characters in a cell and in all", async () => {
    const many = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 100000)";
    const rows = await ask(`${many} SELECT x FROM c`);
    expect(rows).toMatchObject({ cut: `Only the first ${RESULT_ROWS} rows are shown.` });
    expect(rows.result).toHaveLength(RESULT_ROWS);
    const cell = await ask("SELECT hex(zeroblob(1000000))");
    expect(String(cell.result[0]?.[0])).toHaveLength(CELL_CHARACTERS);
    expect(cell.cut).toContain("Texts are cut");
    const wide = Array.from({ length: 500 }, () => "hex(zeroblob(400))").join(", ");
    const all = await ask(`${many} SELECT ${wide} FROM c`);
    expect(JSON.stringify(all.result).length).toBeLessThan(RESULT_CHARACTERS * 1.2);
    expect(all.cut).toContain("characters");
  });
});

describe("a statement that would", () => {
  it.each([
    "INSERT INTO place VALUES ('a', 'b', 'spot', 0, 24)",
    "UPDATE place SET name = 'x'",
    "DELETE FROM place",
    "DROP TABLE place",
    "CREATE TABLE t (a)",
    "WITH x AS (SELECT 1) DELETE FROM place",
    "WITH x AS (SELECT 'a' AS a) INSERT INTO place SELECT a, a, a, 1, 1 FROM x",
    "SELECT 1; DELETE FROM place",
    "SELECT 1; SELECT 2",
    "/* SELECT */ DELETE FROM place",
    "-- SELECT\nDELETE FROM place",
    ";;DELETE FROM place",
    "ATTACH DATABASE '/etc/passwd' AS p",
    "ATTACH ':memory:' AS m",
    "PRAGMA query_only = OFF",
    "PRAGMA hard_heap_limit = 0",
    "PRAGMA writable_schema = ON",
    "SELECT * FROM pragma_query_only(0)",
    "SELECT * FROM pragma_hard_heap_limit(0)",
    "SELECT load_extension('/tmp/x.so')",
    "SELECT readfile('/etc/passwd')",
    "SELECT writefile('/tmp/x', 'y')",
    "SELECT fts3_tokenizer('mine', x'00000000')",
    "VACUUM INTO '/tmp/x'",
    "BEGIN",
    "EXPLAIN SELECT 1",
  ])("write or reach out is refused: %s", async (statement) => {
    const before = await ask("SELECT count(*) FROM place");
    expect((await ask(statement)).error).not.toBe("");
    expect(await ask("SELECT count(*) FROM place")).toEqual(before);
  });

  it.each([
    "SELECT randomblob(1000000000)",
    "SELECT zeroblob(900000000)",
    "SELECT hex(zeroblob(300000000))",
    "SELECT replace(hex(zeroblob(1000000)), '0', hex(zeroblob(1000000)))",
    "SELECT printf('%.*c', 900000000, 'x')",
  ])("fill the memory is refused: %s", async (statement) => {
    expect((await ask(statement)).error).toContain("more memory");
    expect(await ask("SELECT 1")).toMatchObject({ result: [[1]] });
  });

  it("never end is ended, and the next one is served", async () => {
    const endless = await ask("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c");
    expect(endless.error).toContain("stopped after 3 seconds");
    expect(await ask("SELECT 1")).toMatchObject({ result: [[1]] });
  });
});

describe("calls", () => {
  it("at the same time get each their own answer, of their own world", async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => ask(`SELECT ${n}, count(*) FROM cities`, n % 2 === 0 ? "sample" : "travelplanner")),
    );
    expect(answers.map(({ result }) => result[0]?.[0])).toEqual([1, 2, 3, 4, 5]);
  });

  it("end with an abort", async () => {
    const abort = new AbortController();
    const { hash } = opened("itinerarybench").describe();
    const statement = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c";
    const running = [1, 2, 3].map(() => runSql({ world: "itinerarybench", hash, statement }, abort.signal));
    setTimeout(() => abort.abort(), 50);
    for (const answer of await Promise.all(running)) expect(answer).toMatchObject({ problem: { code: "cancelled" } });
    expect(await ask("SELECT 1")).toMatchObject({ result: [[1]] });
  });

  it("of a world that is not there, or not the same any more, say so", async () => {
    const missing = await runSql({ world: "nowhere", hash: "x", statement: "SELECT 1" }, signal);
    expect(missing).toMatchObject({ ok: false });
    const other = await runSql({ world: "itinerarybench", hash: "x", statement: "SELECT 1" }, signal);
    expect(other).toMatchObject({ ok: false, problem: { message: expect.stringContaining("imported again") } });
  });
});

/** Cells as texts, as a file has them. */
const texts = (result: SqlAnswer["result"]) => (result === "" ? [] : result.map((row) => row.map(String)));
/** "300.0" as the number is written elsewhere. */
const plainNumber = (text: string) => (/^\d+\.\d+$/.test(text) ? String(Number(text)) : text);
