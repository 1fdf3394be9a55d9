import { z } from "zod";
import type { Answer, Call, Route } from "../../http/call";
import { badInput, problemAnswer } from "../../http/problem-answer";
import type { SessionTable } from "../../sessions/session-table";
import { wantedOf, wantedSchema } from "../../sessions/wanted";
import type { ServedTasks } from "../../tasks/served-tasks";
import { openEnvActionSchema, openEnvObservation, openEnvOpening } from "./action";
import { openEnvSchemas } from "./schemas";

const stepSchema = z.object({
  action: openEnvActionSchema,
  request_id: z.string().min(1).max(200).nullish(),
});

/** OpenEnv over HTTP. The session is carried by cookie, so that an episode may have many steps here too. */
export function openEnvRoutes(
  table: SessionTable,
  tasks: ServedTasks,
  about: { name: string; description: string; version: string },
): Route[] {
  const schemas = openEnvSchemas(tasks.toolNames);
  return [
    {
      ...{ method: "GET", path: "/health", tag: "OpenEnv", summary: "Whether the server is up." },
      handle: () => ({ status: 200, body: { status: "healthy" } }),
    },
    {
      ...{ method: "GET", path: "/metadata", tag: "OpenEnv", summary: "Name, description and version." },
      handle: () => ({ status: 200, body: about }),
    },
    {
      ...{ method: "GET", path: "/schema", tag: "OpenEnv", summary: "Schemas of actions, observations and state." },
      handle: () => ({ status: 200, body: schemas }),
    },
    {
      ...{ method: "POST", path: "/reset", tag: "OpenEnv", body: wantedSchema },
      summary: "Begins an episode in the carried session, or in a new one.",
      handle: (call) => reset(table, call),
    },
    {
      ...{ method: "POST", path: "/step", tag: "OpenEnv", body: stepSchema },
      summary: "Does an action in the carried session.",
      handle: (call) => step(table, call),
    },
    {
      ...{ method: "GET", path: "/state", tag: "OpenEnv", summary: "How far the carried session has come." },
      async handle({ session }) {
        if (session === null) return { status: 200, body: { episode_id: null, step_count: 0 } };
        const state = await table.state(session);
        if (!state.ok) return problemAnswer(state.problem);
        const { episodeId, steps } = state.value;
        return { status: 200, body: { episode_id: episodeId, step_count: steps, session_id: session } };
      },
    },
  ];
}

async function reset(table: SessionTable, { body, session, requestId }: Call): Promise<Answer> {
  const read = wantedSchema.safeParse(body ?? {});
  if (!read.success) return problemAnswer(badInput(read.error.issues));
  const wanted = wantedOf(read.data, requestId);
  const opened =
    session !== null && table.touch(session) ? await table.reset(session, wanted) : await table.open(wanted);
  if (!opened.ok) return problemAnswer(opened.problem);
  return { status: 200, session: opened.value.session, body: openEnvOpening(opened.value.opening) };
}

async function step(table: SessionTable, { body, session, requestId }: Call): Promise<Answer> {
  const read = stepSchema.safeParse(body ?? {});
  if (!read.success) return problemAnswer(badInput(read.error.issues));
  if (session === null)
    return problemAnswer({ code: "bad_input", message: "No episode is under way: POST /reset first." });
  const { tool_name: tool, arguments: input } = read.data.action;
  const observed = await table.step(session, { tool, arguments: input }, read.data.request_id ?? requestId);
  return observed.ok ? { status: 200, body: openEnvObservation(observed.value) } : problemAnswer(observed.problem);
}
