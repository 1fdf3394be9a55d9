import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { readPlanAction } from "@/server/scoring";
import { portTask } from "@/server/scoring/testing/itinerarybench/two-cities";
import { doNothingPlan } from "./do-nothing";
import { formatItinerarybenchPlans, readItinerarybenchPlans } from "./plans";
import { readItinerarybenchTasks } from "./tasks";

const folder = mkdtempSync(join(tmpdir(), "dragoman-itinerarybench-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(...lines: string[]): string {
  const file = join(folder, "rows.jsonl");
  writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
  return file;
}

const tasks = ["T1-1", "T2-1", "T3-1"].map((id, index) => ({ ...portTask({ type: 1 }), id, type: index + 1 }));
const [task] = tasks.map((one) => JSON.stringify(one));

describe("a tasks file", () => {
  it("is read with the official defaults for what a task leaves out", () => {
    const { type: _, ...simulator } = portTask().simulator;
    const line = JSON.stringify({ ...portTask(), simulator: { ...simulator, set_budget: false }, constraints: {} });
    expect(readItinerarybenchTasks(fileOf(line, ""))).toMatchObject({
      ok: true,
      value: [{ id: "T3-0", simulator: { type: 1, one_day: 0, limit: "time", check_meal: false } }],
    });
  });

  const changed = (simulator: object) =>
    JSON.stringify({ ...portTask(), simulator: { ...portTask().simulator, ...simulator } });
  it.each([
    ["no task", [], { message: "The file has no tasks." }],
    ["an id twice", [task, "", task], { where: { line: 3, field: "id" } }],
    ["no JSON", [task, "{"], { where: { line: 2 } }],
    [
      "a time that is none",
      [changed({ begin_time: "2023-07-02" })],
      { where: { line: 1, field: "simulator.begin_time" } },
    ],
    ["a number beyond its maximum", [changed({ time_max: 1e12 })], { where: { line: 1, field: "simulator.time_max" } }],
    ["no range for level 3", [changed({ time_min: undefined })], { where: { line: 1, field: "simulator.time_min" } }],
  ])("with %s is refused where it is wrong", (_, lines, problem) => {
    expect(readItinerarybenchTasks(fileOf(...lines.map(String)))).toMatchObject({
      ok: false,
      problem: { code: "bad_file", ...problem },
    });
  });

  it("that is missing is reported", () => {
    expect(readItinerarybenchTasks(join(folder, "none.jsonl"))).toMatchObject({
      ok: false,
      problem: { message: "There is no such file." },
    });
  });
});

describe("a plans file", () => {
  it("is written and read again, whatever the actions hold", () => {
    const plan = fc.array(fc.string({ unit: "grapheme" }), { maxLength: 5 });
    fc.assert(
      fc.property(plan, plan, plan, (...plans) => {
        const rows = tasks.map(({ id }, index) => ({ id, plan: plans[index] ?? [] }));
        const file = fileOf(formatItinerarybenchPlans(rows.toReversed()));
        expect(readItinerarybenchPlans(file, tasks)).toEqual({ ok: true, value: { plans, notes: [] } });
      }),
      { numRuns: 30 },
    );
  });

  it("without a row for a task gives it an empty plan and says so", () => {
    const read = readItinerarybenchPlans(fileOf('{"id":"T2-1","plan":["over()"]}'), tasks);
    expect(read).toMatchObject({ ok: true, value: { plans: [[], ["over()"], []] } });
    expect(read.ok && read.value.notes).toEqual(["No plan for 2 of 3 tasks (T1-1, T3-1): counted as empty plans."]);
  });

  const row = '{"id":"T1-1","plan":[]}';
  it.each([
    ["an unknown id", [row, '{"id":"T9-9","plan":[]}'], { line: 2, field: "id" }, '"T9-9"'],
    ["an id twice", [row, row], { line: 2, field: "id" }, "already"],
    ["no plan", ['{"id":"T1-1"}'], { line: 1, field: "plan" }, "missing"],
    ["an action that is no text", ['{"id":"T1-1","plan":[1]}'], { line: 1, field: "plan.0" }, "string"],
  ])("with %s is refused where it is wrong", (_, lines, where, message) => {
    const file = fileOf(...lines);
    expect(readItinerarybenchPlans(file, tasks)).toMatchObject({
      ok: false,
      problem: { code: "bad_file", where: { file, ...where }, message: expect.stringContaining(message) },
    });
  });
});

it("doing nothing is one legal minute in the city of origin", () => {
  const [text = "", ...more] = doNothingPlan(portTask());
  expect(more).toEqual([]);
  expect(text).toBe('stay_in("Port", "2023-07-02 07:00", "2023-07-02 07:01")');
  expect(readPlanAction(text)).not.toBeNull();
});
