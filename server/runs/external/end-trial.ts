import type { Database } from "@/db";
import { findings, resultOf } from "@/server/benchmarks";
import { createEpisodeStore, type EndReason, type Event } from "@/server/episodes";
import { setResult } from "../store/trial-store";
import type { OpenTrial } from "./open-trial";

const PAGE = 500;

/**
 * Ends a trial: what was submitted is scored, and what came of it stored. Call it in a transaction that holds the lock of the run's row, so
 * that a trial ends once. What the agent's models took is not known here.
 */
export async function endTrial(
  within: Database,
  { run, benchmark, world, row, task, asked }: OpenTrial,
  last: readonly Event[],
  reason: EndReason,
): Promise<void> {
  const episodes = createEpisodeStore(within);
  const id = row.episodeId ?? "";
  const header = await episodes.header(id);
  if (header === null) throw new Error(`The episode ${id} of a running trial is gone.`);
  const worked = [...(await readAll(within, id, header.length)), ...last];
  const ended: Event = { type: "ended", reason };
  const found = findings(benchmark, task, asked, [...worked, ended], { world });
  const ms = Math.min(Date.now() - Date.parse(header.startedAt), run.limits.msPerTrial ?? Number.POSITIVE_INFINITY);
  const result = resultOf(benchmark.scorer, [...worked, ...found, ended], Math.max(0, ms));
  await episodes.append(id, [...last, ...found, ended]);
  await setResult(within, run, row, id, { ...result, tokens: "unknown", costUsd: "unknown" });
}

async function readAll(within: Database, id: string, length: number): Promise<Event[]> {
  const events: Event[] = [];
  for (let after = -1; after < length - 1; after += PAGE) {
    const page = await createEpisodeStore(within).events(id, { after, limit: PAGE });
    events.push(...page.map(({ event }) => event));
  }
  return events;
}
