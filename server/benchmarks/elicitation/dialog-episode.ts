import { EpisodeRecorder } from "@/server/episodes";
import type { DialogRecord } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { PartEvent } from "./by-model/play-by-models";

export interface EpisodeAbout {
  readonly runId: string;
  readonly policy: string;
  readonly world: World;
  readonly seed: number;
}

/**
 * A dialog as an episode's file: what was said, thought and asked, its score and its end, with the events of parts that models played where
 * they came; nothing of the hidden persona.
 */
export function dialogEpisode(
  record: DialogRecord,
  { runId, policy, world, seed }: EpisodeAbout,
  partEvents: readonly PartEvent[] = [],
): string {
  const { name, source, hash } = world.describe();
  const id = `${runId}-${record.id}`;
  const recorder = new EpisodeRecorder({
    id,
    runId,
    agent: `elicitation/${policy}`,
    world: { name, source, hash },
    seed,
  });
  for (const [turn, { by, text, entry, reason }] of record.turns.entries()) {
    for (const { event, afterTurns } of partEvents) if (afterTurns === turn) recorder.record(event);
    if (reason !== null) recorder.record({ type: "thought", text: reason });
    if (by === "agent" && entry !== null) recorder.record({ type: "asked", questions: [{ field: entry, text }] });
    else recorder.record({ type: "said", by, text, understood: null });
  }
  for (const { event, afterTurns } of partEvents) if (afterTurns >= record.turns.length) recorder.record(event);
  recorder.record({ type: "scored", scorer: "apec", value: record.reward, parts: {}, evidence: [] });
  recorder.record({ type: "ended", reason: "done" });
  const { header, events } = recorder.episode();
  return [header, ...events].map((line) => `${JSON.stringify(line)}\n`).join("");
}
