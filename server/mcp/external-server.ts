import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type Tool as McpTool,
} from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { fail, formatProblem, ok, type Problem, type Result } from "@/server/trip";
import type { ExternalAnswer, ExternalTask, HandedIn } from "@/server/views";

/** What an external agent can do with the tasks of its run; `session` names the task. */
export interface ExternalTasks {
  /** The tools that its tasks have. */
  readonly tools: ExternalTask["tools"];
  next(session: string | null): Promise<Result<ExternalTask | null>>;
  call(
    session: string,
    call: { readonly tool: string; readonly input: unknown },
    signal: AbortSignal,
  ): Promise<Result<ExternalAnswer>>;
  submit(session: string, plan: string): Promise<Result<HandedIn>>;
  giveUp(session: string, reason: string): Promise<Result<null>>;
}

/** The longest plan and the longest reason, in characters. */
const PLAN = 100_000;
const REASON = 1_000;

const objectSchema = z.looseObject({ type: z.literal("object") });
const nextSchema = z.object({ session: z.uuid().optional().describe("of a running task, to continue it") });
const planSchema = z.object({ plan: z.string().max(PLAN).describe("the whole plan, as the task says it is written") });
const reasonSchema = z.object({ reason: z.string().max(REASON).default("").describe("why, in a sentence") });

const OWN_TOOLS: readonly McpTool[] = [
  own(
    "next_task",
    "Starts the next task, or says which one is running. Call it first, and after each plan.",
    nextSchema,
  ),
  own("submit_plan", "Submits the plan of the task. A plan in the wrong form is returned once.", planSchema),
  own("give_up", "Ends the task without a plan.", reasonSchema),
];

/**
 * The tasks of a run for one client of the Model Context Protocol: it takes one with next_task, calls the run's tools, and submits a
 * plan. The task under way is the connection's; another connection goes on with it by its session.
 */
export function createExternalServer(tasks: ExternalTasks): Server {
  const server = new Server(
    { name: "dragoman-run", title: "Tasks of a run of Dragoman", version: "0.1.0" },
    {
      capabilities: { tools: {} },
      instructions: "Call next_task, use the tools, then submit_plan. Repeat until no task is left.",
    },
  );
  let current: string | null = null;
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: [...OWN_TOOLS, ...tasks.tools.map(described)],
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const input = params.arguments ?? {};
    switch (params.name) {
      case "next_task":
        return read(nextSchema, input, ({ session }) => next(session ?? current));
      case "submit_plan":
        return read(planSchema, input, ({ plan }) => onTask((session) => submit(session, plan)));
      case "give_up":
        return read(reasonSchema, input, ({ reason }) => onTask((session) => giveUp(session, reason)));
      default:
        return onTask((session) => call(session, { tool: params.name, input }, signal));
    }
  });
  return server;

  async function next(session: string | null): Promise<CallToolResult> {
    const taken = await tasks.next(session);
    // The one that was under way has ended by its time.
    if (!taken.ok && taken.problem.code === "not_found" && session === current && session !== null) {
      current = null;
      return next(null);
    }
    if (!taken.ok) return refused(taken.problem);
    current = taken.value?.session ?? null;
    return said(taken.value === null ? "No tasks are left." : taskText(taken.value));
  }

  async function submit(session: string, plan: string): Promise<CallToolResult> {
    const taken = await tasks.submit(session, plan);
    if (!taken.ok) return refused(taken.problem);
    if (taken.value.complaint !== null) {
      return { ...said(`${taken.value.complaint}\nSubmit it again: then it counts as it is.`), isError: true };
    }
    current = null;
    return said("The plan is accepted. Call next_task for the next task.");
  }

  async function giveUp(session: string, reason: string): Promise<CallToolResult> {
    const taken = await tasks.giveUp(session, reason);
    if (!taken.ok) return refused(taken.problem);
    current = null;
    return said("The task has ended without a plan. Call next_task for the next one.");
  }

  async function call(session: string, asked: Parameters<ExternalTasks["call"]>[1], signal: AbortSignal) {
    const answer = await tasks.call(session, asked, signal);
    if (!answer.ok) return refused(answer.problem);
    return answer.value.ok ? said(answer.value.observation) : { ...said(answer.value.observation), isError: true };
  }

  function onTask(work: (session: string) => Promise<CallToolResult>): Promise<CallToolResult> {
    if (current !== null) return work(current);
    return Promise.resolve(refused({ code: "bad_input", message: "No task is running: call next_task first." }));
  }
}

function own(name: string, description: string, schema: z.ZodType): McpTool {
  const inputSchema = objectSchema.parse(z.toJSONSchema(schema, { target: "draft-7", io: "input" }));
  return { name, description, inputSchema };
}

function described({ name, description, inputSchema }: ExternalTask["tools"][number]): McpTool {
  return { name, description, inputSchema: objectSchema.parse(inputSchema) };
}

function taskText({ session, task, background, planFormat, endsAt, callsLeft }: ExternalTask): string {
  return [
    background,
    task.text,
    `Plans are written like this. ${planFormat}`,
    `Session ${session}: at most ${callsLeft} tool calls, until ${endsAt}.`,
  ].join("\n\n");
}

async function read<T>(
  schema: z.ZodType<T>,
  input: unknown,
  work: (value: T) => Promise<CallToolResult>,
): Promise<CallToolResult> {
  const value = checkedAs(schema, input);
  return value.ok ? work(value.value) : refused(value.problem);
}

function checkedAs<T>(schema: z.ZodType<T>, input: unknown): Result<T> {
  const value = schema.safeParse(input);
  if (value.success) return ok(value.data);
  const [issue] = value.error.issues;
  const field = issue?.path.join(".") ?? "";
  return fail({ code: "bad_input", message: issue?.message ?? "The arguments are invalid.", where: { field } });
}

function said(text: string): CallToolResult {
  return { content: [{ type: "text", text }] };
}

function refused(problem: Problem): CallToolResult {
  return { ...said(formatProblem(problem)), isError: true };
}
