import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { formatProblem } from "@/server/trip";
import { readJsonLines } from ".";

const folder = mkdtempSync(join(tmpdir(), "json-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = z.object({ name: z.string(), inner: z.object({ list: z.array(z.number()) }) });

function read(text: string) {
  const file = join(folder, "rows.jsonl");
  writeFileSync(file, text);
  const result = readJsonLines(file, schema);
  return result.ok ? result.value : formatProblem(result.problem).replace(folder, "");
}

describe("readJsonLines", () => {
  it("reads rows, blank lines, Windows line ends and a byte order mark", () => {
    const row = { name: "a", inner: { list: [1] } };
    expect(read(`\uFEFF${JSON.stringify(row)}\r\n\n${JSON.stringify(row)}`)).toEqual([row, row]);
  });

  it("names file, line and field of the first fault", () => {
    expect(read('{"name":"a","inner":{"list":[1]}}\n\n{"name":"b","inner":{"list":[1,"x"]}}')).toMatch(
      /^\/rows\.jsonl, line 3, field inner\.list\.1: /,
    );
    expect(read('{"name":')).toMatch(/^\/rows\.jsonl, line 1: This is not JSON/);
  });
});
