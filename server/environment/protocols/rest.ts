import { z } from "zod";
import type { OfferedTool, Opening } from "../episode/observation";
import type { Answer, Call, Route } from "../http/call";
import { badInput, problemAnswer } from "../http/problem-answer";
import type { SessionTable } from "../sessions/session-table";
import { wantedOf, wantedSchema } from "../sessions/wanted";

export const actionSchema = z.object({
  tool: z.string().min(1).max(200).describe("a tool of the session"),
  arguments: z.record(z.string().max(100), z.json()).default({}),
  request_id: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("sent again with it, the action is answered, not done again"),
});

/** Sessions over plain HTTP: begin, act, look, close. */
export function restRoutes(table: SessionTable): Route[] {
  return [
    {
      ...{ method: "POST", path: "/sessions", tag: "sessions", body: wantedSchema },
      summary: "Begins a session: its prompt and tools.",
      async handle({ body, requestId }) {
        const read = wantedSchema.safeParse(body ?? {});
        if (!read.success) return problemAnswer(badInput(read.error.issues));
        const opened = await table.open(wantedOf(read.data, requestId));
        if (!opened.ok) return problemAnswer(opened.problem);
        const { session, opening } = opened.value;
        return { status: 201, session, body: { session_id: session, ...openingBody(opening) } };
      },
    },
    {
      ...{ method: "POST", path: "/sessions/:session/actions", tag: "sessions", body: actionSchema },
      summary: "Does an action: calls a tool of the world, says something, proposes an itinerary, or finishes.",
      handle: (call) => act(table, call),
    },
    {
      ...{ method: "POST", path: "/sessions/:session/reset", tag: "sessions", body: wantedSchema },
      summary: "Begins another episode in the same session.",
      async handle({ params, body, requestId }) {
        const read = wantedSchema.safeParse(body ?? {});
        if (!read.success) return problemAnswer(badInput(read.error.issues));
        const opened = await table.reset(params.session ?? "", wantedOf(read.data, requestId));
        if (!opened.ok) return problemAnswer(opened.problem);
        const { session, opening } = opened.value;
        return { status: 200, session, body: { session_id: session, ...openingBody(opening) } };
      },
    },
    {
      ...{ method: "GET", path: "/sessions/:session", tag: "sessions" },
      summary: "How far the session's episode has come.",
      async handle({ params }) {
        const state = await table.state(params.session ?? "");
        if (!state.ok) return problemAnswer(state.problem);
        const { taskId, episodeId, steps, ended } = state.value;
        const body = { session_id: params.session, task_id: taskId, episode_id: episodeId };
        return { status: 200, body: { ...body, step_count: steps, done: ended !== null, end_reason: ended } };
      },
    },
    {
      ...{ method: "GET", path: "/sessions/:session/tools", tag: "sessions" },
      summary: "The tools of the session, with JSON schemas of their arguments.",
      async handle({ params }) {
        const opening = await table.openingOf(params.session ?? "");
        return opening.ok
          ? { status: 200, body: { tools: opening.value.tools.map(toolBody) } }
          : problemAnswer(opening.problem);
      },
    },
    {
      ...{ method: "POST", path: "/sessions/:session/verify", tag: "sessions" },
      summary: "What the episode is worth so far; asked again, it says the same.",
      async handle({ params }) {
        const reward = await table.reward(params.session ?? "");
        if (!reward.ok) return problemAnswer(reward.problem);
        return { status: 200, body: { reward: reward.value.total, reward_components: reward.value.components } };
      },
    },
    {
      ...{ method: "POST", path: "/sessions/:session/heartbeat", tag: "sessions" },
      summary: "Keeps a session that is thinking from being closed for its silence.",
      handle: ({ params }) => (table.touch(params.session ?? "") ? { status: 204 } : NO_SESSION),
    },
    {
      ...{ method: "DELETE", path: "/sessions/:session", tag: "sessions" },
      summary: "Closes a session.",
      handle: async ({ params }) => ((await table.close(params.session ?? "")) ? { status: 204 } : NO_SESSION),
    },
  ];
}

const NO_SESSION: Answer = problemAnswer({ code: "not_found", message: "There is no such session." });

async function act(table: SessionTable, { params, body, requestId }: Call): Promise<Answer> {
  const read = actionSchema.safeParse(body ?? {});
  if (!read.success) return problemAnswer(badInput(read.error.issues));
  const { tool, arguments: input, request_id = requestId } = read.data;
  const observed = await table.step(params.session ?? "", { tool, arguments: input }, request_id);
  if (!observed.ok) return problemAnswer(observed.problem);
  const { result, ok, ended, reward } = observed.value;
  return {
    status: 200,
    body: {
      ...{ tool, result, ok, done: ended !== null, end_reason: ended, reward: reward?.total ?? null },
      ...(reward !== null && { reward_components: reward.components }),
    },
  };
}

function openingBody({ taskId, prompt, tools }: Opening) {
  return { task_id: taskId, prompt, tools: tools.map(toolBody) };
}

function toolBody({ name, description, inputSchema }: OfferedTool) {
  return { name, description, input_schema: inputSchema };
}
