import { afterAll, describe, expect, it } from "vitest";
import type { Event, EventOf } from "@/server/episodes";
import { oneModelConfig, openModels } from "@/server/models";
import { faultServers, says } from "@/server/models/testing/fault-server";
import { react } from "./react";
import { conformanceTask, eventsOf } from "./testing/conformance-trip";

const { serve, close } = faultServers();
afterAll(close);

/** What react does with a server that answers so, in turn. */
async function playedWith(...texts: readonly [string, ...string[]]): Promise<readonly Event[]> {
  const [first, ...others] = texts.map(says);
  if (first === undefined) throw new Error("The server has something to say.");
  const { baseUrl } = await serve(first, ...others);
  const config = oneModelConfig("tiny", { baseUrl, model: "tiny", contextTokens: 8_192 });
  return eventsOf(react, conformanceTask, { models: openModels({ config, purpose: "benchmark", seed: 1 }) });
}

const callsIn = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === "toolCalled" ? [{ tool: event.tool, input: event.input }] : []));

describe("an agent whose model thinks aloud or talks around its actions", () => {
  it.each([
    [
      "thinks of another action",
      "<think>Action 1: CitySearch[Ohio]</think>\nThought 1: Look.\nAction 1: CitySearch[Texas]",
    ],
    ["thinks without having begun to", "Action 1: CitySearch[Ohio]\n</think>\nAction 1: CitySearch[Texas]"],
    ["talks before it acts", "Sure! Action: CitySearch[Texas]"],
    ["writes the input on a line of its own", 'Thought: Look.\nAction: CitySearch\nAction Input: {"state": "Texas"}'],
    ["names its arguments", 'Action 1: CitySearch(state="Texas")'],
    ["fences its answer", "```\nThought 1: Look.\nAction 1: CitySearch[Texas]\n```"],
  ])("that %s does what it says", async (_, text) => {
    const [first] = callsIn(await playedWith(text));
    expect(first).toEqual({ tool: "CitySearch", input: { state: "Texas" } });
  });

  it("that only thinks of an action takes none", async () => {
    const events = await playedWith("<think>Action 1: CitySearch[Ohio]");
    expect(callsIn(events).map(({ tool }) => tool)).toEqual(["none", "none", "none"]);
    const called = events.filter((event): event is EventOf<"modelCalled"> => event.type === "modelCalled");
    expect(called.map(({ problem }) => problem?.code)).toEqual(Array(3).fill("bad_model_answer"));
  });
});

describe("an agent whose prompt is longer than its model's context", () => {
  it("ends for that reason, no matter who finds out", async () => {
    const refusal = JSON.stringify({ error: { message: "This model's maximum context length is 8192 tokens." } });
    const { baseUrl } = await serve((response) => {
      response.writeHead(400, { "content-type": "application/json" }).end(refusal);
    });
    for (const contextTokens of [8_192, 256]) {
      const config = oneModelConfig("tiny", { baseUrl, model: "tiny", contextTokens });
      const models = openModels({ config, purpose: "benchmark", seed: 1 });
      const events = await eventsOf(react, conformanceTask, { models });
      expect(events.at(-1)).toEqual({ type: "ended", reason: "context overflow" });
    }
  });
});
