import { type Agent, agents } from "@/server/agents";
import type { Event, Task } from "@/server/episodes";
import { COMMONSENSE_LABELS, HARD_LABELS } from "@/server/scoring";
import { referenceCalls } from "@/server/tools";
import { fail, objectiveSchema, ok, type Result } from "@/server/trip";
import type { RunSettings } from "@/server/views";
import { todayIn, type World } from "@/server/worlds";
import { type BoundAgent, defineBenchmark, type Submission } from "../benchmark";
import { counted } from "../runner/episode-figures";
import { requestOfQuery } from "./gold-request";
import { SEARCH_KIT_PROMPTS, searchKit } from "./kit";
import { failuresOfPlan } from "./plan-failures";
import { publishedPlanOf, publishedRules, verdictOf } from "./scorer";
import { readSubmission } from "./submission";
import { describeQuery, importQueries, LEGS_FILE, type QueryTask, queryTaskSchema } from "./tasks";

const INPUTS = ["query", "gold"] as const;
const OBJECTIVES = objectiveSchema.options;

/** TravelPlanner (Xie et al. 2024): multi-day trips between US cities, eight commonsense rules and five hard constraints. */
export const travelplanner = defineBenchmark<QueryTask>({
  info: {
    name: "travelplanner",
    title: "TravelPlanner",
    about:
      "Trips of three to seven days in the United States, scored by the published rules: eight commonsense checks, and the hard constraints that a query asks for.",
    rates: [
      rate("delivery", "Delivery", "Delivery", null, 0),
      rate("commonsenseMicro", "CS micro", "Commonsense", "micro", 0),
      rate("commonsenseMacro", "CS macro", "Commonsense", "macro", 0),
      rate("hardMicro", "Hard micro", "Hard constraints", "micro", 0),
      rate("hardMacro", "Hard macro", "Hard constraints", "macro", 0),
      rate("final", "Final pass", "Final pass", null, 0),
    ],
    ranking: ["final", "hardMacro", "commonsenseMacro", "hardMicro", "commonsenseMicro"],
    facets: [
      { key: "level", label: "Level", values: ["easy", "medium", "hard"] },
      { key: "days", label: "Days", values: [] },
    ],
    checks: Object.entries({ ...COMMONSENSE_LABELS, ...HARD_LABELS }).map(([key, label]) => ({ key, label })),
    inputs: [
      { key: "query", label: "The query's sentence" },
      { key: "gold", label: "The query's structured fields" },
    ],
    objectives: OBJECTIVES.map((key) => ({ key, label: key })),
    world: "travelplanner",
    runOptions: [],
    taskOptions: [
      {
        key: "queries",
        label: "Queries",
        about: "published queries, JSON Lines",
        isRequired: true,
        kind: "file",
        choices: null,
      },
      {
        key: "legs",
        label: "Reference legs",
        about: "reference legs for sole planning (default: reference_legs.csv next to the queries)",
        isRequired: false,
        kind: "file",
        choices: null,
        siblingFile: LEGS_FILE,
      },
      {
        key: "set",
        label: "Set",
        about: "part of the legs that the queries are of (default: as their file's name says)",
        isRequired: false,
        kind: "choice",
        choices: ["train", "validation"],
      },
    ],
    format: {
      file: "submission.jsonl",
      about: "plans, JSON Lines; rows are matched by idx when present, else by position",
      option: "submission",
      rows: "plans",
    },
    scorerOption: null,
  },
  agents: agents.map(fitting),
  content: queryTaskSchema,
  importTasks: importQueries,
  aboutTask: describeQuery,
  given: ({ query, legs }, settings) => (settings?.mode === "sole-planning" ? [query, legs] : query),
  input: taskOf,
  kit: (_, world) => searchKit(world),
  kitPrompts: SEARCH_KIT_PROMPTS,
  sees: seesOf,
  scorers: [publishedRules],
  failures: ({ query }, task, events, world) => failuresOfPlan(task, verdictOf(query, events, world), world),
  neededCalls: ({ legs }) =>
    legs === null
      ? null
      : counted(referenceCalls(legs).flatMap(({ tool, input }) => (input.mode === "taxi" ? [] : [tool]))),
  readSubmission: submissionOf,
  submissionLine: ({ query }, events) => ({ idx: query.idx, query: query.query, plan: publishedPlanOf(events) }),
  names: ({ query }) => ({ idx: query.idx }),
});

function rate(key: string, label: string, group: string, average: "micro" | "macro" | null, ofNothing: number) {
  return { key, label, group, average, unit: "share" as const, meanOf: null, ofNothing };
}

/** Agents that talk to a model read the query; the others take its structured fields as well. */
function fitting(agent: Agent): BoundAgent<QueryTask> {
  return {
    agent,
    inputs: agent.needsModel ? ["query"] : INPUTS,
    objectives: agent.needsModel ? [] : OBJECTIVES,
  };
}

/** What the agent is asked; a problem where the structured fields are no request, or sole planning has no legs. */
function taskOf({ query, legs }: QueryTask, settings: RunSettings, world: World): Result<Task> {
  const isGiven = settings.mode === "sole-planning";
  if (isGiven && legs === null) {
    const message = `Sole planning needs the reference legs of every query, and query ${query.idx} has none. Import the queries with their legs.`;
    return fail({ code: "bad_input", message });
  }
  const objective = objectiveSchema.nullable().safeParse(settings.objective).data ?? "preferences";
  const task = {
    id: String(query.idx),
    text: query.query,
    today: todayIn(world.describe()),
    request: null,
    objective,
    referenceLegs: isGiven && legs !== null ? legs : undefined,
  };
  if (settings.input !== "gold") return ok(task);
  const request = requestOfQuery(query);
  if (request.ok) return ok({ ...task, request: request.value });
  return fail({ ...request.problem, message: `Query ${query.idx} has no request: ${request.problem.message}` });
}

function seesOf({ input, mode, protocol }: RunSettings, agent: string): string {
  const task = input === "gold" ? "The query's structured fields" : "The query's sentence";
  if (mode === "sole-planning") return `${task} and the reference information of its cities.`;
  if (mode === "two-stage" || protocol !== null) return `${task}, and what its own calls of tools find in the world.`;
  return `${task} and the whole world (${agent} reads it itself).`;
}

function submissionOf(file: string, contents: readonly QueryTask[]): Result<Submission> {
  const read = readSubmission(
    file,
    contents.map(({ query }) => query),
  );
  if (!read.ok) return read;
  const { plans, notes } = read.value;
  return ok({ notes, plans: plans.map((plan) => (plan === null || plan.length === 0 ? null : [written(plan)])) });
}

/** A plan as an episode keeps it: whatever is in it, as JSON. */
function written(plan: readonly Readonly<Record<string, unknown>>[]): Event {
  const text = JSON.stringify(plan, null, 2);
  return { type: "planWritten", text, days: JSON.parse(text), readBy: "rules" };
}
