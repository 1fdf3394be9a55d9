import { agents } from "@/server/agents";
import { ok } from "@/server/trip";
import { todayIn } from "@/server/worlds";
import { defineBenchmark } from "../benchmark";
import { toPublishedPlan } from "../travelplanner/published-plan";
import { handedIn } from "./handed-in";
import { importOwnTasks } from "./import-tasks";
import { OWN_KIT_PROMPTS, ownKit } from "./kit";
import { readOwnPlans } from "./plans";
import { asNamed, CHECKS, SCORERS } from "./scorers/registry";
import { type OwnTask, ownTaskSchema, SCORER_NAMES } from "./task";

/** Tasks that a researcher wrote, in any world, each with the scorer that it names. */
export const custom = defineBenchmark<OwnTask>({
  info: {
    name: "custom",
    title: "Own tasks",
    about:
      "Tasks of your own from a CSV or JSON Lines file. Each names how it is scored: by its demands, or by an expected answer.",
    rates: [
      rate("delivery", "Delivery", "Delivery", null),
      rate("checksMicro", "Checks micro", "Checks", "micro"),
      rate("checksMacro", "Checks macro", "Checks", "macro"),
      rate("passed", "Passed", "Passed", null),
    ],
    ranking: ["passed", "checksMacro", "checksMicro", "delivery"],
    facets: [
      { key: "scorer", label: "Scorer", values: [...SCORER_NAMES] },
      { key: "group", label: "Group", values: [] },
    ],
    checks: CHECKS,
    inputs: [],
    objectives: [],
    world: "sample",
    runOptions: [],
    taskOptions: [
      {
        key: "tasks",
        label: "Tasks",
        about: "tasks, CSV or JSON Lines",
        kind: "file",
        isRequired: true,
        choices: null,
      },
      {
        key: "scorer",
        label: "Scorer",
        about: "of tasks that name none (default: delivered)",
        kind: "choice",
        isRequired: false,
        choices: [...SCORER_NAMES],
      },
    ],
    format: {
      file: "plans.jsonl",
      about: "plans, JSON Lines: id with plan (days) or answer (words)",
      option: "plans",
      rows: "tasks",
    },
    scorerOption: null,
  },
  // There are no reference legs: agents that plan from those alone have nothing to plan from.
  agents: agents
    .filter(({ modes }) => modes.length === 0 || modes.includes("two-stage"))
    .map((agent) => ({ agent, inputs: [], objectives: [] })),
  content: ownTaskSchema,
  importTasks: importOwnTasks,
  aboutTask: (task) => ({
    id: task.id,
    text: task.text,
    facets: { group: "all", ...task.facets, scorer: task.scorer },
    counts: SCORERS[task.scorer].counts(task),
  }),
  // What is expected is the scorer's: agents see the text.
  given: ({ id, text, today }) => ({ id, text, today }),
  input: ({ id, text, today }, _, world) =>
    ok({ id, text, today: today ?? todayIn(world.describe()), request: null, objective: null }),
  kit: ownKit,
  kitPrompts: OWN_KIT_PROMPTS,
  sees: (_, agent) => `The task's text, and the world (${agent}).`,
  scorers: [asNamed],
  failures: () => [],
  neededCalls: () => null,
  readSubmission: readOwnPlans,
  submissionLine({ id }, events) {
    const { itinerary, days, words } = handedIn(events);
    return { id, plan: itinerary === null ? days : toPublishedPlan(itinerary), answer: words };
  },
  names: ({ id }) => ({ id }),
});

function rate(key: string, label: string, group: string, average: "micro" | "macro" | null) {
  return { key, label, group, average, unit: "share" as const, meanOf: null, ofNothing: 0 };
}
