import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Event } from "@/server/episodes";
import { benchmarkInfoSchema, type Tallies } from "@/server/views";
import type { World } from "@/server/worlds";
import type { Benchmark, BenchmarkTask } from "../benchmark";
import { executeTrial, NO_LIMITS } from "../runner/execute-trial";
import { settingsOf, UNKNOWN_SETTINGS } from "../runner/settings";

export interface BenchmarkExample {
  readonly benchmark: Benchmark;
  readonly world: World;
  /** At least two tasks that the world can be asked, as content. */
  readonly contents: readonly unknown[];
  /** Events that hand a plan of the first task in. */
  readonly plan: readonly Event[];
  /** Plays an agent without a model that passes the first task; null where there is none. */
  readonly passes: string | null;
}

/** What every benchmark keeps to (benchmark.ts), whatever it is about. */
export function benchmarkConformance(title: string, make: () => Promise<BenchmarkExample>): void {
  describe(`${title} as a benchmark`, () => {
    const tasksOf = ({ benchmark, contents }: BenchmarkExample): BenchmarkTask[] =>
      contents.map((content) => {
        const task = benchmark.readTask(content);
        if (!task.ok) throw new Error(task.problem.message);
        return task.value;
      });

    it("declares what pages draw, with keys that name one another", async () => {
      const { info, scorer } = (await make()).benchmark;
      expect(benchmarkInfoSchema.parse(info)).toEqual(info);
      const keys = info.rates.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).toEqual(expect.arrayContaining(info.ranking));
      for (const { meanOf } of info.rates) expect(keys).toEqual(expect.arrayContaining(meanOf ?? []));
      expect(info.taskOptions.some(({ isRequired }) => isRequired)).toBe(true);
      expect(info.scorers.length === 1 ? info.scorerOption : "named").toBe(info.scorers.length === 1 ? null : "named");
      expect(scorer).not.toBe("");
      for (const agent of info.agents) {
        expect(info.inputs.map(({ key }) => key)).toEqual(expect.arrayContaining(agent.inputs));
        expect(info.objectives.map(({ key }) => key)).toEqual(expect.arrayContaining(agent.objectives));
      }
    });

    it("gives tasks ids of their own, facets and checks that it declares, and reads them back as stored", async () => {
      const example = await make();
      const { benchmark } = example;
      const tasks = tasksOf(example);
      expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
      for (const task of tasks) {
        expect(task.id).toMatch(/^\S{1,100}$/);
        expect(task.text).not.toBe("");
        expect(Object.keys(task.facets).sort()).toEqual(benchmark.info.facets.map(({ key }) => key).sort());
        expect(benchmark.info.checks.map(({ key }) => key)).toEqual(expect.arrayContaining([...task.counts]));
        const stored = JSON.parse(JSON.stringify(task.content));
        expect(benchmark.readTask(stored)).toEqual({ ok: true, value: task });
        expect(benchmark.given(task, null)).toEqual(benchmark.given(task, null));
      }
      expect(benchmark.readTask({ neither: "fish nor fowl" })).toMatchObject({ ok: false });
      expect(benchmark.importTasks({})).toMatchObject({ ok: false, problem: { code: "bad_input" } });
    });

    it("puts a task to an agent, and says what it may see", async () => {
      const example = await make();
      const [task] = tasksOf(example);
      if (task === undefined) throw new Error("There is no task.");
      const { benchmark, world } = example;
      const asked = benchmark.input(task, UNKNOWN_SETTINGS, world);
      expect(asked).toMatchObject({ ok: true, value: { id: task.id, text: expect.stringMatching(/\S/) } });
      for (const { name } of benchmark.info.agents) {
        const fitting = benchmark.findAgent(name);
        if (!fitting.ok) throw new Error(fitting.problem.message);
        const settings = settingsOf(fitting.value, {});
        if (!settings.ok) throw new Error(settings.problem.message);
        expect(benchmark.sees({ settings: settings.value, agent: name })).toMatch(/\S.*\.$/);
      }
      expect(benchmark.findAgent("nobody")).toMatchObject({ ok: false, problem: { code: "not_found" } });
    });

    it("scores the same events the same way, nothing as nothing, and counts what it declares", async () => {
      const example = await make();
      const [task] = tasksOf(example);
      if (task === undefined) throw new Error("There is no task.");
      const { benchmark, world, plan } = example;
      const delivered = benchmark.scores(task, plan, world);
      expect(benchmark.scores(task, plan, world)).toEqual(delivered);
      for (const { score } of delivered) {
        expect(score.delivered).toBe(true);
        expect(benchmark.info.checks.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(score.parts)));
      }
      for (const { score } of benchmark.scores(task, [], world)) {
        expect(score).toMatchObject({ delivered: false, passed: false });
        expect(score.evidence.length).toBeGreaterThan(0);
        expect(Object.keys(score.tallies).length).toBeGreaterThan(0);
      }
      for (const { score } of [...delivered, ...benchmark.scores(task, [], world)])
        expectTallies(benchmark, score.tallies);
    });

    it("writes plans in its published format and reads them back to the same score", async () => {
      const example = await make();
      const { benchmark, world, plan } = example;
      const tasks = tasksOf(example);
      const folder = mkdtempSync(join(tmpdir(), "dragoman-benchmark-"));
      try {
        const lines = tasks.map((task, index) => benchmark.submissionLine(task, index === 0 ? plan : []));
        const file = join(folder, benchmark.info.format.file);
        writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
        const read = benchmark.readSubmission(file, tasks);
        if (!read.ok) throw new Error(read.problem.message);
        for (const [index, task] of tasks.entries()) {
          const before = benchmark.scores(task, index === 0 ? plan : [], world);
          expect(benchmark.scores(task, read.value.plans[index] ?? [], world)).toEqual(before);
        }
        expect(benchmark.readSubmission(join(folder, "none"), tasks)).toMatchObject({
          ok: false,
          problem: { where: { file: join(folder, "none") } },
        });
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

    it("is played by an agent that needs no model, scored before the end", async () => {
      const example = await make();
      const { benchmark, world, passes } = example;
      const [task] = tasksOf(example);
      const name = passes ?? benchmark.info.agents.find(({ needsModel }) => !needsModel)?.name;
      if (task === undefined || name === undefined) return;
      const agent = benchmark.findAgent(name);
      const settings = agent.ok ? settingsOf(agent.value, {}) : agent;
      if (!agent.ok || !settings.ok) throw new Error(`The agent ${name} does not fit.`);
      const events: Event[] = [];
      const played = await executeTrial(
        { benchmark, agent: agent.value, world, settings: settings.value },
        { task, seed: 0, models: null, limits: NO_LIMITS, skills: [] },
        new AbortController().signal,
        ({ event }) => events.push(event),
      );
      if (!played.ok) throw new Error(played.problem.message);
      expect(events[0]?.type).toBe("task");
      const scored = events.filter((event) => event.type === "scored");
      expect(scored.map(({ scorer }) => scorer)).toContain(benchmark.scorer);
      expect(events.at(-1)?.type).toBe("ended");
      if (passes !== null) expect(played.value).toMatchObject({ passed: true, endReason: "done" });
      expectTallies(benchmark, played.value.tallies);
    });
  });
}

/** Tallies are of declared rates, and of shares no more is got than there is. */
function expectTallies({ info }: Benchmark, tallies: Tallies): void {
  for (const [key, { got, of }] of Object.entries(tallies)) {
    const column = info.rates.find((rate) => rate.key === key);
    expect(column, key).toBeDefined();
    expect(got, key).toBeGreaterThanOrEqual(0);
    expect(got, key).toBeLessThanOrEqual(column?.unit === "points" ? 100 * of : of);
  }
}
