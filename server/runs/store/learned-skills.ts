import { and, desc, eq, isNotNull } from "drizzle-orm";
import { type Database, trials } from "@/db";
import { skillsAfter } from "@/server/agents";
import type { EpisodeStore, StoredSkill } from "@/server/episodes";
import type { RunIdentity } from "@/server/views";
import { benchmarkOf } from "../tasks/task-sets";

/** Ended trials that are looked at, and events of each: libraries are small. */
const MOST_TRIALS = 50;
const MOST_EVENTS = 200;

/**
 * What a run's agents learned in those of its trials that have ended, in the order of the trials; none where its agent does not learn.
 * Trials that are played side by side do not know of each other.
 */
export async function learnedSkills(
  database: Database,
  episodes: EpisodeStore,
  { runId, identity }: { readonly runId: string; readonly identity: RunIdentity },
): Promise<readonly StoredSkill[]> {
  const fitting = benchmarkOf(identity.taskSet.benchmark).findAgent(identity.agent);
  if (!fitting.ok || !fitting.value.agent.learns) return [];
  const ended = await database
    .select({ episodeId: trials.episodeId })
    .from(trials)
    .where(and(eq(trials.runId, runId), isNotNull(trials.result)))
    .orderBy(desc(trials.trial), desc(trials.position))
    .limit(MOST_TRIALS);
  let skills: readonly StoredSkill[] = [];
  for (const { episodeId } of ended.reverse()) {
    if (episodeId === null) continue;
    const page = { after: -1, limit: MOST_EVENTS, types: ["skillStored"] } as const;
    const stored = await episodes.events(episodeId, page);
    skills = skillsAfter(
      skills,
      stored.map(({ event }) => event),
    );
  }
  return skills;
}
