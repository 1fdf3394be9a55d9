import { type Agent, episodeOf } from "@/server/agents";
import type { EndReason, Event } from "@/server/episodes";
import type { ItinerarybenchTask } from "@/server/scoring";
import type { RunSettings } from "@/server/views";
import { planWritten } from "./plan-events";
import { SEARCH_SHARE, type SolvedTask, solveItinerarybench } from "./solve-itinerarybench";

/** As on every benchmark: exact, and it says how far from optimal a plan may be. */
export const solver: Agent = {
  name: "solver",
  description:
    "Plans timed actions exactly: the best score that is possible honestly, or the best plan by the words of the text. Proven optimal, or with the gap that is left.",
  needsModel: false,
  modes: [],
  parts: [],
  prompts: [],
  run: (task, context) => episodeOf(task, context, withoutTask),
};

/** The same for a task that it knows. It holds up its process for as long as the context allows. */
export function solveTask(content: ItinerarybenchTask, { objective }: RunSettings): Agent {
  return {
    ...solver,
    run: (task, context) =>
      episodeOf(task, context, function* (): Generator<Event, EndReason> {
        const { world, timeLimitMs, signal } = context;
        const wanted = objective === "text" ? "text" : "scored";
        const solved = solveItinerarybench(world, content, {
          ...{ objective: wanted, timeLimitMs: timeLimitMs * SEARCH_SHARE, signal },
        });
        if (!solved.ok) {
          yield { type: "error", code: solved.problem.code, message: solved.problem.message };
          return "agent gave up";
        }
        yield { type: "thought", text: proofWords(solved.value) };
        yield planWritten(solved.value.plan);
        return "done";
      }),
  };
}

// biome-ignore lint/correctness/useYield: it does nothing that is an event.
function* withoutTask(): Generator<Event, EndReason> {
  return "agent gave up";
}

/** How good the plan is known to be, and what of the words it does not keep. */
export function proofWords({ value, minimized, proven, unkept }: SolvedTask): string {
  const amount = (of: number) => (minimized === "time" ? `${of} minutes` : `${(of / 100).toFixed(2)} yuan`);
  const proof =
    proven === true
      ? `No plan takes less than ${amount(value)}.`
      : `The plan takes ${amount(value)}; no plan takes less than ${amount(proven.bound)}.`;
  return [proof, ...unkept].join(" ");
}
