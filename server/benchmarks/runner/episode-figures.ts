import { z } from "zod";
import type { Event, EventOf, EventType } from "@/server/episodes";
import { type ReferenceLeg, referenceCalls } from "@/server/tools";

/** What an episode took. */
export interface EpisodeFigures {
  readonly modelCalls: number;
  readonly retries: number;
  /** Prompts and answers together. */
  readonly tokens: number | "unknown";
  readonly costUsd: number | "unknown";
  /** Calls by tool. */
  readonly toolCalls: Readonly<Record<string, number>>;
  /** Entries of the notebook by the search that they come from: what TravelPlanner's Table 5 counts. */
  readonly written: Readonly<Record<string, number>>;
}

const writtenSchema = z.object({ tool: z.string() });

export function figuresOf(events: readonly Event[]): EpisodeFigures {
  const calls = allOf(events, "modelCalled");
  const called = allOf(events, "toolCalled");
  const notes = new Set(called.filter(({ tool }) => tool === "NotebookWrite").map(({ callId }) => callId));
  const answers = allOf(events, "toolAnswered").filter((answer) => answer.ok && notes.has(answer.callId));
  return {
    modelCalls: calls.length,
    retries: calls.reduce((sum, call) => sum + call.retries, 0),
    tokens: sumOrUnknown(calls.flatMap((call) => [call.promptTokens, call.completionTokens])),
    costUsd: sumOrUnknown(calls.map((call) => call.costUsd)),
    toolCalls: counted(called.map(({ tool }) => tool)),
    written: counted(answers.flatMap(({ output }) => writtenSchema.safeParse(output).data?.tool ?? [])),
  };
}

/** The searches that the reference plan of a query needs: each leg by air and by road once, and each city's three lists. */
export function neededSearches(legs: readonly ReferenceLeg[]): Record<string, number> {
  return counted(referenceCalls(legs).flatMap(({ tool, input }) => (input.mode === "taxi" ? [] : [tool])));
}

/** How often each name comes. */
export function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** A sum that one unknown part makes unknown. */
export function sumOrUnknown(parts: readonly (number | "unknown")[]): number | "unknown" {
  let sum = 0;
  for (const part of parts) {
    if (part === "unknown") return "unknown";
    sum += part;
  }
  return sum;
}

function allOf<T extends EventType>(events: readonly Event[], type: T): EventOf<T>[] {
  const isWanted = (event: Event): event is EventOf<T> => event.type === type;
  return events.filter(isWanted);
}
