import { type Agent, agents } from "@/server/agents";
import type { Task } from "@/server/episodes";
import { TRAJECTORY_RUBRICS, type TrajectoryRubric } from "@/server/scoring/verifier";
import { fail, objectiveSchema, ok, type Result } from "@/server/trip";
import type { RateColumn, RunSettings } from "@/server/views";
import { type World, worldOn } from "@/server/worlds";
import { type BoundAgent, defineBenchmark } from "../benchmark";
import { failuresOfAnswer } from "./failures";
import { generateTasks } from "./generate/generate";
import { deeptravelKit, KIT_PROMPTS } from "./kit";
import { QUOTED } from "./quoted";
import { trajectoryLevel } from "./scorer";
import { answerLine, importTasks, readAnswers } from "./submission";
import { type DeeptravelTask, deeptravelTaskSchema, SETS } from "./task";

const INPUTS = ["text", "request"] as const;
const OBJECTIVES = objectiveSchema.options;

const RUBRIC_LABELS: Readonly<Record<TrajectoryRubric, string>> = {
  complete: "Complete",
  intent: "Intent",
  logic: "Logic",
  constraints: "Constraints",
  requirements: "Requirements",
  wayOut: "Way out",
};

/** Task sets after DeepTravel (2025): synthetic queries without and with constraints, and people's own words, in any world. */
export const deeptravel = defineBenchmark<DeeptravelTask>({
  info: {
    name: "deeptravel",
    title: "DeepTravel",
    about:
      "Trips asked for without and with constraints, and in people's own words, generated in any world. The exact planner says which can be met; plans pass by the six rubrics of the verifier's trajectory level.",
    rates: [
      rate("delivery", "Delivery", "Delivery"),
      rate("final", "Final pass", "Final pass"),
      rate("solvable", "With a plan", "Final pass by task"),
      rate("unsolvable", "Without a plan", "Final pass by task"),
      rate("rubrics", "Rubrics", "Rubrics", "micro"),
      rate("calls", "Calls that worked", "Tools", "micro"),
      rate("grounded", "Grounded turns", "Turn level", "micro"),
      rate("consistent", "Consistent turns", "Turn level", "micro"),
      rate("bothLevels", "Both levels", "Both levels"),
    ],
    ranking: ["final", "rubrics", "delivery"],
    facets: [
      { key: "set", label: "Set", values: [...SETS] },
      { key: "solvable", label: "Has a plan", values: ["yes", "no", "unknown"] },
    ],
    checks: TRAJECTORY_RUBRICS.map((key) => ({ key, label: RUBRIC_LABELS[key] })),
    inputs: [
      { key: "text", label: "The traveler's words" },
      { key: "request", label: "What they ask for, in fields" },
    ],
    objectives: OBJECTIVES.map((key) => ({ key, label: key })),
    world: "sample",
    runOptions: [],
    taskOptions: [
      {
        ...{ key: "tasks", label: "Tasks", about: "tasks, JSON Lines as `tasks generate deeptravel` writes them" },
        ...{ isRequired: true, kind: "file", choices: null },
      },
    ],
    format: {
      file: "answers.jsonl",
      about: "answers, JSON Lines: id with answer, as the prompt asks for it",
      option: "answers",
      rows: "tasks",
    },
    scorerOption: null,
    quoted: QUOTED,
  },
  // There are no reference legs: agents that plan from those alone have nothing to plan from.
  agents: agents.filter(({ modes }) => modes.length === 0 || modes.includes("two-stage")).map(fitting),
  content: deeptravelTaskSchema,
  importTasks,
  generate: (world, seed) => generateTasks({ world, seed }),
  aboutTask: ({ id, text, set, label }) => ({
    ...{ id, text, counts: [...TRAJECTORY_RUBRICS] },
    facets: { set, solvable: label === null ? "unknown" : label.solvable ? "yes" : "no" },
  }),
  given: ({ id, text, today, request }, settings) => ({
    ...{ id, text, today },
    ...(settings?.input === "request" && { request }),
  }),
  worldOf: ({ today }, world) => worldOn(world, today),
  input: taskOf,
  kit: deeptravelKit,
  kitPrompts: KIT_PROMPTS,
  sees: seesOf,
  scorers: [trajectoryLevel],
  failures: (task, _, events, world) => failuresOfAnswer(task, events, world),
  neededCalls: () => null,
  readSubmission: readAnswers,
  submissionLine: answerLine,
  names: ({ id }) => ({ id }),
});

function rate(key: string, label: string, group: string, average: RateColumn["average"] = null): RateColumn {
  return { key, label, group, average, unit: "share", meanOf: null, ofNothing: null };
}

/** Agents that talk to a model read the words; the others take the fields as well. */
function fitting(agent: Agent): BoundAgent<DeeptravelTask> {
  return {
    agent,
    inputs: agent.needsModel ? ["text"] : INPUTS,
    objectives: agent.needsModel ? [] : OBJECTIVES,
  };
}

/** What the agent is asked; a problem where the world has other records than the tasks were made in. */
function taskOf(
  { id, text, today, request, world: made }: DeeptravelTask,
  settings: RunSettings,
  world: World,
): Result<Task> {
  const { name, hash } = world.describe();
  if (hash !== made.hash) {
    const message = `These tasks were made in the world ${made.name} with other records than ${name} has now: generate them again.`;
    return fail({ code: "bad_input", message });
  }
  const objective = objectiveSchema.nullable().safeParse(settings.objective).data ?? "preferences";
  return ok({ id, text, today, request: settings.input === "request" ? request : null, objective });
}

function seesOf({ input, mode, protocol }: RunSettings, agent: string): string {
  const task = input === "request" ? "What the traveler asks for, in fields" : "The traveler's words";
  if (mode !== null || protocol !== null) return `${task}, and what its own calls of tools find in the world.`;
  return `${task} and the whole world (${agent} reads it itself).`;
}
