import { describe, expect, it } from "vitest";
import { type Event, eventSchema } from "@/server/episodes";
import { requestSchema } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Agent, AgentContext } from "../agent";
import { conformanceTask, conformanceWorld, eventsOf } from "./conformance-trip";
import { modelAgentConformance } from "./model-agent-conformance";

const givenRequest = requestSchema.parse({
  origin: "Dallas",
  destination: { kind: "cities", cities: [{ name: "Austin" }] },
  returnTo: "Dallas",
  dates: { kind: "fixed", start: "2022-03-10", days: 3 },
  people: 1,
  demands: {},
});

/** The contract of `Agent`, for every implementation: those that read the world themselves, and those that talk to a model. */
export function agentConformance(agent: Agent): void {
  if (agent.needsModel) modelAgentConformance(agent);
  else plannerConformance(agent);
}

const typesOf = (events: readonly Event[]) => events.map((event) => event.type);

function plannerConformance(agent: Agent): void {
  const world = conformanceWorld();

  describe(`${agent.name} as an agent`, () => {
    it("reads the text, proposes a plan, has it verified and ends", async () => {
      const events = await eventsOf(agent, conformanceTask, { world });
      expect(typesOf(events)).toEqual(["task", "said", "requestChanged", "planProposed", "planVerified", "ended"]);
      expect(events.at(-1)).toEqual({ type: "ended", reason: "done" });
    });

    it("plans a request that is given without reading the text", async () => {
      const events = await eventsOf(agent, { ...conformanceTask, text: "", request: givenRequest }, { world });
      expect(typesOf(events)).toEqual(["task", "requestChanged", "planProposed", "planVerified", "ended"]);
    });

    it("asks for what it must know, and ends", async () => {
      const events = await eventsOf(agent, { ...conformanceTask, text: "I would like to travel." }, { world });
      expect(typesOf(events)).toEqual(["task", "said", "asked", "ended"]);
      expect(events.at(-1)).toEqual({ type: "ended", reason: "done" });
    });

    it("yields events of the published shape", async () => {
      for (const event of await eventsOf(agent, conformanceTask, { world })) {
        expect(eventSchema.parse(JSON.parse(JSON.stringify(event)))).toEqual(JSON.parse(JSON.stringify(event)));
      }
    });

    it("does the same again from the same seed", async () => {
      const once = await eventsOf(agent, conformanceTask, { world, seed: 7 });
      expect(await eventsOf(agent, conformanceTask, { world, seed: 7 })).toEqual(once);
    });

    it("ends at once when it is aborted before it starts", async () => {
      const events = await eventsOf(agent, conformanceTask, { world, signal: AbortSignal.abort() });
      expect(typesOf(events)).toEqual(["task", "ended"]);
      expect(events.at(-1)).toEqual({ type: "ended", reason: "cancelled" });
    });

    it("proposes nothing after it is aborted on its way", async () => {
      const controller = new AbortController();
      const seen: Event[] = [];
      const context: AgentContext = {
        ...{ world, timeLimitMs: 10_000, seed: 0, signal: controller.signal },
        ...{ models: null, protocol: "text", kit: null, without: [], skills: [] },
      };
      for await (const event of agent.run(conformanceTask, context)) {
        seen.push(event);
        if (event.type === "requestChanged") controller.abort();
      }
      expect(typesOf(seen)).toEqual(["task", "said", "requestChanged", "ended"]);
      expect(seen.at(-1)).toEqual({ type: "ended", reason: "cancelled" });
    });

    it("turns a fault of the world into an error event and an end", async () => {
      const broken: World = {
        ...world,
        describe: () => world.describe(),
        restaurants: () => {
          throw new Error("The table is gone.");
        },
      };
      const events = await eventsOf(agent, { ...conformanceTask, request: givenRequest }, { world: broken });
      expect(typesOf(events).slice(-2)).toEqual(["error", "ended"]);
      expect(events.at(-2)).toMatchObject({ type: "error", code: "internal", message: "The table is gone." });
      expect(events.at(-1)).toEqual({ type: "ended", reason: "internal" });
    });
  });
}
