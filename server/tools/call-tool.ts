import type { z } from "zod";
import type { Problem } from "@/server/trip";
import { formatAction } from "./action";
import { nearNames } from "./search/known-names";
import type { Tool, ToolAnswer, ToolContext, ToolName } from "./tool";
import { exampleInput, SANDBOX_TOOLS, toolNamed, toolSignature, tools } from "./tools";

/**
 * Calls a tool as a model asked for it: `input` is an object by the tool's keys, or its arguments in order. Whatever is wrong with
 * the call is an observation that says what, what is allowed, and shows an example; only a fault of the world itself throws.
 */
export async function callTool(name: string, input: unknown, context: ToolContext): Promise<ToolAnswer> {
  const offered = context.offered ?? SANDBOX_TOOLS;
  const tool = toolNamed(name);
  if (tool === undefined || !offered.includes(tool.name)) return unknownTool(name, offered);
  const read = tool.inputSchema.safeParse(byKey(tool, input));
  if (!read.success) return wrongArguments(tool, argumentProblem(tool, input, read.error.issues));
  if (context.signal.aborted) return failed({ code: "cancelled", message: "This was canceled." }, null);
  const result = await tool.run(read.data, context);
  if (!result.ok) {
    const { code } = result.problem;
    return code === "bad_input" || code === "not_found"
      ? wrongArguments(tool, result.problem)
      : failed(result.problem, null);
  }
  const observation = tool.observation(result.value);
  if (tool.isError?.(result.value)) {
    return { ok: false, output: result.value, observation, failure: "argument error", empty: false };
  }
  if (tool.kind === "search") context.notebook.remember({ tool: tool.name, content: observation });
  return { ok: true, output: result.value, observation, failure: null, empty: tool.foundNothing(result.value) };
}

function byKey({ inputSchema }: Tool, input: unknown): unknown {
  const keys = Object.keys(inputSchema.shape);
  if (!Array.isArray(input) || input.length !== keys.length) return input;
  return Object.fromEntries(keys.map((key, index) => [key, input[index]]));
}

function argumentProblem(tool: Tool, input: unknown, issues: readonly z.core.$ZodIssue[]): Problem {
  const keys = Object.keys(tool.inputSchema.shape);
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    const given = Array.isArray(input) ? `${input.length}` : "something else";
    return {
      code: "bad_input",
      message: `It takes ${keys.length} argument${keys.length === 1 ? "" : "s"} and was given ${given}.`,
    };
  }
  const given = new Map<string, unknown>(Object.entries(input));
  const messages = issues.map((issue) => {
    const key = String(issue.path[0]);
    if (!given.has(key)) return `The argument "${key}" is missing.`;
    return `The argument "${key}" cannot be ${shown(given.get(key))}. ${issue.code === "invalid_type" ? "Write it as a text." : issue.message}`;
  });
  return { code: "bad_input", message: messages.join(" ") };
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function wrongArguments(tool: Tool, problem: Problem): ToolAnswer {
  const example = formatAction({ tool: tool.name, input: exampleInput(tool) });
  const observation = `${tool.name} did not work. ${problem.message}\nIt is called as ${toolSignature(tool)}, for example ${example}.`;
  return { ok: false, output: { ...problem }, observation, failure: "argument error", empty: false };
}

function unknownTool(name: string, offered: readonly ToolName[]): ToolAnswer {
  const [near] = nearNames(name, offered);
  const advice = near === undefined ? "" : ` Did you mean ${near}?`;
  const there = tools.filter((tool) => offered.includes(tool.name));
  const signatures = there.map(toolSignature).join(", ");
  const example = there.find(({ inputSchema }) => Object.keys(inputSchema.shape).length > 1) ?? there[0];
  const called = example && formatAction({ tool: example.name, input: exampleInput(example) });
  const message = `There is no tool "${name.slice(0, 80)}".${advice}`;
  const observation = `${message} The tools are: ${signatures}. For example: ${called}.`;
  return { ok: false, output: { code: "bad_input", message }, observation, failure: "invalid action", empty: false };
}

function failed(problem: Problem, failure: ToolAnswer["failure"]): ToolAnswer {
  return { ok: false, output: { ...problem }, observation: problem.message, failure, empty: false };
}
