import { describe, expect, it } from "vitest";
import type { Event, ModelMessage, Task } from "@/server/episodes";
import type { ReceivedPrompt } from "@/server/models/scripted";
import { scoreTravelplanner, type TravelplannerQuery } from "@/server/scoring";
import { callTool, createNotebook, referenceCalls, type ToolContext, toolNamed } from "@/server/tools";
import { fail, ok } from "@/server/trip";
import type { Agent, ToolProtocol } from "./agent";
import { react } from "./react";
import { reflexion } from "./sole-planning/stepwise";
import { cot, direct } from "./sole-planning/whole-plan";
import { conformanceTask, conformanceWorld, eventsOf } from "./testing/conformance-trip";
import { type SkillModelsOptions, skillModels } from "./testing/skill-models";

const world = conformanceWorld();
const alone = conformanceTask;
const given: Task = {
  ...conformanceTask,
  referenceLegs: [
    { origin: "Dallas", destination: "Austin", date: "2022-03-10" },
    { origin: "Austin", destination: "Dallas", date: "2022-03-12" },
  ],
};
const query: TravelplannerQuery = {
  ...{ idx: 1, level: "easy", org: "Dallas", dest: "Austin", days: 3, visiting_city_number: 1, people_number: 1 },
  query: conformanceTask.text,
  date: ["2022-03-10", "2022-03-11", "2022-03-12"],
  budget: 3000,
  local_constraint: { "house rule": null, cuisine: null, "room type": null, transportation: null },
};

function isPassed(events: readonly Event[]): boolean {
  const days = events.findLast((event) => event.type === "planWritten")?.days ?? null;
  return scoreTravelplanner(world, query, days).final;
}

function blanked(prompt: ReceivedPrompt, observation: string): ReceivedPrompt {
  const messages = prompt.messages.map(
    (message): ModelMessage => ({ ...message, content: message.content.replaceAll(observation, "") }),
  );
  return { ...prompt, messages };
}

/** What was found by the calls of an episode, or by those that the reference information is made of. */
async function foundBy(events: readonly Event[], task: Task): Promise<string[]> {
  const called = events.flatMap((event) => (event.type === "toolCalled" ? [event] : []));
  const calls = task.referenceLegs === undefined ? called : referenceCalls(task.referenceLegs);
  const context: ToolContext = {
    ...{ world, notebook: createNotebook(), signal: new AbortController().signal },
    writePlan: async () => fail({ code: "internal", message: "Nothing is planned here." }),
  };
  const searches = calls.filter(({ tool }) => toolNamed(tool)?.kind === "search");
  const answers = await Promise.all(searches.map(({ tool, input }) => callTool(tool, input, context)));
  return [...new Set(answers.flatMap(({ empty, observation }) => (empty ? [] : [observation])))];
}

const firstLine = (observation: string) => observation.split("\n")[0] ?? "";

/** The first line of each answer without which an agent passes all the same. */
async function notNeeded(agent: Agent, task: Task, options: Options): Promise<string[]> {
  const { protocol = "text", answer } = options;
  const play = (alter?: (prompt: ReceivedPrompt) => ReceivedPrompt) =>
    eventsOf(agent, task, { world, protocol, models: skillModels({ answer, alter }) });
  const whole = await play();
  expect(isPassed(whole)).toBe(true);
  const found = await foundBy(whole, task);
  expect(found.map(firstLine).sort()).toEqual([
    ...["Accommodations in Austin:", "Attractions in Austin:", "Flights from Austin to Dallas on 2022-03-12:"],
    ...["Flights from Dallas to Austin on 2022-03-10:", "Restaurants in Austin:"],
  ]);
  const without = async (observation: string) =>
    isPassed(await play((prompt) => blanked(prompt, observation))) ? [firstLine(observation)] : [];
  return (await Promise.all(found.map(without))).flat();
}

interface Options {
  readonly protocol?: ToolProtocol;
  /** What the model answers in place of the scripted one; null leaves it to that. */
  readonly answer?: SkillModelsOptions["answer"];
}

describe("a plan by the scripted model", () => {
  it.each<[string, Agent, Task, ToolProtocol]>([
    ["react, tools called in text", react, alone, "text"],
    ["react, tools called natively", react, alone, "native"],
    ["react, sole planning", react, given, "text"],
    ["reflexion", reflexion, given, "text"],
    ["direct", direct, given, "text"],
    ["cot", cot, given, "text"],
  ])("passes with every answer and fails without any one of them: %s", async (_name, agent, task, protocol) => {
    expect(await notNeeded(agent, task, { protocol })).toEqual([]);
  });

  it("would be found out if it came from elsewhere than the prompt", async () => {
    const whole = await eventsOf(direct, given, { world, models: skillModels() });
    const gold = whole.findLast((event) => event.type === "planWritten")?.text ?? "";
    expect(await notNeeded(direct, given, { answer: () => ok(gold) })).toHaveLength(5);
  });
});
