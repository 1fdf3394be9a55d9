import { describe, expect, it } from "vitest";
import { searchKit } from "@/server/benchmarks/testing/kits";
import type { Event } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import { adapt } from "./adapt/adapt";
import type { Agent, AgentContext } from "./agent";
import { planAndSolve, reactWithKit } from "./steps/step-by-step";
import { planAndExecute } from "./subtasks/plan-and-execute";
import { tdag } from "./tdag/tdag";
import { conformanceTask, conformanceWorld, eventsOf } from "./testing/conformance-trip";
import { skillModels } from "./testing/skill-models";

const world = conformanceWorld();
const act = (action: string) => `Thought 1: Let me see.\nAction 1: ${action}`;
const LOOK = act("RestaurantSearch[Austin]");
const PLAN = "Day 1:\nCurrent City: from Dallas to Austin\nTransportation: -\n";
const TOO_LONG: Result<string> = fail({ code: "context_overflow", message: "This is too long." });

/** The events of an agent whose model answers in turn; the last answer forever, and null by the scripted skills. */
/** The scripted model reads by the encoder, which may have to be loaded on a busy machine: no test is about time. */
const PATIENCE_MS = 110_000;

function play(
  agent: Agent,
  answers: readonly (string | null | Result<string>)[],
  context: Partial<AgentContext> = {},
): Promise<Event[]> {
  const models = skillModels({
    answer: (call) => {
      const answer = answers[Math.min(call, answers.length) - 1] ?? null;
      return typeof answer === "string" ? ok(answer) : answer;
    },
  });
  return eventsOf(agent, conformanceTask, {
    world,
    kit: searchKit(world),
    models,
    timeLimitMs: PATIENCE_MS,
    ...context,
  });
}

const of = <T extends Event["type"]>(events: readonly Event[], type: T) =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
const endOf = (events: readonly Event[]) => of(events, "ended").at(-1)?.reason;
/** Of the models that answer. */
const promptsOf = (events: readonly Event[]) =>
  of(events, "modelCalled").flatMap(({ role, messages }) => (role === "embedder" ? [] : [messages]));
const namesOf = (events: readonly Event[], kind: "agent" | "subtask") =>
  of(events, "spanBegan").flatMap((span) => (span.kind === kind ? [span.name] : []));

describe("steps with a kit", () => {
  it("end early by an answer that is repeated, and the plan is asked for all the same", async () => {
    const events = await play(reactWithKit, [LOOK, LOOK, PLAN]);
    expect(endOf(events)).toBe("dead loop");
    expect(of(events, "toolCalled")).toHaveLength(2);
    expect(of(events, "planWritten")).toHaveLength(1);
  });

  it("end early by three actions in a row that do not work, calls of tools that the kit has not among them", async () => {
    const events = await play(reactWithKit, [
      "I would rather talk.",
      act("execute_sql[SELECT 1]"),
      act("CitySearch[X]"),
      PLAN,
    ]);
    expect(endOf(events)).toBe("invalid actions");
    expect(of(events, "toolCalled").map(({ tool }) => tool)).toEqual(["none", "execute_sql", "CitySearch"]);
  });

  it("end at the twentieth", async () => {
    const answers = Array.from({ length: 20 }, (_, at) =>
      act(`${at % 2 ? "Restaurant" : "Attraction"}Search[${at % 4 < 2 ? "Austin" : "Dallas"}]`),
    );
    const events = await play(reactWithKit, [...answers, PLAN]);
    expect(endOf(events)).toBe("step limit");
    expect(
      of(events, "spanBegan")
        .map(({ name }) => name)
        .at(-1),
    ).toBe("Step 20");
  });

  it("end by a prompt that is too long, and the plan is asked for without the last observation", async () => {
    const events = await play(reactWithKit, [LOOK, TOO_LONG, PLAN]);
    expect(endOf(events)).toBe("context overflow");
    expect(of(events, "planWritten")).toHaveLength(1);
    const asked = JSON.stringify(promptsOf(events).at(-1));
    expect(asked).toContain("too long to be shown");
    expect(asked).not.toContain("Restaurants in Austin:");
  });

  it("end by over() however it is written, and a plan that cannot be read is sent back once", async () => {
    for (const over of ["over()", "over[]", "over", "`over()`"]) {
      const events = await play(reactWithKit, [act(over), "I have no plan.", "None at all."]);
      expect(endOf(events)).toBe("done");
      expect(of(events, "planWritten")).toEqual([expect.objectContaining({ text: "None at all.", days: null })]);
      expect(promptsOf(events).at(-1)?.at(-2)).toEqual({ role: "assistant", content: "I have no plan." });
    }
  });

  it("keep the plan of Plan-and-Solve in sight", async () => {
    const events = await play(planAndSolve, ["1. Look at restaurants.", LOOK, act("over[]"), PLAN]);
    for (const prompt of promptsOf(events).slice(1, 3)) {
      expect(JSON.stringify(prompt)).toContain("The plan of the work:\\n1. Look at restaurants.");
    }
  });
});

const subtasks = (...names: string[]) =>
  JSON.stringify({ subtasks: names.map((name) => ({ name, goal: `Do ${name}.` })) });

