import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { formatProblem } from "@/server/trip";
import { texasQuery } from "../testing/texas";
import { type LegsFile, querySetsOf, readLegsOf } from "./reference-legs";

const folder = mkdtempSync(join(tmpdir(), "legs-"));
afterAll(() => rmSync(folder, { recursive: true }));

const queries = [texasQuery({ idx: 1 }), texasQuery({ idx: 3 })];

function read(rows: string, given: Partial<LegsFile> = {}) {
  const file = join(folder, "reference_legs.csv");
  writeFileSync(file, `set,idx,leg,origin,dest,date,num_flights\n${rows}`);
  const legs = readLegsOf(queries, { file, parts: ["validation", "train"], named: false, ...given });
  return legs.ok ? Object.fromEntries(legs.value) : formatProblem(legs.problem).replace(folder, "");
}

describe("reference legs", () => {
  it("are those of the set, in their order, by query", () => {
    const rows =
      "validation,1,2,Austin,Dallas,2022-03-12,0\ntrain,1,1,A,B,2022-03-01,1\nvalidation,1,1,Dallas,Austin,2022-03-10,3\n";
    expect(read(rows)).toEqual({
      1: [
        { origin: "Dallas", destination: "Austin", date: "2022-03-10" },
        { origin: "Austin", destination: "Dallas", date: "2022-03-12" },
      ],
    });
  });

  it("are those of the part where they begin as the queries do", () => {
    const rows = "validation,1,1,Tampa,Miami,2022-03-10,3\ntrain,1,1,Dallas,Austin,2022-03-10,3\n";
    expect(read(rows)).toEqual({ 1: [{ origin: "Dallas", destination: "Austin", date: "2022-03-10" }] });
    expect(read(rows, { parts: ["validation"], named: true })).toMatch(
      /no legs of these queries \(validation\).*--set/,
    );
    expect(read(rows, { parts: ["validation"] })).toEqual({});
    expect(read("train,2,1,Dallas,Austin,2022-03-10,3\n", { named: true })).toMatch(/no legs of these queries/);
  });

  it("name the line and the field at fault", () => {
    expect(read("validation,1,1,Dallas,Austin,soon,0\n")).toMatch(/^\/reference_legs\.csv, line 2, field date: /);
    expect(read("validation,one,1,Dallas,Austin,2022-03-10,0\n")).toMatch(/line 2, field idx: /);
  });

  it("are of the set that the file of queries is named after", () => {
    expect(querySetsOf("/a/train.jsonl")).toEqual(["train", "validation"]);
    expect(querySetsOf("/train/validation-dev.jsonl")).toEqual(["validation", "train"]);
  });
});
