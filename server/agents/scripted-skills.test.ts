import { describe, expect, it } from "vitest";
import type { Task } from "@/server/episodes";
import { filledPrompt, type PromptOfFile, SHIPPED_PROMPTS } from "@/server/models";
import { type ReceivedPrompt, replyTo, skills } from "@/server/models/scripted";
import { readerPrompt } from "./plan-text/reader-prompt";
import { react } from "./react";
import { reflectionPrompt } from "./sole-planning/prompts";
import { cot, direct } from "./sole-planning/whole-plan";
import { conformanceTask, eventsOf } from "./testing/conformance-trip";
import { skillModels } from "./testing/skill-models";

const sole: Task = {
  ...conformanceTask,
  referenceLegs: [
    { origin: "Dallas", destination: "Austin", date: "2022-03-10" },
    { origin: "Austin", destination: "Dallas", date: "2022-03-12" },
  ],
};

async function promptsOf(agent: typeof react, task: Task): Promise<ReceivedPrompt[]> {
  const prompts: ReceivedPrompt[] = [];
  const alter = (prompt: ReceivedPrompt) => {
    prompts.push(prompt);
    return prompt;
  };
  await eventsOf(agent, task, { models: skillModels({ alter }) });
  return prompts;
}

function received(asked: PromptOfFile): ReceivedPrompt {
  const { name = null, messages } = filledPrompt(asked, SHIPPED_PROMPTS);
  return { prompt: name, messages, tools: [] };
}

describe("the scripted model", () => {
  it("has a skill for each prompt of TravelPlanner's agents", async () => {
    const prompts = [
      ...(await promptsOf(react, conformanceTask)),
      ...(await promptsOf(react, sole)),
      ...(await promptsOf(direct, sole)),
      ...(await promptsOf(cot, sole)),
      received(readerPrompt("Go there and eat.")),
      received(reflectionPrompt(sole, [], "dead loop")),
    ];
    expect(prompts.length).toBeGreaterThan(12);
    for (const prompt of prompts) {
      expect(Object.keys(skills)).toContain(prompt.prompt);
    }
  });

  it("follows from the prompt alone: nothing is kept between two, and a copy of the words is as good", async () => {
    const prompts = [...(await promptsOf(react, conformanceTask)), ...(await promptsOf(direct, sole))];
    const replies = await Promise.all(prompts.map((prompt) => replyTo(prompt, skills)));
    const copies: ReceivedPrompt[] = JSON.parse(JSON.stringify(prompts));
    const again = await Promise.all([...copies].reverse().map((prompt) => replyTo(prompt, skills)));
    expect(again.reverse()).toEqual(replies);
  });
});
