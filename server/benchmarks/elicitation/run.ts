import { randomUUID } from "node:crypto";
import { generatePersonas } from "@/server/personas";
import { summarise } from "@/server/scoring/apec";
import { type ElicitationSummary, fail, ok, type Result, type SimulatorName, type TrainerSource } from "@/server/trip";
import type { World } from "@/server/worlds";
import { MODEL_POLICIES, type ModelParts, type OpenedParts, openParts, playsAny, shownName } from "./by-model/parts";
import { type PlayedByModels, playByModels } from "./by-model/play-by-models";
import { type ChosenPolicy, choosePolicy } from "./choose-policy";
import { dialogEpisode } from "./dialog-episode";
import { ALPHA, type PlayedTraveler } from "./play-traveler";
import { regretByRound } from "./regret";
import { freeFolder, jsonLines, type RunFile, writeRun } from "./run-files";
import { HIDDEN_PERSONAS_FILE } from "./trainer-formats/hidden-personas";
import { playInWorkers } from "./worker/play-in-workers";

export interface ElicitationRunOptions {
  readonly world: World;
  /** Of the evaluation set, from its beginning. */
  readonly travelers: number;
  readonly seed: number;
  /** A policy's name, or the file of a trained one; "model" and "model-plain" ask by a language model. */
  readonly policy: string;
  readonly simulator: SimulatorName;
  /** The share of vague answers. */
  readonly vague: number;
  /** Who judges: "rules", the default, or a model's name. */
  readonly judge?: string | undefined;
  /** Who takes notes, and who ranks the critical entries; the rules by default. */
  readonly stenographer?: "rules" | "model" | undefined;
  readonly ranking?: "rules" | "model" | undefined;
  /** The model of every part that a model plays but the judge: "scripted", "scripted:0.8", or a configured one; null: as configured. */
  readonly model?: string | null | undefined;
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
const RULES = "rules";

/**
 * Dialogs of a policy with the evaluation travellers of one simulator, scored by a judge (APEC-Travel, section 4). Language models may play any
 * part; their calls are events of the dialogs' episodes, without what tells of a persona. Writes `dialogs.jsonl`, `summary.json`, `source.json` and an episode for each dialog, all or nothing.
 */
export async function runElicitation(options: ElicitationRunOptions): Promise<Result<ElicitationSummary>> {
  const { out } = options;
  const folder = freeFolder(out);
  if (!folder.ok) return folder;
  const policy = choosePolicy(options.policy, options.seed);
  if (!policy.ok) return policy;
  const opened = await openParts(partsOf(options), options.model ?? null);
  if (!opened.ok) return opened;
  try {
    return await playAndWrite(options, policy.value, opened.value);
  } finally {
    await opened.value.close();
  }
}

function partsOf({ policy, simulator, stenographer, ranking, judge = RULES }: ElicitationRunOptions): ModelParts {
  return {
    agent: MODEL_POLICIES[policy] ?? null,
    traveler: simulator === "model",
    stenographer: stenographer === "model",
    ranking: ranking === "model",
    judge: judge === RULES ? null : judge,
  };
}

async function playAndWrite(
  options: ElicitationRunOptions,
  policy: ChosenPolicy,
  opened: OpenedParts,
): Promise<Result<ElicitationSummary>> {
  const { world, seed, simulator, vague, out } = options;
  const { signal = new AbortController().signal } = options;
  const started = performance.now();
  const played = await play({ ...options, signal }, policy, opened);
  if (!played.ok) return played;
  const seconds = Math.round(performance.now() - started) / 1000;
  const regret = await regretByRound(played.value.slice(0, options.regret), world, signal);
  if (signal.aborted) return fail({ code: "cancelled", message: "The run was cancelled; nothing was written." });
  const scored = played.value.map((traveler) => traveler.scored);
  const { parts, players, judge: judges } = opened;
  const judge = judges === null ? RULES : shownName(judges, "judge");
  const name =
    players === null || parts.agent === null ? policy.name : `${policy.name} (${shownName(players, "agent")})`;
  const about = { policy: name, simulator, seed, judge, vague, seconds, training: policy.training };
  const models = playsAny(parts) ? { models: modelsOf(opened, played.value) } : {};
  const summary = summarise(scored, { ...about, ...models, regret: options.regret > 0 ? regret : new Map() });
  const runId = randomUUID();
  const source: TrainerSource = {
    ...{ runId, policy: name, simulator, simulatorVersion: SIMULATOR_VERSION },
    ...{ seed, split: "evaluation", judge, alpha: ALPHA },
  };
  const files: RunFile[] = [
    { name: "summary.json", text: `${JSON.stringify(summary, null, 2)}\n` },
    { name: "source.json", text: `${JSON.stringify(source, null, 2)}\n` },
    { name: "dialogs.jsonl", text: jsonLines(scored.map(({ record }) => record)) },
    ...played.value.map(({ scored: { record }, partEvents = [] }) => ({
      name: `episodes/${record.id}.jsonl`,
      text: dialogEpisode(record, { runId, policy: name, world, seed }, partEvents),
    })),
  ];
  const personas = played.value.map(({ scored: { record, persona }, trip }) => ({ dialog: record.id, persona, trip }));
  if (options.withPersonas) files.push({ name: HIDDEN_PERSONAS_FILE, text: jsonLines(personas), secret: true });
  writeRun(out, files);
  return ok(summary);
}

/** The dialogs, in threads where no model plays a part. */
function play(
  {
    world,
    travelers,
    seed,
    simulator,
    vague,
    signal,
    onProgress,
    ...options
  }: ElicitationRunOptions & { signal: AbortSignal },
  policy: ChosenPolicy,
  opened: OpenedParts,
): Promise<Result<readonly (PlayedTraveler & Partial<PlayedByModels>)[]>> {
  let finished = 0;
  const onPlayed = (count: number) => {
    finished += count;
    onProgress?.(`${finished} of ${travelers} dialogs`);
  };
  if (!playsAny(opened.parts) && simulator !== "model") {
    const slice = { worldName: world.describe().name, policy: options.policy, simulator, seed, vague };
    return playInWorkers(travelers, slice, { signal, onPlayed });
  }
  const personas = generatePersonas("evaluation", seed, travelers);
  const ruled = simulator === "model" ? "main" : simulator;
  return playByModels(personas, { world, opened, policy, simulator: ruled, seed, vague, signal, onPlayed });
}

/** Which model played what, and how often the rules took its place. */
function modelsOf(
  { parts, players, judge }: OpenedParts,
  played: readonly Partial<PlayedByModels>[],
): NonNullable<ElicitationSummary["models"]> {
  const events = played.flatMap(({ partEvents = [] }) => partEvents.map(({ event }) => event));
  const named =
    players === null
      ? []
      : [
          ...(parts.agent === null ? [] : [["agent", shownName(players, "agent")]]),
          ...(parts.traveler ? [["traveler", shownName(players, "traveler")]] : []),
          ...(parts.stenographer ? [["stenographer", shownName(players, "stenographer")]] : []),
          ...(parts.ranking ? [["ranking", shownName(players, "traveler")]] : []),
        ];
  return {
    parts: Object.fromEntries([...named, ...(judge === null ? [] : [["judge", shownName(judge, "judge")]])]),
    scripted: [players, judge].some((models) => models?.scripted === true),
    calls: events.filter(({ type }) => type === "modelCalled").length,
    fellBack: events.filter(({ type }) => type === "error").length,
  };
}
