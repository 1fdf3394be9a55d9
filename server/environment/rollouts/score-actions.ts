import type { EnvironmentTask } from "../episode/environment-task";
import { Episode } from "../episode/episode";
import type { Action, Reward } from "../episode/observation";

/**
 * What these actions are worth in this task: they are done again in an episode of their own, and nothing that a client says it observed is
 * believed. Pure: no session, and the same actions give the same reward. What follows the episode's end is left out.
 */
export async function scoreActions(
  task: EnvironmentTask,
  actions: readonly Action[],
  signal: AbortSignal,
): Promise<Reward> {
  const episode = new Episode(task);
  for (const action of actions) {
    if (episode.state().ended !== null) break;
    await episode.step(action, signal);
  }
  return episode.reward();
}
