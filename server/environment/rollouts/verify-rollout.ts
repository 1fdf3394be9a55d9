import { ok, type Result } from "@/server/trip";
import { Episode } from "../episode/episode";
import type { Reward } from "../episode/observation";
import type { ServedTasks } from "../tasks/served-tasks";
import { actionsOf, type Rollout, wantedOfRow } from "./row";

/**
 * What a stored rollout is worth: its calls are done again in an episode of their own, and nothing that it says was observed is believed. Pure:
 * no session, and the same calls give the same reward. Calls after the episode's end are left out. Problem: "not_found" (no such task).
 */
export async function verifyRollout(tasks: ServedTasks, rollout: Rollout): Promise<Result<Reward>> {
  const task = tasks.find(wantedOfRow(rollout));
  if (!task.ok) return task;
  const { signal } = new AbortController();
  const episode = new Episode(task.value);
  for (const action of actionsOf(rollout)) {
    if (episode.state().ended !== null) break;
    await episode.step(action, signal);
  }
  return ok(await episode.reward());
}
