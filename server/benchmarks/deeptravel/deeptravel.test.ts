import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Event } from "@/server/episodes";
import { plan } from "@/server/planner";
import { addDays, isWithinCity, usd } from "@/server/trip";
import { ensureWorld, memoryWorld, type World, worldOn } from "@/server/worlds";
import { attraction, city, copyPreparedSample, lodging, restaurant } from "@/server/worlds/testing";
import { texas } from "../testing/texas";
import { texasTrip } from "../testing/texas-trip";
import { toPublishedPlan } from "../travelplanner/published-plan";
import { answerText } from "./answer/answer-text";
import { noPlan, proposed, readAnswer } from "./answer/read-answer";
import { deeptravel } from "./deeptravel";
import { drawTrip } from "./generate/draw-trip";
import { generateTasks } from "./generate/generate";
import { labelOf } from "./generate/label";
import { trajectoryLevel } from "./scorer";
import type { DeeptravelTask } from "./task";

const folder = mkdtempSync(join(tmpdir(), "dragoman-deeptravel-"));
let sample: World;
beforeAll(async () => {
  await copyPreparedSample(folder);
  const opened = await ensureWorld("sample", { folder });
  if (!opened.ok) throw new Error(opened.problem.message);
  sample = opened.value;
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (text: string): Event => ({ type: "planWritten", text, days: null, readBy: null });

/** What the exact planner answers, as an event. */
function answerOf({ request, today }: DeeptravelTask, world: World): Event {
  const options = { objective: "cost", otherTrips: 0, alternativesPerStop: 0, givenUp: 0 } as const;
  const result = plan(request, worldOn(world, today), options);
  return result.status === "plan" ? proposed(request, result.itinerary) : noPlan(request, result.relaxations);
}
const passes = (task: DeeptravelTask, event: Event) => trajectoryLevel.score(task, [event], sample).passed;

describe("generated tasks", () => {
  it("say whether they have a plan, and pass with what the planner answers", () => {
    const tasks = [...generateTasks({ world: sample, seed: 1, sizes: { without: 2, with: 6, own: 1 } })];
    const solvable = tasks.filter(({ label }) => label?.solvable === true);
    expect(solvable.length).toBeGreaterThan(0);
    expect(solvable.length).toBeLessThan(tasks.length);
    for (const task of tasks) {
      const event = answerOf(task, sample);
      expect(event.type).toBe(task.label?.solvable === true ? "planProposed" : "noPlanFound");
      expect(passes(task, event)).toBe(true);
      // As an agent would write it: JSON, and without times in words.
      expect(passes(task, written(answerText([event]) ?? ""))).toBe(true);
      if (event.type !== "planProposed") continue;
      const days = JSON.parse(JSON.stringify(toPublishedPlan(event.itinerary)));
      expect(passes(task, { type: "planWritten", text: "", days, readBy: "rules" })).toBe(true);
      expect(passes(task, noPlan(task.request, []))).toBe(false);
    }
  }, 120_000);

  it("are the same for the same seed, and say all of the bare trip in words", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.boolean(), (seed, constrained) => {
        const draw = () => drawTrip(seed, constrained, worldOn(sample, "2027-03-01"), "2027-03-01");
        const { text, request } = draw();
        expect(draw()).toEqual({ text, request });
        const { origin, destination, dates, people } = request;
        const places =
          destination.kind === "cities" ? destination.cities.map(({ name }) => name) : [destination.region];
        for (const place of [origin, ...places]) expect(text).toContain(place);
        if (dates.kind !== "fixed") throw new Error("Generated trips have fixed dates.");
        for (const date of [dates.start, addDays(dates.start, dates.days - 1)]) {
          if (!/days starting/.test(text)) expect(text).toMatch(new RegExp(`\\b0?${Number(date.slice(8))}\\b`));
        }
        if (request.children === 0 && people > 1) expect(text).toContain(String(people));
        const { budget } = request.demands;
        if (budget !== null) expect(text).toContain((budget.amountMinor / 100).toLocaleString("en-US"));
      }),
      { numRuns: 40 },
    );
  });

  it("stay within the city of a world that has no other", () => {
    const records = { city: "Austin" };
    const alone = memoryWorld({
      cities: [city({ name: "Austin", zone: "America/Chicago" })],
      lodgings: Array.from({ length: 3 }, () => lodging({ ...records, maximumOccupancy: 5, minimumNights: 1 })),
      restaurants: Array.from({ length: 20 }, () => restaurant(records)),
      attractions: Array.from({ length: 10 }, () => attraction(records)),
    });
    const trip = drawTrip(1, false, alone, "2027-03-01");
    expect(isWithinCity(trip.request)).toBe(true);
    const task = { ...texasTrip(texas(), 1), ...trip, label: labelOf(trip.request, alone) };
    const event = answerOf(task, alone);
    expect(event.type).toBe("planProposed");
    expect(trajectoryLevel.score(task, [written(answerText([event]) ?? "")], alone).passed).toBe(true);
  });

  it("are read back from a file, and refused where they are wrong or of other records", () => {
    const task = texasTrip(texas(), 1);
    const file = join(folder, "tasks.jsonl");
    const importing = (lines: readonly unknown[]) => {
      writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
      return deeptravel.importTasks({ tasks: file });
    };
    expect(importing([task])).toMatchObject({ value: [{ id: "with-1", facets: { solvable: "yes" } }] });
    expect(importing([task, task])).toMatchObject({ problem: { where: { line: 2, field: "id" } } });
    expect(importing([{ ...task, set: "other" }])).toMatchObject({ problem: { where: { line: 1, field: "set" } } });
    expect(importing([])).toMatchObject({ problem: { code: "bad_file" } });
    const read = deeptravel.readTask(task);
    if (!read.ok) throw new Error(read.problem.message);
    const settings = { input: "text", mode: null, protocol: null, without: [], objective: null, timeLimitMs: 0 };
    expect(deeptravel.input(read.value, settings, sample)).toMatchObject({ problem: { code: "bad_input" } });
    expect(deeptravel.input(read.value, settings, texas())).toMatchObject({ value: { request: null } });
  });
});

