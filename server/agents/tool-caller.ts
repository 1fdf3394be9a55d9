import type { z } from "zod";
import { type Event, inToolSpan } from "@/server/episodes";
import { callTool, type Notebook, type PlanWriter, type ToolAnswer, type ToolName } from "@/server/tools";
import { fail, type Result } from "@/server/trip";
import type { AgentContext } from "./agent";
import { emitting } from "./emitting";

/** Calls a tool as part of an episode: the call and its answer are events, with what happens between them in the span of the call. */
export type CallTool = (tool: string, input: unknown) => AsyncGenerator<Event, ToolAnswer>;

/** The agent's own way to write the plan that a tool asks for: what it yields, calls of models above all, is part of the tool's span. */
export type WritePlan = (...asked: Parameters<PlanWriter>) => AsyncGenerator<Event, Result<string>>;

// biome-ignore lint/correctness/useYield: it does nothing that is an event.
const noPlanWriter: WritePlan = async function* () {
  return fail({ code: "bad_input", message: "This agent writes its plan itself: it has no such tool." });
};

/** Tools over the context's world and this notebook; calls are numbered in their order. `offered`: those that may be called. */
export function toolCaller(
  { world, signal }: Pick<AgentContext, "world" | "signal">,
  notebook: Notebook,
  writePlan: WritePlan = noPlanWriter,
  offered?: readonly ToolName[],
): CallTool {
  let calls = 0;
  return async function* callToolInEpisode(tool, input) {
    calls += 1;
    const callId = `call-${calls}`;
    const called = { type: "toolCalled", callId, tool: tool === "" ? "none" : tool, input: jsonOf(input) } as const;
    return yield* inToolSpan(called, async function* (): AsyncGenerator<Event, ToolAnswer> {
      const answer = yield* emitting((emitted) =>
        callTool(tool, input, {
          ...{ world, notebook, signal, offered },
          writePlan: (...asked) => emitted(writePlan(...asked)),
        }),
      );
      yield { type: "toolAnswered", callId, ok: answer.ok, output: jsonOf(answer.output) };
      return answer;
    });
  };
}

/** A value as JSON has it: what a model wrote as input may be anything. What JSON gives back is JSON; checking that again took longer than a search. */
export function jsonOf(value: unknown): z.infer<ReturnType<typeof z.json>> {
  return JSON.parse(JSON.stringify(value ?? null) ?? "null");
}
