import { randomUUID } from "node:crypto";
import { summarise } from "@/server/scoring/apec";
import { type ElicitationSummary, fail, ok, type Result, type SimulatorName, type TrainerSource } from "@/server/trip";
import type { World } from "@/server/worlds";
import { choosePolicy } from "./choose-policy";
import { dialogEpisode } from "./dialog-episode";
import { ALPHA } from "./play-traveler";
import { regretByRound } from "./regret";
import { freeFolder, jsonLines, type RunFile, writeRun } from "./run-files";
import { HIDDEN_PERSONAS_FILE } from "./trainer-formats/hidden-personas";
import { playInWorkers } from "./worker/play-in-workers";

export interface ElicitationRunOptions {
  readonly world: World;
  /** Of the evaluation set, from its beginning. */
  readonly travelers: number;
  readonly seed: number;
  /** A policy's name, or the file of a trained one. */
  readonly policy: string;
  readonly simulator: SimulatorName;
  /** The share of vague answers. */
  readonly vague: number;
  /** Of how many dialogs plan regret is computed. */
  readonly regret: number;
  /** A new or an empty folder. */
  readonly out: string;
  /** Also write `hidden-personas.jsonl`, which only trainers of the traveler's role may read. */
  readonly withPersonas: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (text: string) => void;
}

/** Named in every figure; to be raised when a simulator's wording or habits change. */
export const SIMULATOR_VERSION = "1";
const JUDGE = "rules";

/**
 * Dialogs of a policy with the evaluation travellers of one simulator, scored by the rule-based judge (APEC-Travel, section 4).
 * Writes `dialogs.jsonl`, `summary.json`, `source.json` and an episode for each dialog, all or nothing.
 */
export async function runElicitation(options: ElicitationRunOptions): Promise<Result<ElicitationSummary>> {
  const { world, travelers, seed, simulator, vague, out, onProgress } = options;
  const { signal = new AbortController().signal } = options;
  const folder = freeFolder(out);
  if (!folder.ok) return folder;
  const policy = choosePolicy(options.policy, seed);
  if (!policy.ok) return policy;
  const started = performance.now();
  let finished = 0;
  const played = await playInWorkers(
    travelers,
    { worldName: world.describe().name, policy: options.policy, simulator, seed, vague },
    {
      signal,
      onPlayed: (count) => {
        finished += count;
        onProgress?.(`${finished} of ${travelers} dialogs`);
      },
    },
  );
  if (!played.ok) return played;
  const seconds = Math.round(performance.now() - started) / 1000;
  const regret = await regretByRound(played.value.slice(0, options.regret), world, signal);
  if (signal.aborted) return fail({ code: "cancelled", message: "The run was cancelled; nothing was written." });
  const scored = played.value.map((traveler) => traveler.scored);
  const { name, training } = policy.value;
  const about = { policy: name, simulator, seed, judge: JUDGE, vague, seconds, training };
  const summary = summarise(scored, { ...about, regret: options.regret > 0 ? regret : new Map() });
  const runId = randomUUID();
  const source: TrainerSource = {
    runId,
    policy: name,
    simulator,
    simulatorVersion: SIMULATOR_VERSION,
    seed,
    split: "evaluation",
    judge: JUDGE,
    alpha: ALPHA,
  };
  const records = scored.map(({ record }) => record);
  const files: RunFile[] = [
    { name: "summary.json", text: `${JSON.stringify(summary, null, 2)}\n` },
    { name: "source.json", text: `${JSON.stringify(source, null, 2)}\n` },
    { name: "dialogs.jsonl", text: jsonLines(records) },
    ...records.map((record) => ({
      name: `episodes/${record.id}.jsonl`,
      text: dialogEpisode(record, { runId, policy: name, world, seed }),
    })),
  ];
  const personas = played.value.map(({ scored: { record, persona }, trip }) => ({ dialog: record.id, persona, trip }));
  if (options.withPersonas) files.push({ name: HIDDEN_PERSONAS_FILE, text: jsonLines(personas), secret: true });
  writeRun(out, files);
  return ok(summary);
}
