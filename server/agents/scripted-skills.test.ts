import { describe, expect, it } from "vitest";
import type { EventOf, Task } from "@/server/episodes";
import { createDial, type ReceivedPrompt, replyTo, skills } from "@/server/models/scripted";
import { readerPrompt } from "./plan-text/reader-prompt";
import { react } from "./react";
import { reflectionPrompt } from "./sole-planning/prompts";
import { cot, direct } from "./sole-planning/whole-plan";
import { conformanceTask, conformanceWorld, eventsOf } from "./testing/conformance-trip";
import { skillModels } from "./testing/skill-models";

const sole: Task = {
  ...conformanceTask,
  referenceLegs: [
    { origin: "Dallas", destination: "Austin", date: "2022-03-10" },
    { origin: "Austin", destination: "Dallas", date: "2022-03-12" },
  ],
};

async function promptsOf(agent: typeof react, task: Task): Promise<ReceivedPrompt[]> {
  const events = await eventsOf(agent, task, { models: skillModels() });
  const calls = events.filter((event): event is EventOf<"modelCalled"> => event.type === "modelCalled");
  return calls.map(({ messages }) => ({ messages, tools: [], temperature: 0 }));
}

const dial = () => createDial(1, "seed");

describe("the scripted model", () => {
  it("has exactly one skill for each prompt of TravelPlanner's agents", async () => {
    const prompts = [
      ...(await promptsOf(react, conformanceTask)),
      ...(await promptsOf(react, sole)),
      ...(await promptsOf(direct, sole)),
      ...(await promptsOf(cot, sole)),
      { ...readerPrompt("Go there and eat."), tools: [], temperature: 0 },
      { ...reflectionPrompt(sole, [], "dead loop"), tools: [], temperature: 0 },
    ];
    expect(prompts.length).toBeGreaterThan(15);
    for (const prompt of prompts) {
      expect(skills.filter((skill) => skill.recognises(prompt)).map(({ name }) => name)).toHaveLength(1);
    }
  });

  it("follows from the prompt alone: nothing is kept between two, and a copy of the words is as good", async () => {
    const prompts = [...(await promptsOf(react, conformanceTask)), ...(await promptsOf(direct, sole))];
    const replies = await Promise.all(prompts.map((prompt) => replyTo(prompt, dial(), skills)));
    const copies: ReceivedPrompt[] = JSON.parse(JSON.stringify(prompts));
    const again = await Promise.all([...copies].reverse().map((prompt) => replyTo(prompt, dial(), skills)));
    expect(again.reverse()).toEqual(replies);
  });

  it("thinks before the plan when it is told to think step by step", async () => {
    const [prompt] = await promptsOf(cot, sole);
    const text = prompt === undefined ? "" : (await replyTo(prompt, dial(), skills)).text;
    expect(text.indexOf("$3000")).toBeLessThan(text.indexOf("Day 1:"));
    expect(text).toMatch(/^The trip starts in Dallas/);
  });

  it("looks back on what went wrong", async () => {
    const steps = [{ written: "Thought 1: Go.\nAction 1: Walk[]", observation: "There is no such action." }];
    const prompt = { ...reflectionPrompt(sole, steps, "invalid actions"), tools: [], temperature: 0 };
    const { text } = await replyTo(prompt, dial(), skills);
    expect(text).toContain("invalid actions");
    expect(text).toContain("There is no such action.");
  });

  it("writes one plan while it makes no mistakes, and many with its dial down", async () => {
    const world = conformanceWorld();
    const plans = async (quality: number) => {
      const episodes = await Promise.all(
        [0, 1, 2, 3, 4, 5, 6, 7].map((seed) =>
          eventsOf(direct, sole, { world, models: skillModels({ quality, seed }) }),
        ),
      );
      return new Set(episodes.map((events) => events.findLast((event) => event.type === "planWritten")?.text));
    };
    expect((await plans(1)).size).toBe(1);
    expect((await plans(0.8)).size).toBeGreaterThan(4);
  });
});
