import { describe, expect, it } from "vitest";
import type { Event } from "@/server/episodes";
import { fail, ok } from "@/server/trip";
import type { AgentContext } from "./agent";
import { react } from "./react";
import { kitAgents } from "./registry";
import { reflexion } from "./sole-planning/stepwise";
import { cot, direct } from "./sole-planning/whole-plan";
import { agentConformance } from "./testing/agent-conformance";
import { conformanceTask, eventsOf } from "./testing/conformance-trip";
import { skillModels } from "./testing/skill-models";

agentConformance(react);
agentConformance(direct);
agentConformance(cot);
agentConformance(reflexion);
for (const agent of kitAgents) agentConformance(agent);

const legs = [
  { origin: "Dallas", destination: "Austin", date: "2022-03-10" },
  { origin: "Austin", destination: "Dallas", date: "2022-03-12" },
];

/** The events of an agent whose model writes these answers in turn, the last one forever. */
function playWith(
  agent: typeof react,
  answers: readonly string[],
  { sole = false, ...context }: Partial<AgentContext> & { sole?: boolean } = {},
): Promise<Event[]> {
  const models = skillModels({ answer: (call) => ok(answers[Math.min(call, answers.length) - 1] ?? "") });
  const task = sole ? { ...conformanceTask, referenceLegs: legs } : conformanceTask;
  return eventsOf(agent, task, { models, ...context });
}

const endOf = (events: readonly Event[]) => events.at(-1);
const callsOf = (events: readonly Event[]) => events.filter((event) => event.type === "toolCalled");

describe("react with tools", () => {
  const step = (action: string) => `Thought 1: Let me see.\nAction 1: ${action}`;

  it("stops after three failed actions in a row, whatever their kind", async () => {
    const events = await playWith(react, [
      "I would rather talk.",
      step("Teleport[Austin]"),
      step("FlightSearch[Dallas]"),
    ]);
    expect(endOf(events)).toEqual({ type: "ended", reason: "invalid actions" });
    expect(callsOf(events).map((event) => event.tool)).toEqual(["none", "Teleport", "FlightSearch"]);
    expect(events.filter((event) => event.type === "toolAnswered").every((event) => !event.ok)).toBe(true);
  });

  it("stops when it takes the same action three times in a row", async () => {
    const events = await playWith(react, [step("RestaurantSearch[Austin]")]);
    expect(endOf(events)).toEqual({ type: "ended", reason: "dead loop" });
    expect(callsOf(events)).toHaveLength(3);
  });

  it("stops when it looks a third time for what is not there", async () => {
    const vain = step("FlightSearch[Dallas, Austin, 2022-03-11]");
    const other = (city: string) => step(`RestaurantSearch[${city}]`);
    const events = await playWith(react, [vain, other("Austin"), vain, other("Dallas"), vain]);
    expect(endOf(events)).toEqual({ type: "ended", reason: "dead loop" });
    expect(callsOf(events)).toHaveLength(5);
  });

  it("stops at its thirtieth step", async () => {
    const answers = Array.from({ length: 40 }, (_, index) =>
      step(index % 2 === 0 ? "RestaurantSearch[Austin]" : `NotebookWrite[Restaurants ${index}]`),
    );
    const events = await playWith(react, answers);
    expect(endOf(events)).toEqual({ type: "ended", reason: "step limit" });
    expect(callsOf(events)).toHaveLength(30);
  });

  it("shows a table until it is written down or the next search is made, and Planner only what is written down", async () => {
    const events = await playWith(react, [
      step("AttractionSearch[Austin]"),
      step("RestaurantSearch[Austin]"),
      step("NotebookWrite[Restaurants in Austin]"),
      step("Planner[Three days in Austin]"),
    ]);
    const prompts = events.flatMap((event) => (event.type === "modelCalled" ? [event] : []));
    const shown = (index: number) => prompts[index]?.messages.at(-1)?.content ?? "";
    expect(shown(2)).toContain("Restaurants in Austin:\nName");
    expect(shown(3)).not.toContain("Restaurants in Austin:\nName");
    expect(shown(1)).toContain("Attractions in Austin:\nName");
    expect(shown(2)).not.toContain("Attractions in Austin:\nName");
    expect(prompts[4]?.role).toBe("planner");
    expect(shown(4)).toContain("Restaurants in Austin:\nName");
    expect(shown(4)).not.toContain("Attractions in Austin:");
  });

  it("has the model that Planner asks called within the tool's span", async () => {
    const events = await playWith(react, [step("AttractionSearch[Austin]"), step("Planner[Three days in Austin]")]);
    const planner = events.findIndex((event) => event.type === "toolCalled" && event.tool === "Planner");
    const [called, asked, answered] = events.slice(planner, planner + 3);
    expect(asked).toMatchObject({ type: "modelCalled", role: "planner", parentId: called?.spanId });
    expect(answered).toMatchObject({ type: "toolAnswered", spanId: called?.spanId });
    expect(called?.parentId).toBeUndefined();
  });

  it("delivers nothing when nobody can read the plan, and says so", async () => {
    const events = await playWith(react, [step("Planner[Three days in Austin]"), "I am sorry, I cannot."]);
    expect(events.find((event) => event.type === "planWritten")).toEqual({
      type: "planWritten",
      text: "I am sorry, I cannot.",
      days: null,
      readBy: null,
    });
    expect(endOf(events)).toEqual({ type: "ended", reason: "done" });
  });

  it("has a plan read by the model where the rules cannot", async () => {
    const read = JSON.stringify({ days: [{ day: 1, current_city: "Austin", lunch: "Taco Stand, Austin; Cost: 9" }] });
    const events = await playWith(react, [step("Planner[Austin]"), "First we go to Austin and have tacos.", read]);
    expect(events.find((event) => event.type === "planWritten")).toMatchObject({
      readBy: "model",
      days: [{ days: 1, current_city: "Austin", lunch: "Taco Stand, Austin", dinner: "-" }],
    });
  });

  it("says so when the model that should read the plan is gone", async () => {
    const gone = fail({ code: "model_unavailable", message: "The server is silent." });
    const texts = [step("Planner[Austin]"), "First we go to Austin and have tacos."];
    const models = skillModels({ answer: (call) => (call > texts.length ? gone : ok(texts[call - 1] ?? "")) });
    const events = await eventsOf(react, conformanceTask, { models });
    expect(events.at(-3)).toMatchObject({ type: "planWritten", days: null, readBy: null });
    expect(endOf(events)).toEqual({ type: "ended", reason: "model unavailable" });
  });

  it("counts words without a call as invalid actions by the server's protocol, too", async () => {
    const events = await playWith(react, ["I would rather talk."], { protocol: "native" });
    expect(endOf(events)).toEqual({ type: "ended", reason: "invalid actions" });
    expect(callsOf(events)).toHaveLength(3);
  });
});

