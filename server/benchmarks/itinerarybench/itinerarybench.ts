import { kitAgents } from "@/server/agents";
import type { Task } from "@/server/episodes";
import { type ItinerarybenchTask, itinerarybenchTaskSchema } from "@/server/scoring";
import { fail, ok, type Result } from "@/server/trip";
import type { RateColumn, RunSettings } from "@/server/views";
import type { World } from "@/server/worlds";
import { type BenchmarkTask, defineBenchmark, type Submission, type TaskFiles } from "../benchmark";
import { doesNothing, doNothingOn } from "./do-nothing";
import { failuresOfActions } from "./failures";
import { hybrid } from "./hybrid/hybrid";
import { COMPUTING_KIT, COMPUTING_KIT_PROMPTS } from "./kit";
import { plannedActions, planWritten } from "./plan-events";
import { readItinerarybenchPlans } from "./plans";
import { paperFormula, releasedCode } from "./scorer";
import { solver, solveTask } from "./solver";
import { readItinerarybenchTasks } from "./tasks";

const POINTS = { average: null, unit: "points", meanOf: null, ofNothing: null } as const;
const SHARE = { average: null, unit: "share", meanOf: null, ofNothing: 0 } as const;
const TYPES: readonly RateColumn[] = [1, 2, 3].map((type) => ({
  key: `type${type}`,
  label: `Type ${type}`,
  group: `Type ${type}`,
  ...POINTS,
}));

/** ItineraryBench (Wang et al. 2024, section 3): timed actions between seven Chinese cities, scored in three levels. */
export const itinerarybench = defineBenchmark<ItinerarybenchTask>({
  info: {
    name: "itinerarybench",
    title: "ItineraryBench",
    about:
      "Timed trips by train between Chinese cities, scored by simulation: 60 points for what can be executed, 20 for the constraints, 20 for time or money, each level only when those before it are full.",
    rates: [
      ...TYPES,
      { key: "average", label: "Average", group: "Average", ...POINTS, meanOf: TYPES.map(({ key }) => key) },
      { key: "perfect", label: "100 points", group: "100 points", ...SHARE },
      { key: "perfectLevels12", label: "Levels 1 and 2 full", group: "Levels 1 and 2 full", ...SHARE },
    ],
    ranking: ["average", "perfectLevels12", "perfect"],
    facets: [
      { key: "type", label: "Type", values: ["1", "2", "3"] },
      { key: "limit", label: "Scored", values: ["time", "money"] },
    ],
    checks: [
      { key: "executable", label: "Executable (level 1)" },
      { key: "constraints", label: "Constraints (level 2)" },
    ],
    inputs: [],
    objectives: [
      { key: "scored", label: "What is scored" },
      { key: "text", label: "What the text asks" },
    ],
    world: "itinerarybench",
    runOptions: [],
    taskOptions: [
      { key: "tasks", label: "Tasks", about: "tasks, JSON Lines", isRequired: true, kind: "file", choices: null },
    ],
    format: {
      file: "plans.jsonl",
      about: "plans, JSON Lines: id and plan, a list of actions",
      option: "plans",
      rows: "tasks",
    },
    scorerOption: "formula",
  },
  agents: [
    { agent: solver, inputs: [], objectives: ["scored", "text"], bind: solveTask },
    { agent: hybrid, inputs: [], objectives: [] },
    { agent: doesNothing, inputs: [], objectives: [], bind: doNothingOn },
    ...kitAgents.map((agent) => ({ agent, inputs: [], objectives: [] })),
  ],
  content: itinerarybenchTaskSchema,
  importTasks: tasksOf,
  aboutTask,
  given: (task) => task,
  input: askedOf,
  kit: () => COMPUTING_KIT,
  kitPrompts: COMPUTING_KIT_PROMPTS,
  sees: ({ protocol }, agent) =>
    protocol === null ? `The task's text (${agent}).` : "The task's text, and what its own calls of tools find.",
  scorers: [paperFormula, releasedCode],
  failures: (task, _, events, world) => failuresOfActions(task, events, world),
  neededCalls: () => null,
  readSubmission,
  submissionLine: ({ id }, events) => ({ id, plan: plannedActions(events) ?? [] }),
  names: ({ id }) => ({ id }),
});

function tasksOf({ tasks }: TaskFiles): Result<ItinerarybenchTask[]> {
  if (tasks === undefined) return fail({ code: "bad_input", message: "Name the file of tasks." });
  return readItinerarybenchTasks(tasks);
}

function aboutTask({ id, type, description, simulator }: ItinerarybenchTask): Omit<BenchmarkTask, "content"> {
  return {
    id,
    text: description.trim(),
    facets: { type: String(type), limit: simulator.limit },
    counts: ["executable", "constraints"],
  };
}

/** Agents see the text alone. A world without the city of origin is another benchmark's. */
function askedOf({ id, description, simulator }: ItinerarybenchTask, _: RunSettings, world: World): Result<Task> {
  const { origin_city: city, begin_time: begin } = simulator;
  if (world.gazetteer.city(city) === undefined) {
    const message = `The world ${world.describe().name} has no city ${city}, where task ${id} begins. Do the world and the tasks belong together?`;
    return fail({ code: "bad_input", message });
  }
  return ok({ id, text: description, today: begin.slice(0, "YYYY-MM-DD".length), request: null, objective: null });
}

function readSubmission(file: string, tasks: readonly ItinerarybenchTask[]): Result<Submission> {
  const read = readItinerarybenchPlans(file, tasks);
  if (!read.ok) return read;
  const { plans, notes } = read.value;
  return ok({ notes, plans: plans.map((plan) => (plan.length === 0 ? null : [planWritten(plan)])) });
}
