import { z } from "zod";
import type { Event } from "@/server/episodes";
import { callTool, type Notebook, type PlanWriter, type ToolAnswer } from "@/server/tools";
import { fail } from "@/server/trip";
import type { AgentContext } from "./agent";

/** Calls a tool as part of an episode: the call and its answer are events. */
export type CallTool = (tool: string, input: unknown) => AsyncGenerator<Event, ToolAnswer>;

const noPlanWriter: PlanWriter = async () =>
  fail({ code: "bad_input", message: "This agent writes its plan itself: it has no such tool." });

/** Tools over the context's world and this notebook; calls are numbered in their order. */
export function toolCaller(
  { world, signal }: Pick<AgentContext, "world" | "signal">,
  notebook: Notebook,
  writePlan: PlanWriter = noPlanWriter,
): CallTool {
  let calls = 0;
  return async function* callToolInEpisode(tool, input) {
    calls += 1;
    const callId = `call-${calls}`;
    yield { type: "toolCalled", callId, tool: tool === "" ? "none" : tool, input: jsonOf(input) };
    const answer = await callTool(tool, input, { world, notebook, writePlan, signal });
    yield { type: "toolAnswered", callId, ok: answer.ok, output: jsonOf(answer.output) };
    return answer;
  };
}

/** A value as JSON has it: what a model wrote as input may be anything. */
export function jsonOf(value: unknown): z.infer<ReturnType<typeof z.json>> {
  return z.json().parse(JSON.parse(JSON.stringify(value ?? null)));
}
