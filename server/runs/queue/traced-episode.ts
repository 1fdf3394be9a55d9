import type { TimedEvent, TracedEpisode } from "@/server/episodes";
import type { ClaimedTrial } from "../store/trial-store";

/** A trial as a trace is made of it. `beganAt`: when the agent began, in milliseconds since 1970. */
export function tracedEpisode(
  { episodeId, runId, identity, trial }: ClaimedTrial,
  beganAt: number,
  events: readonly TimedEvent[],
): TracedEpisode {
  const { agent, world, seed } = identity;
  const startedAt = new Date(beganAt).toISOString();
  return { header: { id: episodeId, runId, agent, world, seed: seed + trial, startedAt }, events };
}
