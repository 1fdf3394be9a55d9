import { describe, expect, it } from "vitest";
import { searchKit } from "@/server/benchmarks/testing/kits";
import { type Event, eventSchema, type Task } from "@/server/episodes";
import { fail, type ProblemCode } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Agent, AgentContext, AgentMode, ToolProtocol } from "../agent";
import { conformanceTask, conformanceWorld, eventsOf } from "./conformance-trip";
import { skillModels } from "./skill-models";

const LEGS: NonNullable<Task["referenceLegs"]> = [
  { origin: "Dallas", destination: "Austin", date: "2022-03-10" },
  { origin: "Austin", destination: "Dallas", date: "2022-03-12" },
];

/** The contract of agents that talk to a model, in each mode and protocol that they know, with the scripted model. */
export function modelAgentConformance(agent: Agent): void {
  if (agent.usesKit) conformsIn(agent, null, "text");
  for (const mode of agent.modes) {
    const protocols: readonly ToolProtocol[] = mode === "two-stage" ? ["text", "native"] : ["text"];
    for (const protocol of protocols) conformsIn(agent, mode, protocol);
  }
}

function conformsIn(agent: Agent, mode: AgentMode | null, protocol: ToolProtocol): void {
  const world = conformanceWorld();
  const task: Task = mode === "sole-planning" ? { ...conformanceTask, referenceLegs: LEGS } : conformanceTask;
  const play = (given: Partial<AgentContext>) => {
    const kit = agent.usesKit ? searchKit(given.world ?? world) : null;
    return eventsOf(agent, task, { world, protocol, kit, models: skillModels(), ...given });
  };
  /** Calls for vectors have no answer that could fail as the others do: words take their place. */
  const isAnswering = (event: Event) => event.type === "modelCalled" && event.role !== "embedder";
  const types = (events: readonly Event[]) => events.map((event) => event.type);

  describe(`${agent.name} ${mode === null ? "with a kit" : `in the mode ${mode}`} by ${protocol}`, () => {
    it("talks to its model, writes a plan of every day, and ends", async () => {
      const events = await play({});
      expect(types(events)[0]).toBe("task");
      expect(types(events)).toContain("modelCalled");
      expect(events.at(-1)).toEqual({ type: "ended", reason: "done" });
      expect(events.filter((event) => event.type === "ended")).toHaveLength(1);
      const written = events.findLast((event) => event.type === "planWritten");
      expect(written).toMatchObject({ readBy: "rules" });
      expect(written?.days?.map((day) => day.current_city)).toEqual([
        "from Dallas to Austin",
        "Austin",
        "from Austin to Dallas",
      ]);
    });

    it("yields events of the published shape", async () => {
      for (const event of await play({})) {
        const stored = JSON.parse(JSON.stringify(event));
        expect(eventSchema.parse(stored)).toEqual(stored);
      }
    });

    it("answers each of its tool calls once", async () => {
      const events = await play({});
      const called = events.flatMap((event) => (event.type === "toolCalled" ? [event.callId] : []));
      const answered = events.flatMap((event) => (event.type === "toolAnswered" ? [event.callId] : []));
      expect(answered).toEqual(called);
      expect(new Set(called).size).toBe(called.length);
    });

    it("makes a span of each call, with one parent, and ends what it began", async () => {
      const events = await play({});
      const parents = new Map<string, string | undefined>();
      for (const { type, spanId, parentId } of events) {
        if (["modelCalled", "toolCalled", "toolAnswered"].includes(type)) expect(spanId).toBeDefined();
        if (spanId === undefined) continue;
        expect(parents.has(spanId) ? parents.get(spanId) : parentId).toBe(parentId);
        parents.set(spanId, parentId);
      }
      const ids = (wanted: Event["type"]) => events.flatMap(({ type, spanId }) => (type === wanted ? [spanId] : []));
      expect(ids("toolAnswered")).toEqual(ids("toolCalled"));
      expect(ids("spanEnded").sort()).toEqual(ids("spanBegan").sort());
    });

    it("does the same again from the same seed", async () => {
      const quality = 0.9;
      const once = await play({ seed: 7, models: skillModels({ quality, seed: 7 }) });
      expect(await play({ seed: 7, models: skillModels({ quality, seed: 7 }) })).toEqual(once);
    });

    it("ends at once when it is aborted before it starts", async () => {
      const events = await play({ signal: AbortSignal.abort() });
      expect(types(events)).toEqual(["task", "ended"]);
      expect(events.at(-1)).toEqual({ type: "ended", reason: "cancelled" });
    });

    it("writes nothing after it is aborted on its way", async () => {
      const controller = new AbortController();
      const models = skillModels({
        answer: () => {
          controller.abort();
          return fail({ code: "cancelled", message: "This was canceled." });
        },
      });
      const events = await play({ signal: controller.signal, models });
      expect(types(events)).not.toContain("planWritten");
      expect(events.at(-1)).toEqual({ type: "ended", reason: "cancelled" });
    });

    it("ends with the time limit when its time is over, at its first call and at its last", async () => {
      const calls = (await play({})).filter(isAnswering).length;
      for (const silentFrom of [1, calls]) {
        const models = skillModels({ silentFrom });
        const events = await play({ models, timeLimitMs: 30 });
        expect(types(events)).not.toContain("planWritten");
        expect(types(events)).not.toContain("error");
        expect(events.at(-1)).toEqual({ type: "ended", reason: "time limit" });
      }
    });

    it("is cancelled, and not out of time, when both happen", async () => {
      const controller = new AbortController();
      const models = skillModels({ silentFrom: 1, onSilence: () => controller.abort() });
      const events = await play({ models, signal: controller.signal, timeLimitMs: 30 });
      expect(events.at(-1)).toEqual({ type: "ended", reason: "cancelled" });
    });

    it("turns a fault of the world into an error event and an end", async () => {
      const broken: World = {
        ...world,
        describe: () => world.describe(),
        restaurants: () => {
          throw new Error("The table is gone.");
        },
      };
      const events = await play({ world: broken });
      expect(events.at(-2)).toEqual({ type: "error", code: "internal", message: "The table is gone." });
      expect(events.at(-1)).toEqual({ type: "ended", reason: "internal" });
    });

    it("says that it needs a model where none is configured", async () => {
      const events = await play({ models: null });
      expect(events.at(-2)).toMatchObject({ type: "error", code: "model_unavailable" });
      expect(events.at(-1)).toEqual({ type: "ended", reason: "model unavailable" });
    });

    it.each<[ProblemCode, string]>([
      ["model_unavailable", "model unavailable"],
      ["over_budget", "cost limit"],
    ])("ends for its reason when the model fails at its last call: %s", async (code, reason) => {
      const whole = await play({});
      const last = whole.filter(isAnswering).length;
      const problem = { code, message: "The server is silent." };
      const models = skillModels({ answer: (call) => (call < last ? null : fail(problem)) });
      const events = await play({ models });
      expect(events.at(-2)).toEqual({ type: "error", ...problem });
      expect(events.at(-1)).toEqual({ type: "ended", reason });
      expect(types(events)).not.toContain("planWritten");
    });
  });
}
