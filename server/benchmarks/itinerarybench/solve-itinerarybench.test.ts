import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type ItinerarybenchTask, itinerarybenchTaskSchema, scoreItinerarybench } from "@/server/scoring";
import { formatProblem, ProblemError } from "@/server/trip";
import { importWorld, openWorld, type World } from "@/server/worlds";
import { readDescription } from "./read-description";
import { solveItinerarybench } from "./solve-itinerarybench";

const DATA = resolve("../shared/data/itinerarybench");
const hasData = existsSync(DATA);
if (!hasData) console.log(`The data of ItineraryBench is not at ${DATA}; the solver is not tried on its tasks.`);

const referenceSchema = z.object({ id: z.string(), rules_only: z.object({ score_paper: z.number() }) });

describe.skipIf(!hasData)("the published tasks (../shared/data is needed)", () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-solver-"));
  let world: World;
  let tasks: ItinerarybenchTask[] = [];
  let best: ReadonlyMap<string, number> = new Map();
  beforeAll(async () => {
    await importWorld("itinerarybench", join(DATA, "database"), { folder });
    const opened = openWorld("itinerarybench", folder);
    if (!opened.ok) throw new ProblemError(opened.problem);
    world = opened.value;
    tasks = linesOf("tasks-dev.jsonl").map((line) => itinerarybenchTaskSchema.parse(line));
    const references = linesOf("reference-dev.jsonl").map((line) => referenceSchema.parse(line));
    best = new Map(references.map(({ id, rules_only }) => [id, rules_only.score_paper]));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("are all understood, and the words agree with the constraints", () => {
    for (const { id, description, constraints, simulator, text_budget, text_objective } of tasks) {
      const read = readDescription(description);
      if (!read.ok) throw new Error(`${id}: ${formatProblem(read.problem)}`);
      const { stays, visits, origin, budget, minimize, openingHours, dayCount } = read.value;
      expect(origin, id).toBe(simulator.origin_city);
      expect(stays, id).toEqual(constraints.CityDurationConstraint);
      expect(
        visits.map(({ place: spot, minutes }) => ({ spot, minutes })),
        id,
      ).toEqual(constraints.SpotDurationConstraint);
      expect([budget, minimize, openingHours], id).toEqual([
        text_budget,
        text_objective,
        simulator.check_opening_hours,
      ]);
      expect(dayCount, id).toBe(simulator.one_day === 1 ? "noon" : "24 hours");
    }
  });

  it("get full levels 1 and 2, and where a proof is claimed no less than the best known score", () => {
    for (const task of tasks.filter((_, index) => index % 6 === 0)) {
      const solved = solveItinerarybench(world, task, { objective: "scored", timeLimitMs: timeFor(task) });
      if (!solved.ok) throw new Error(`${task.id}: ${formatProblem(solved.problem)}`);
      const { plan, proven } = solved.value;
      const { level1, level2, score } = scoreItinerarybench(world, task, plan, "paper");
      expect([level1, level2], task.id).toEqual([60, 20]);
      if (proven === true) expect(score, task.id).toBeGreaterThanOrEqual((best.get(task.id) ?? 0) - 1e-9);
    }
  });

  it("have a plan for what the words ask", () => {
    for (const task of tasks.filter((_, index) => index % 12 === 0)) {
      expect(
        solveItinerarybench(world, task, { objective: "text", timeLimitMs: timeFor(task) }),
        task.id,
      ).toMatchObject({
        ok: true,
        value: { minimized: task.text_objective },
      });
    }
  });

  it("stop when cancelled", () => {
    const signal = AbortSignal.abort();
    const solve = () =>
      tasks.map((task) => solveItinerarybench(world, task, { objective: "scored", timeLimitMs: 1500, signal }));
    expect(solve).toThrow();
  });
});

describe("a description", () => {
  it("that follows no template is refused with the sentence, not guessed", () => {
    const text = "Bob is in Wuhan and wants to see the world.";
    expect(readDescription(text)).toMatchObject({ ok: false, problem: { code: "bad_input" } });
    expect(readDescription("Bob is going to play in Wuhan, please make a visit plan for him.")).toMatchObject({
      ok: false,
      problem: { message: "The description does not say when the trip takes place." },
    });
  });
});

/** Trips by train end with a proof; visits may use up what they get, and have a plan long before. */
function timeFor({ type }: ItinerarybenchTask): number {
  return type === 1 ? 60_000 : 2000;
}

function linesOf(file: string): unknown[] {
  const lines = readFileSync(join(DATA, file), "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
}
