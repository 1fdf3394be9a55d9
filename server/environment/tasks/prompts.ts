import type { TaskKit } from "@/server/agents";
import type { Task } from "@/server/episodes";
import { promptText } from "@/server/models";

const BY_TOOLS =
  "Act through your tools alone. Hand the plan in with propose_itinerary; words of yours outside of it do not count.";

/** What an agent is told of a task that ends with a plan: the same words that the benchmark gives its own agents. */
export function planningPrompt(kit: TaskKit, task: Task): string {
  return [promptText(kit.background), BY_TOOLS, promptText(kit.planFormat), promptText(kit.request(task))].join("\n\n");
}

export const ELICITATION_PROMPT =
  "A traveler tells you about a trip. Find out what matters to them: ask with say, one thing at a time, the most important first, and call finish once you know enough. Each question costs a little of the traveler's patience, and asking what they have said already brings nothing.";

/** Someone is there to be asked, and the plan is wanted too. */
export function jointPrompt(kit: TaskKit): string {
  const whatFor =
    "A traveler tells you about a trip, but not all that matters to them. Ask with say, one thing at a time, look up what there is with your tools, and hand in a plan that suits them, within their budget.";
  return [whatFor, promptText(kit.background), BY_TOOLS, promptText(kit.planFormat)].join("\n\n");
}
