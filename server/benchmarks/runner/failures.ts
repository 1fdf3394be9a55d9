import type { Event, EventOf, EventType } from "@/server/episodes";
import { TOOL_NAMES } from "@/server/tools";
import type { FailureKind, FaultSide } from "@/server/views";

type Failure = EventOf<"failureFound">;

/**
 * What went wrong in an episode with its tools and how it ended, each kind once (TravelPlanner, Figure 2). An agent's fault unless its
 * surroundings failed (a silent model, a fault of a tool) or the task cannot be done.
 */
export function failuresOfWork(events: readonly Event[]): Failure[] {
  return [...failuresWithTools(events), ...failureOfEnd(events)];
}

function failure(kind: FailureKind, side: FaultSide, detail: string): Failure {
  return { type: "failureFound", kind, side, detail };
}

const KNOWN_ACTIONS: readonly string[] = [...TOOL_NAMES, "CostEnquiry", "Finish"];

function failuresWithTools(events: readonly Event[]): Failure[] {
  const wrongly = allOf(events, "toolAnswered").filter((answer) => !answer.ok && !isFaultOfTool(answer));
  const failed = new Set(wrongly.map(({ callId }) => callId));
  const calls = allOf(events, "toolCalled").filter(({ callId }) => failed.has(callId));
  const invalid = calls.filter(({ tool }) => !KNOWN_ACTIONS.includes(tool));
  const wrong = calls.filter(({ tool }) => KNOWN_ACTIONS.includes(tool));
  const written = ({ tool, input }: EventOf<"toolCalled">) => `${tool} ${JSON.stringify(input).slice(0, 120)}`;
  const firstOf = (kind: FailureKind, some: typeof calls, what: string) =>
    some.slice(0, 1).map((first) => failure(kind, "agent", `${some.length} ${what}, the first: ${written(first)}`));
  return [
    ...firstOf("invalid action", invalid, "actions were none"),
    ...firstOf("argument error", wrong, "calls did not work"),
  ];
}

/** Problems that say what is wrong with a call; any other is the tool's own: it did not start, or it was full. */
const OF_CALLS = ["bad_input", "not_found"];

function isFaultOfTool({ output }: EventOf<"toolAnswered">): boolean {
  const code = typeof output === "object" && output !== null && "code" in output ? output.code : null;
  return typeof code === "string" && !OF_CALLS.includes(code);
}

function failureOfEnd(events: readonly Event[]): Failure[] {
  const reason = allOf(events, "ended").at(-1)?.reason;
  const error = allOf(events, "error").at(-1)?.message ?? "";
  const noPlan = allOf(events, "noPlanFound").at(-1);
  const asked = allOf(events, "asked").at(-1);
  switch (reason) {
    case "invalid actions":
      return [failure("dead loop: invalid actions", "agent", "Three actions in a row failed.")];
    case "dead loop":
      return [failure("dead loop: same action", "agent", "The same action was repeated over and over.")];
    case "step limit":
      return [failure("step limit", "agent", "The steps were used up.")];
    case "token limit":
    case "cost limit":
    case "time limit":
      return [failure("limit", "agent", `The ${reason} was reached.`)];
    case "context overflow":
      return [failure("context overflow", "agent", error)];
    case "model unavailable":
      return [failure("model unavailable", "environment", error)];
    case "internal":
      return [failure("internal", "environment", error)];
    case "agent gave up":
      return [failure("no plan", "agent", error || "The agent gave up.")];
  }
  // A proof that there is no plan finds fault with the task.
  if (noPlan !== undefined) return [failure("no plan", noPlan.proven ? "task" : "agent", noPlan.explanation)];
  if (asked !== undefined && isUnanswered(events)) {
    return [failure("unclear", "agent", `It asked for ${asked.questions.map(({ field }) => field).join(", ")}.`)];
  }
  const written = allOf(events, "planWritten").at(-1);
  return written?.days === null && written.actions == null
    ? [failure("no plan", "agent", "What was written contains no readable plan.")]
    : [];
}

/** Whether the agent's question is the last that was said. */
export function isUnanswered(events: readonly Event[]): boolean {
  return events.findLast(({ type }) => type === "asked" || type === "said")?.type === "asked";
}

function allOf<T extends EventType>(events: readonly Event[], type: T): EventOf<T>[] {
  const isWanted = (event: Event): event is EventOf<T> => event.type === type;
  return events.filter(isWanted);
}