describe("sole planning", () => {
  it.each([direct, cot, reflexion])("refuses a task without reference legs: $name", async (agent) => {
    const events = await eventsOf(agent, conformanceTask, { models: skillModels() });
    expect(events.at(-2)).toMatchObject({ type: "error", code: "bad_input" });
    expect(endOf(events)).toEqual({ type: "ended", reason: "agent gave up" });
  });

  const enquiry = (day: string) => `Thought 1: What does it cost?\nAction 1: CostEnquiry[Day 1:\n${day}]`;

  it("tells what a day costs, and what of it cannot be found", async () => {
    const events = await playWith(
      react,
      [
        enquiry("Current City: from Dallas to Austin\nTransportation: Flight Number: F0000000\nPeople: 2"),
        enquiry("Lunch: Nowhere Inn, Austin"),
        "Action 1: Finish[Day 1:\nLunch: -]",
      ],
      { sole: true },
    );
    const answers = events.flatMap((event) => (event.type === "toolAnswered" ? [event] : []));
    expect(answers.map(({ ok: worked }) => worked)).toEqual([false, false, true]);
    expect(answers[0]?.output).toContain("there is no flight F0000000");
    expect(answers[1]?.output).toContain('there is no restaurant "Nowhere Inn, Austin"');
  });

  it("reflects on an attempt that failed, and reads the reflection in the next", async () => {
    const wrong = ["Fly there.", "Walk there.", "Swim there."];
    const finish = "Action 1: Finish[Day 1:\nCurrent City: Austin]";
    const events = await playWith(reflexion, [...wrong, "I gave no action.", finish], { sole: true });
    const prompts = events.flatMap((event) => (event.type === "modelCalled" ? [event] : []));
    expect(prompts.map(({ role }) => role)).toEqual(["planner", "planner", "planner", "reflector", "planner"]);
    expect(prompts[4]?.messages.at(-1)?.content).toContain("Reflection 1: I gave no action.");
    expect(endOf(events)).toEqual({ type: "ended", reason: "done" });
    const once = await playWith(react, [...wrong, finish], { sole: true });
    expect(endOf(once)).toEqual({ type: "ended", reason: "invalid actions" });
  });

  it("gives up after three attempts", async () => {
    const events = await playWith(reflexion, ["a", "b", "c", "r", "d", "e", "f", "r", "g", "h", "i", "r"], {
      sole: true,
    });
    expect(endOf(events)).toEqual({ type: "ended", reason: "invalid actions" });
    expect(callsOf(events)).toHaveLength(9);
  });
});
