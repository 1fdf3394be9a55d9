import { isDeepStrictEqual } from "node:util";
import type { EpisodeStore, Event, EventOf, RecordedEvent } from "@/server/episodes";

const PAGE = 50;

export interface FirstDifference {
  /** How many events, from the first, say the same. */
  readonly same: number;
  /** The first that differ; null where that episode had ended. Both null: the episodes say the same to their ends. */
  readonly left: RecordedEvent | null;
  readonly right: RecordedEvent | null;
}

/**
 * Where two episodes part: the first events that say something different. Prompts, answers, calls of tools and their results count;
 * ids, which model answered, and what it took do not.
 */
export async function firstDifference(
  episodes: Pick<EpisodeStore, "events">,
  leftId: string,
  rightId: string,
): Promise<FirstDifference> {
  for (let same = 0; ; ) {
    const page = { after: same - 1, limit: PAGE };
    const [lefts, rights] = [await episodes.events(leftId, page), await episodes.events(rightId, page)];
    for (let at = 0; at < Math.max(lefts.length, rights.length); at++) {
      const [left = null, right = null] = [lefts[at], rights[at]];
      if (left === null || right === null || !saySame(left.event, right.event)) return { same, left, right };
      same += 1;
    }
    if (lefts.length < PAGE) return { same, left: null, right: null };
  }
}

/** Whether two events say the same, in whatever order their fields are kept. */
export function saySame(left: Event, right: Event): boolean {
  return isDeepStrictEqual(contentOf(left), contentOf(right));
}

function contentOf({ spanId: _, parentId: __, ...event }: Event): unknown {
  switch (event.type) {
    case "task":
      return { ...event, task: { ...event.task, id: "" } };
    case "toolCalled":
    case "toolAnswered":
      return { ...event, callId: "" };
    case "branched":
      return { ...event, from: "" };
    case "modelCalled":
      return contentOfCall(event);
    default:
      return event;
  }
}

/** The prompt and the answer. A failure counts by its kind: its message names servers and times. */
function contentOfCall({ type, role, messages, answer, problem }: EventOf<"modelCalled">): unknown {
  const withoutIds = (calls: readonly { tool: string; input: unknown }[] = []) =>
    calls.map(({ tool, input }) => ({ tool, input }));
  return {
    type,
    role,
    messages: messages.map((message) => {
      if (message.role === "assistant") return { ...message, toolCalls: withoutIds(message.toolCalls) };
      return message.role === "tool" ? { ...message, callId: "" } : message;
    }),
    answer: answer && { text: answer.text, toolCalls: withoutIds(answer.toolCalls) },
    problem: problem?.code ?? null,
  };
}
