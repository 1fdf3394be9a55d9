import { z } from "zod";
import type { Reward } from "../episode/observation";
import type { Answer, Call, Route } from "../http/call";
import { badInput, problemAnswer } from "../http/problem-answer";
import { rolloutSchema, rowSchema, wantedOfRow } from "../rollouts/row";
import { verifyRollout } from "../rollouts/verify-rollout";
import type { SessionTable } from "../sessions/session-table";
import type { ServedTasks } from "../tasks/served-tasks";

const metricsSchema = z.object({
  verify_responses: z.array(z.object({ reward: z.number() }).loose()).max(100_000),
});

/** A resources server of NeMo Gym; verifiers' taskset for it and our class for TRL use the same routes. */
export function nemoGymRoutes(table: SessionTable, tasks: ServedTasks): Route[] {
  return [
    {
      ...{ method: "POST", path: "/seed_session", tag: "NeMo Gym", body: rowSchema },
      summary: "Begins the episode of a row; its cookie carries the session.",
      handle: (call) => seedSession(table, call),
    },
    {
      ...{ method: "POST", path: "/verify", tag: "NeMo Gym", body: rolloutSchema },
      summary:
        "The row with its reward: of the session where one is carried, else of the calls in the response, done again.",
      handle: (call) => verify(table, tasks, call),
    },
    {
      ...{ method: "POST", path: "/aggregate_metrics", tag: "NeMo Gym", body: metricsSchema },
      summary: "The mean reward of rollouts.",
      handle: ({ body }) => aggregateMetrics(body),
    },
    {
      ...{ method: "GET", path: "/reverify_mode", tag: "NeMo Gym" },
      summary: "Stored rollouts can be verified without a session.",
      handle: () => ({ status: 200, body: { mode: "stateless", reverify_mode: "stateless" } }),
    },
  ];
}

/** Tools by their names; the last of all routes, since it takes any path. */
export function toolRoute(table: SessionTable): Route {
  return {
    ...{ method: "POST", path: "/:tool", tag: "NeMo Gym" },
    summary: "Calls a tool of the carried session; the body is its arguments.",
    async handle({ params, body, session, requestId }) {
      if (session === null) return problemAnswer(NO_SESSION);
      const observed = await table.step(session, { tool: params.tool ?? "", arguments: body ?? {} }, requestId);
      // The agent reads the answer as it is, so that there is nothing in it but the observation.
      return observed.ok ? { status: 200, body: { result: observed.value.result } } : problemAnswer(observed.problem);
    },
  };
}

const NO_SESSION = { code: "bad_input", message: "Begin a session first: POST /seed_session." } as const;

async function seedSession(table: SessionTable, { body, session, requestId }: Call): Promise<Answer> {
  const read = rowSchema.safeParse(body ?? {});
  if (!read.success) return problemAnswer(badInput(read.error.issues));
  const wanted = wantedOfRow(read.data, requestId);
  const opened =
    session !== null && table.touch(session) ? await table.reset(session, wanted) : await table.open(wanted);
  if (!opened.ok) return problemAnswer(opened.problem);
  const { session: id, opening } = opened.value;
  return { status: 200, session: id, body: { prompt: opening.prompt, env_id: id } };
}

async function verify(table: SessionTable, tasks: ServedTasks, { body, session }: Call): Promise<Answer> {
  const read = rolloutSchema.safeParse(body ?? {});
  if (!read.success) return problemAnswer(badInput(read.error.issues));
  const known = session === null ? null : await table.reward(session);
  if (known?.ok === true) return rewarded(body, known.value);
  const reward = await verifyRollout(tasks, read.data);
  return reward.ok ? rewarded(body, reward.value) : problemAnswer(reward.problem);
}

/** The row goes back byte for byte: trainers read their own columns in it. */
function rewarded(row: unknown, { total, components }: Reward): Answer {
  return { status: 200, body: { ...Object(row), reward: total, reward_components: components } };
}

function aggregateMetrics(body: unknown): Answer {
  const read = metricsSchema.safeParse(body);
  if (!read.success) return problemAnswer(badInput(read.error.issues));
  const rewards = read.data.verify_responses.map(({ reward }) => reward);
  const mean = rewards.reduce((sum, reward) => sum + reward, 0) / Math.max(1, rewards.length);
  const metrics = rewards.length === 0 ? {} : { "mean/reward": mean };
  return { status: 200, body: { group_level_metrics: [], agent_metrics: metrics, key_metrics: metrics } };
}
