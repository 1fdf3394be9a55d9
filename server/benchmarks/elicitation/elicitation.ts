import { SIMULATED_TODAY } from "@/server/elicitation/training";
import { readJsonLines, type Task } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import { dialogRecordSchema, populationSchema, type RateColumn, type RunSettings } from "@/server/views";
import type { World } from "@/server/worlds";
import { type BenchmarkTask, defineBenchmark, type Submission } from "../benchmark";
import { apecScorer, recordOf } from "./apec-scorer";
import { ALL_POLICIES, choosePolicy, shippedPolicy } from "./choose-policy";
import { eventsOfRecord } from "./dialog-events";
import { policyAgent } from "./policy-agent";
import { report, sourceOf } from "./report";
import { dialogOptionsOf, RUN_OPTIONS } from "./run-options";
import { type Traveler, taskId, travelerSchema, travelersOf } from "./traveler";

/** What policies know of simulated travelers after asking them (APEC-Travel, section 4). */
export const elicitation = defineBenchmark<Traveler>({
  info: {
    name: "elicitation",
    title: "Elicitation",
    about:
      "Dialogs with simulated travelers whose wishes are hidden (APEC-Travel): what is right in the notes in the end, how well it was asked, and the reward that weighs both.",
    rates: [
      rate("reward", "Reward (of 100)", "Reward", "points"),
      rate("accuracyCritical", "Critical right", "Critical entries right", "share"),
      rate("accuracyOverall", "All right", "All entries right", "share"),
      rate("efficiencyCritical", "Critical per round", "Critical entries right per round", "share"),
      rate("efficiencyOverall", "All per round", "All entries right per round", "share"),
      rate("planPriority", "Plan (of 5)", "Plan and priority", "points"),
      rate("proactive", "Proactive (of 5)", "Proactive", "points"),
      rate("clarification", "Clarification (of 5)", "Clarification", "points"),
      rate("total", "Agentic (of 15)", "Agentic total", "points"),
      rate("rounds", "Rounds", "Rounds", "points"),
      rate("wasted", "Wasted rounds", "Rounds without a question", "share"),
    ],
    ranking: ["reward", "accuracyCritical", "total"],
    facets: [
      { key: "simulator", label: "Simulator", values: ["main", "second"] },
      { key: "population", label: "Population", values: [...populationSchema.options] },
    ],
    checks: [],
    inputs: [],
    objectives: [],
    world: "sample",
    runOptions: [...RUN_OPTIONS],
    taskOptions: [
      option("travelers", "Travelers", "how many, of the evaluation set: 1 to 1000", true),
      option("seed", "Seed", "of the travelers and their answers (default: 1)"),
      {
        ...option("simulator", "Simulator", "who speaks (default: main)"),
        kind: "choice",
        choices: ["main", "second"],
      },
      {
        ...option(
          "population",
          "Population",
          "what makes entries critical: learned, what policies learned from (default), or shifted",
        ),
        kind: "choice",
        choices: [...populationSchema.options],
      },
      option("vague", "Vague answers", "their share, 0 to 1 (default: 0.15)"),
    ],
    format: {
      file: "dialogs.jsonl",
      about: "dialogs, JSON Lines as `bench` writes them; what they say of scores is not read",
      option: "dialogs",
      rows: "dialogs",
    },
    scorerOption: null,
  },
  agents: ALL_POLICIES.map((name) => policyAgent(shippedPolicy(name))),
  agentWith(name, options) {
    const policy = choosePolicy(name);
    if (!policy.ok) return policy;
    const parts = dialogOptionsOf(options);
    return parts.ok ? ok(policyAgent(policy.value, parts.value, options)) : parts;
  },
  threaded: true,
  report,
  source: sourceOf,
  content: travelerSchema,
  importTasks: travelersOf,
  aboutTask,
  given: (traveler) => traveler,
  input: askedOf,
  kit: () => null,
  kitPrompts: [],
  sees: seesOf,
  scorers: [apecScorer()],
  failures: () => [],
  neededCalls: () => null,
  readSubmission,
  submissionLine: recordOf,
  names: ({ index }) => ({ traveler: index }),
});

function rate(key: string, label: string, group: string, unit: RateColumn["unit"]): RateColumn {
  return { key, label, group, unit, average: null, meanOf: null, ofNothing: null };
}

function option(key: string, label: string, about: string, isRequired = false) {
  return { key, label, about, isRequired, kind: "number" as const, choices: null };
}

function textOf({ index, seed, simulator, population }: Traveler): string {
  return `Ask traveler ${index} of the evaluation set (seed ${seed}, ${simulator} simulator, ${population} population).`;
}

function aboutTask(traveler: Traveler): Omit<BenchmarkTask, "content"> {
  const { simulator, population } = traveler;
  return { id: taskId(traveler), text: textOf(traveler), facets: { simulator, population }, counts: [] };
}

/** The traveler speaks first; the agent is given no words before. */
function askedOf(traveler: Traveler, _: RunSettings, world: World): Result<Task> {
  if (world.gazetteer.cities.length < 2) {
    const message = `The world ${world.describe().name} has fewer than two cities: no traveler has a trip there.`;
    return fail({ code: "bad_input", message });
  }
  return ok({
    id: taskId(traveler),
    text: textOf(traveler),
    today: SIMULATED_TODAY,
    request: null,
    objective: null,
  });
}

function seesOf(_: RunSettings, agent: string): string {
  return agent === "oracle"
    ? "The traveler's words, and which entries are critical: a bound, not a policy."
    : "The traveler's words, and nothing of who the traveler is.";
}

/** Dialogs of another system, by their ids. */
function readSubmission(file: string, travelers: readonly Traveler[]): Result<Submission> {
  const read = readJsonLines(file, dialogRecordSchema);
  if (!read.ok) return read;
  const records = new Map(read.value.map((record) => [record.id, record]));
  const plans = travelers.map((traveler) => {
    const record = records.get(taskId(traveler));
    return record === undefined || record.turns.length === 0 ? null : eventsOfRecord(record);
  });
  const known = new Set(travelers.map(taskId));
  const unknown = [...records.keys()].filter((id) => !known.has(id)).length;
  const notes = unknown === 0 ? [] : [`${unknown} dialogs are with no traveler of these tasks; they were left out.`];
  return ok({ plans, notes });
}
