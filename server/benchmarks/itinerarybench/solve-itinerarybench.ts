import { planTimed, type TimedAction, type TimedPlan, type TimedProblem } from "@/server/planner";
import { formatPlanAction, type ItinerarybenchTask, readPlanTime } from "@/server/scoring";
import { fail, ok, type Result } from "@/server/trip";
import type { World } from "@/server/worlds";
import { scoredProblem, scoredWithinWords, wordedProblem } from "./problem-of-task";
import { readDescription, type WordedTask } from "./read-description";

export interface SolveOptions {
  /** `scored`: the best score by the paper's formula; `text`: what the words ask, scored or not. */
  readonly objective: "scored" | "text";
  /** For one task, all searches together. */
  readonly timeLimitMs: number;
  readonly signal?: AbortSignal;
}

export interface SolvedTask {
  /** In the published format. */
  readonly plan: readonly string[];
  /** Minutes from the start to the end, or hundredths of a yuan, by `minimized`. */
  readonly value: number;
  readonly minimized: "time" | "money";
  /** True: no plan is better by the objective. Else none is below `bound`. */
  readonly proven: true | { readonly bound: number };
  /** What of the words the plan does not keep, in sentences. */
  readonly unkept: readonly string[];
  readonly ms: number;
}

/**
 * Plans one task of ItineraryBench exactly. Synchronous and up to `timeLimitMs` long: a server runs it in a worker. Every
 * action takes time, time moves forward only, and everything asked is done. Fails where the text or a place is not known.
 */
export function solveItinerarybench(world: World, task: ItinerarybenchTask, options: SolveOptions): Result<SolvedTask> {
  const begin = performance.now();
  const solved = options.objective === "scored" ? solveScored(world, task, options) : solveText(world, task, options);
  return solved.ok ? ok(solvedTask(solved.value, begin)) : solved;
}

/** The same for what was read of a text by other means. */
export function solveWorded(
  world: World,
  worded: WordedTask,
  options: Omit<SolveOptions, "objective">,
): Result<SolvedTask> {
  const begin = performance.now();
  const solved = solveWords(world, worded, options);
  return solved.ok ? ok(solvedTask(solved.value, begin)) : solved;
}

function solvedTask({ plan, problem, unkept }: Solution, begin: number): SolvedTask {
  const { value, proven, actions } = plan;
  const ms = performance.now() - begin;
  return { plan: actions.map(written), value, minimized: problem.minimize, proven, unkept, ms };
}

interface Solution {
  readonly plan: TimedPlan;
  readonly problem: TimedProblem;
  readonly unkept: readonly string[];
}

const NOT_SCORED = "The simulator checks less than the words ask; the plan keeps what is checked.";

/** What of a task's time its search may take: reading, looking at the clock and writing the plan down take the rest. */
export const SEARCH_SHARE = 0.95;

/** The plan within the words where none scores higher, else the best by the simulator's rules. */
function solveScored(world: World, task: ItinerarybenchTask, options: SolveOptions): Result<Solution> {
  const problem = scoredProblem(task, world);
  if (!problem.ok) return problem;
  const offset = problem.value.start.time;
  const worthOf = (plan: TimedPlan) => (problem.value.minimize === "time" ? plan.end - offset : plan.costMinor);
  const { timeLimitMs } = options;
  const begin = performance.now();
  const worded = readDescription(task.description);
  let kept: Solution | null = null;
  if (worded.ok) {
    const end = readPlanTime(task.simulator.end_time);
    const within = scoredWithinWords(problem.value, wordedProblem(worded.value, world), end);
    const found = planTimed(within, world, { ...limits(options, timeLimitMs / 3), prove: false });
    if (found.ok && found.value.status === "plan") {
      const plan = { ...found.value, value: worthOf(found.value) };
      kept = { plan, problem: problem.value, unkept: [] };
      if (plan.value <= problem.value.goodEnough) return ok({ ...kept, plan: { ...plan, proven: true } });
    }
  }
  const found = planTimed(problem.value, world, limits(options, timeLimitMs - (performance.now() - begin)));
  if (!found.ok) return found;
  if (found.value.status === "none") return kept === null ? noPlan(task) : ok(kept);
  if (kept !== null && kept.plan.value <= found.value.value) {
    return ok({ ...kept, plan: { ...kept.plan, proven: found.value.proven } });
  }
  return ok({ plan: found.value, problem: problem.value, unkept: [NOT_SCORED] });
}

/** The best plan by the words of the text, which follow the benchmark's templates. */
function solveText(world: World, task: ItinerarybenchTask, options: SolveOptions): Result<Solution> {
  const worded = readDescription(task.description);
  return worded.ok ? solveWords(world, worded.value, options) : worded;
}

/** The best plan by the words; where none keeps all of them, the end of the window is given up first. */
function solveWords(world: World, worded: WordedTask, options: Omit<SolveOptions, "objective">): Result<Solution> {
  const problem = wordedProblem(worded, world);
  const relaxed: { problem: TimedProblem; unkept: string[] }[] = [
    { problem, unkept: [] },
    { problem: { ...problem, latestEnd: null }, unkept: ["No plan ends within the days that the text names."] },
  ];
  for (const { problem: tried, unkept } of relaxed) {
    const found = planTimed(tried, world, limits(options, options.timeLimitMs / relaxed.length));
    if (!found.ok) return found;
    if (found.value.status !== "plan") continue;
    const { actions } = found.value;
    // The plan begins with the first thing done: the time before the trip is nobody's stay.
    const plan = { ...found.value, actions: actions[0]?.kind === "stay" ? actions.slice(1) : actions };
    return ok({ plan, problem: tried, unkept });
  }
  return fail({ code: "not_found", message: "No plan was found for what the text asks." });
}

function limits({ signal }: Pick<SolveOptions, "signal">, timeLimitMs: number) {
  return { timeLimitMs, isCancelled: () => signal?.aborted ?? false };
}

function noPlan({ id }: ItinerarybenchTask): Result<never> {
  return fail({ code: "not_found", message: `No plan was found for task ${id}.` });
}

function written(action: TimedAction): string {
  const { begin, end } = action;
  switch (action.kind) {
    case "stay":
      return formatPlanAction({ name: "stay_in", city: action.city, begin, end });
    case "visit":
      return formatPlanAction({ name: "visit", place: action.place, begin, end });
    case "walk":
      return formatPlanAction({ name: "go_to_place", origin: action.from, destination: action.to, begin, end });
    case "train":
      return formatPlanAction({
        ...{ name: "go_to_city", origin: action.from, destination: action.to, begin, end, ticket: action.number },
      });
  }
}