describe("answers", () => {
  const world = texas();
  const impossible = texasTrip(world, 1, 100);

  it("that there is no plan pass with a change that helps, shown by its plan, where there is none", () => {
    expect(impossible.label).toMatchObject({ solvable: false, conflicts: [["budget"]] });
    const answer = answerOf(impossible, world);
    const text = answerText([answer]) ?? "";
    expect(text).toMatch(/^No plan\nChange: budget \d+\n\{"days"/);
    const passed = (words: string) => trajectoryLevel.score(impossible, [written(words)], world).passed;
    expect(passed(text)).toBe(true);
    expect(passed(text.replace(/budget \d+/, "drop the budget"))).toBe(true);
    expect(passed(text.replace(/budget \d+/, "budget 101"))).toBe(false);
    expect(passed("No plan")).toBe(false);
    expect(passed(text.replace(/^No plan\n.*\n/, ""))).toBe(false);
  });

  it.each([
    ["No plan", "Name a change"],
    ["No plan\nChange: be happier\nDay 1:", '"be happier" is no change'],
    ["No plan\nChange: budget 2000", "The plan that the changes give is missing"],
    ["I have no idea.", "No day of a plan could be read"],
  ])("such as %j come back with what is wrong", (text, complaint) => {
    expect(readAnswer(text, impossible.request, world).complaint).toContain(complaint);
  });

  it("of any length are read at once", () => {
    const { complaint } = readAnswer(
      `No plan\nchange: ${"*".repeat(50_000)}x${"\n".repeat(50_000)}`,
      impossible.request,
      world,
    );
    expect(complaint).toContain("is no change");
  });

  it("never throw, whatever is written", () => {
    const piece = fc.constantFrom("No plan", "\nChange: ", "budget 5", "{", '"days": [', "]}", "\nDay 1:\n", "x, y;");
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
        const { plan: read } = readAnswer(pieces.join(""), impossible.request, world);
        expect(trajectoryLevel.score(impossible, [read], world).passed).toBe(false);
      }),
    );
  });

  it("do not show what the task is labeled with", () => {
    const task = texasTrip(world, 1, 950);
    const leastCost = task.label?.solvable === true ? task.label.leastCost : usd(0);
    const read = deeptravel.readTask(task);
    if (!read.ok) throw new Error(read.problem.message);
    const told = JSON.stringify([deeptravel.kit(read.value, world), deeptravel.given(read.value, null)]);
    expect(told).not.toContain(String(leastCost.amountMinor));
    expect(told).not.toContain("solvable");
  });
});