describe("subtasks", () => {
  it("of plan-and-execute stay as they are when one fails, and later ones see what came of it", async () => {
    const answers = [subtasks("A", "B"), act("fail[There is none.]"), act("over[Found.]"), PLAN];
    const events = await play(planAndExecute, answers);
    expect(namesOf(events, "subtask")).toEqual(["A", "B"]);
    expect(JSON.stringify(promptsOf(events)[2])).toContain("A (failed):\\nThere is none.");
    expect(of(events, "spanEnded").map(({ status }) => status)).toContain("failed");
    expect(endOf(events)).toBe("done");
  });

  it("are the whole task where the planner names none, and a plan that is nowhere is asked for twice more", async () => {
    const events = await play(planAndExecute, ["None.", "None.", act("over[Found.]"), "No plan."]);
    expect(namesOf(events, "subtask")).toEqual(["The whole task"]);
    expect(promptsOf(events)).toHaveLength(6);
  });

  it("of adapt are made where the whole failed, and the first of those joined by or that succeeds is enough", async () => {
    const parts = (logic: string) => JSON.stringify({ logic, ...JSON.parse(subtasks("A", "B")) });
    const [no, yes] = [act("fail[No.]"), act("over[Yes.]")];
    const or = await play(adapt, [no, parts("or"), yes, PLAN]);
    expect(namesOf(or, "subtask")).toEqual(["The whole task", "A"]);
    const and = await play(adapt, [no, parts("and"), yes, yes, PLAN]);
    expect(namesOf(and, "subtask")).toEqual(["The whole task", "A", "B"]);
  });

  it("of adapt are split at three levels and no more", async () => {
    const parts = JSON.stringify({ logic: "and", ...JSON.parse(subtasks("Part")) });
    const no = act("fail[No.]");
    const events = await play(adapt, [no, parts, no, parts, no, PLAN]);
    expect(namesOf(events, "subtask")).toEqual(["The whole task", "Part", "Part"]);
    expect(endOf(events)).toBe("done");
  });
});

describe("tdag", () => {
  const agent = JSON.stringify({
    role: "You look for lodgings in Austin.",
    toolDocuments: "Only AccommodationSearch[City].",
  });
  const learned = JSON.stringify({ name: "Lodgings", detail: "Find lodgings", solution: "AccommodationSearch" });

  it("rewrites the remaining subtasks after each one", async () => {
    const answers = [
      subtasks("A", "B"),
      agent,
      act("over[Found.]"),
      learned,
      subtasks("C"),
      agent,
      act("over[C.]"),
      learned,
    ];
    const events = await play(tdag, [
      ...answers,
      JSON.stringify({ decision: "discard", replaces: "", ...JSON.parse(learned) }),
      subtasks(),
      PLAN,
    ]);
    expect(namesOf(events, "subtask")).toEqual(["A", "C"]);
    expect(of(events, "skillStored").map(({ skill }) => skill.name)).toEqual(["Lodgings"]);
  });

  it("has sub-agents with a prompt and documents of their own, skills of earlier trials and of this one", async () => {
    const skills = [{ name: "Hotels", detail: "Do A", solution: "Ask for Austin." }];
    const events = await play(tdag, [subtasks("A"), agent, act("over[Found.]")], { skills });
    const prompt = JSON.stringify(promptsOf(events)[2]);
    expect(prompt).toContain("You look for lodgings in Austin.");
    expect(prompt).toContain("Only AccommodationSearch[City].");
    expect(prompt).not.toContain("FlightSearch[");
    expect(prompt).toContain("Solution: Ask for Austin.");
  });

  it("finds skills by vectors, and says where words take their place", async () => {
    const skills = [{ name: "Hotels", detail: "Do A", solution: "Ask for Austin." }];
    const events = await play(tdag, [subtasks("A"), agent, act("over[Found.]")], { skills });
    expect(of(events, "modelCalled").filter(({ role }) => role === "embedder").length).toBeGreaterThan(0);
    expect(of(events, "modelReplaced")).toEqual([]);
    expect(of(events, "skillStored").every(({ skill }) => skill.embedding?.vector.length === 64)).toBe(true);
    const models = skillModels({ embed: null });
    const worded = await play(tdag, [null], { skills, models });
    expect(of(worded, "modelReplaced")).toMatchObject([{ role: "embedder", by: "counts of words" }]);
    expect(of(worded, "modelCalled").some(({ role }) => role === "embedder")).toBe(false);
    expect(endOf(worded)).toBe("done");
  });

  it("lets a sub-agent hand on part of its subtask, whose agent cannot", async () => {
    const answers = [
      subtasks("A"),
      agent,
      act("assign[Find a hotel.]"),
      agent,
      act("assign[Find a hotel.]"),
      act("over[Hotel.]"),
    ];
    const events = await play(tdag, [...answers, learned, act("over[All.]"), learned]);
    expect(namesOf(events, "subtask")).toEqual(["A", "Find a hotel."]);
    expect(of(events, "toolCalled").map(({ tool }) => tool)).toEqual(["assign"]);
    expect(JSON.stringify(promptsOf(events)[7])).toContain("Observation 1: Hotel.");
  });

  it.each([
    ["agent-generation", "Agent generator"],
    ["skill-library", "Skill summarizer"],
  ])("does without %s", async (part, name) => {
    expect(namesOf(await play(tdag, [null]), "agent")).toContain(name);
    const events = await play(tdag, [null], { without: [part] });
    expect(namesOf(events, "agent")).not.toContain(name);
    expect(endOf(events)).toBe("done");
  });

  it("keeps to its first subtasks without dynamic decomposition", async () => {
    const events = await play(tdag, [null], { without: ["dynamic-decomposition"] });
    expect(namesOf(events, "agent").filter((name) => name === "Main agent")).toHaveLength(1);
    expect(namesOf(events, "subtask")).toHaveLength(2);
  });
});
