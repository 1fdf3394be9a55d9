import { z } from "zod";
import type { WantedSession } from "./session-table";

const MOST_SEED = Number.MAX_SAFE_INTEGER;

/** How clients name the episode that they want; all of it may be left out. */
export const wantedSchema = z.object({
  seed: z
    .number()
    .int()
    .min(0)
    .max(MOST_SEED)
    .nullish()
    .describe("picks the task; the same seed gives the same episode"),
  task_id: z.string().max(200).nullish().describe('one task by its id, such as "delegated-17"'),
  task_set: z.string().max(60).nullish().describe("the set that the seed picks in; left out: the first one served"),
  episode_id: z.string().max(200).nullish().describe("the client's own name of the episode"),
  request_id: z.string().min(1).max(200).nullish().describe("the same request sent again with it begins nothing"),
});

/** `requestId`: of the request's header, where the body names none. */
export function wantedOf(read: z.infer<typeof wantedSchema>, requestId?: string): WantedSession {
  return {
    seed: read.seed ?? undefined,
    taskId: read.task_id ?? undefined,
    taskSet: read.task_set ?? undefined,
    episodeId: read.episode_id ?? undefined,
    requestId: read.request_id ?? requestId,
  };
}
