import { type Agent, episodeOf } from "@/server/agents";
import type { EndReason, Event } from "@/server/episodes";
import { formatPlanAction, type ItinerarybenchTask, readPlanTime } from "@/server/scoring";
import { planWritten } from "./plan-events";

/**
 * A plan that does nothing but stay for one minute where the task begins. Level 1 has no item for what a plan leaves out, so its
 * score shows what points of the released scorer are worth (README of the data, quirk 1: 64.28 over all 364 tasks).
 */
export function doNothingPlan({ simulator }: Pick<ItinerarybenchTask, "simulator">): string[] {
  const begin = readPlanTime(simulator.begin_time) ?? 0;
  return [formatPlanAction({ name: "stay_in", city: simulator.origin_city, begin, end: begin + 1 })];
}

/** A row that every other is to be read against. */
export const doesNothing: Agent = {
  name: "does-nothing",
  description: "Stays for one minute where the task begins, and stops: what doing nothing scores.",
  needsModel: false,
  modes: [],
  parts: [],
  prompts: [],
  run: (task, context) => episodeOf(task, context, () => handIn([])),
};

/** The same for a task that it knows. */
export function doNothingOn(content: ItinerarybenchTask): Agent {
  return { ...doesNothing, run: (task, context) => episodeOf(task, context, () => handIn(doNothingPlan(content))) };
}

function* handIn(plan: readonly string[]): Generator<Event, EndReason> {
  yield planWritten(plan);
  return "done";
}
