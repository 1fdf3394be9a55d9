import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { formatProblem } from "@/server/trip";
import { texasQuery } from "../testing/texas";
import { readQueries } from "./queries";
import { readSubmission } from "./submission";

const folder = mkdtempSync(join(tmpdir(), "submission-"));
afterAll(() => rmSync(folder, { recursive: true }));

const queries = [texasQuery({ idx: 1 }), texasQuery({ idx: 3 }), texasQuery({ idx: 5 })];
const plan = (city: string) => [{ current_city: city }];

function fileOf(rows: readonly unknown[]): string {
  const file = join(folder, "rows.jsonl");
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  return file;
}

function read(rows: readonly unknown[]) {
  const result = readSubmission(fileOf(rows), queries);
  return result.ok ? result.value : formatProblem(result.problem).replace(folder, "");
}

describe("readSubmission", () => {
  it("matches rows by idx, whatever their order", () => {
    const rows = [
      { idx: 5, plan: plan("C") },
      { idx: 1, plan: plan("A") },
      { idx: 3, plan: null },
    ];
    expect(read(rows)).toEqual({ plans: [plan("A"), null, plan("C")], notes: [] });
  });

  it("matches rows without idx by position", () => {
    const rows = ["A", "B", "C"].map((city) => ({ plan: plan(city) }));
    expect(read(rows)).toEqual({ plans: [plan("A"), plan("B"), plan("C")], notes: [] });
  });

  it("takes the queries' texts, however they are spaced, for a sign that both belong together", () => {
    const rows = queries.map(({ idx, query }) => ({ idx, query: ` ${query.replaceAll(" ", "  ")}`, plan: null }));
    expect(read(rows)).toMatchObject({ notes: [] });
    const one = rows.map((row) => (row.idx === 3 ? { ...row, query: "Somewhere else." } : row));
    expect(read(one)).toMatchObject({ notes: [expect.stringMatching(/^1 rows tell another query .*idx 3/)] });
  });

  it("says by which query a row is scored that tells another, with idx or without", () => {
    const texts = [queries[0]?.query, "Somewhere else.", queries[2]?.query];
    const rows = texts.map((query) => ({ query, plan: null }));
    const notes = [
      expect.stringMatching(/^1 rows tell another .*\(idx 3\): scored by the query that they were matched to\.$/),
    ];
    expect(read(rows)).toMatchObject({ notes });
    expect(read(rows.map((row, index) => ({ ...row, idx: [1, 3, 5][index] })))).toMatchObject({ notes });
  });

  it("does not refuse all rows for the text of one, and does for the texts of most", () => {
    const rows = [1, 3, 5].map((idx) => ({ idx, plan: null }));
    const telling = (count: number) =>
      rows.map((row, index) => (index < count ? { ...row, query: "Somewhere else." } : row));
    expect(read(telling(1))).toMatchObject({ notes: [expect.stringMatching(/^1 rows tell another query/)] });
    expect(read(telling(2))).toMatch(/line 1, field query: .*and so do all rows that tell theirs\./);
    expect(read([...telling(2), ...[7, 8, 9].map((idx) => ({ idx, plan: null }))])).toMatch(/field query: /);
  });

  it("counts a missing row as not delivered, leaves out a row of no query, and says both", () => {
    const rows = [
      { idx: 1, plan: plan("A") },
      { idx: 2, plan: plan("B") },
    ];
    expect(read(rows)).toEqual({
      plans: [plan("A"), null, null],
      notes: [expect.stringContaining("idx 3, 5"), expect.stringContaining("1 rows")],
    });
  });

  it.each([
    ["too few rows without idx", [{ plan: null }], /^\/rows\.jsonl: .*1 rows for 3 queries/],
    [
      "an idx that occurs twice",
      [
        { idx: 1, plan: null },
        { idx: 1, plan: null },
      ],
      /^\/rows\.jsonl, line 2, field idx: /,
    ],
    [
      "rows of which only some have an idx",
      [{ idx: 1, plan: null }, { plan: null }],
      /^\/rows\.jsonl, line 2, field idx: /,
    ],
    [
      "rows of another set of queries by their texts, though it has the same idx",
      [1, 3, 5].map((idx) => ({ idx, query: "Somewhere else.", plan: null })),
      /^\/rows\.jsonl, line 1, field query: .*belong together/,
    ],
    [
      "the same without idx",
      [1, 3, 5].map(() => ({ query: "Somewhere else.", plan: null })),
      /^\/rows\.jsonl, line 1, field query: /,
    ],
    ["no idx of a query", [{ idx: 9, plan: null }], /^\/rows\.jsonl, field idx: /],
    ["a plan that is no list", [{ idx: 1, plan: "drive" }], /^\/rows\.jsonl, line 1, field plan: /],
    ["a day that is no object", [{ idx: 1, plan: [[]] }], /^\/rows\.jsonl, line 1, field plan\.0: /],
    ["no plan at all", [{ idx: 1 }], /^\/rows\.jsonl, line 1, field plan: /],
  ])("refuses %s", (_, rows, message) => {
    expect(read(rows)).toMatch(message);
  });
});

describe("readQueries", () => {
  it("names file, line and field", () => {
    const file = fileOf([texasQuery(), { ...texasQuery(), local_constraint: { cuisine: null } }]);
    const result = readQueries(file);
    expect(result.ok ? "" : formatProblem(result.problem)).toContain("rows.jsonl, line 2, field local_constraint.");
  });

  it("refuses two queries of the same idx and a file without queries", () => {
    expect(readQueries(fileOf([texasQuery(), texasQuery()]))).toMatchObject({
      ok: false,
      problem: { where: { field: "idx" } },
    });
    expect(readQueries(fileOf([]))).toMatchObject({ ok: false, problem: { code: "bad_file" } });
  });
});
