import { randomUUID } from "node:crypto";
import { openTracing, PATIENT_CLOSE_MS } from "@/server/episodes";
import type { PromptTexts } from "@/server/models";
import { summarize } from "@/server/scoring/apec";
import {
  type DialogPart,
  type ElicitationSummary,
  fail,
  ok,
  type Problem,
  type Result,
  type SimulatorName,
  type TrainerSource,
} from "@/server/trip";
import type { World } from "@/server/worlds";
import { ALPHA, isUnscored } from "./apec-scorer";
import { type ModelParts, type OpenedParts, openParts, playsAny, shownName } from "./by-model/parts";
import { playByModels } from "./by-model/play-by-models";
import { type ChosenPolicy, choosePolicy, MODEL_POLICIES } from "./choose-policy";
import type { PlayedDialog } from "./play-dialog";
import { regretByRound } from "./regret";
import { freeFolder, jsonLines, type RunFile, writeRun } from "./run-files";
import { SIMULATOR_VERSION } from "./seal/simulator-version";
import { HIDDEN_PERSONAS_FILE } from "./trainer-formats/hidden-personas";
import { firstTravelers, stageOf } from "./traveler";
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
  /** Whether rules take the place of a model whose reply is of no use; the figures are then not the model's. */
  readonly fallback?: boolean | undefined;
  /** Texts in place of those of the prompts that the models' parts ask by. */
  readonly prompts?: PromptTexts | undefined;
  /** Of how many dialogs plan regret is computed. */
  readonly regret: number;
  /** A new or an empty folder. */
  readonly out: string;
  /** Also write `hidden-personas.jsonl`, which only trainers of the traveler's role may read. */
  readonly withPersonas: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (text: string) => void;
}

const RULES = "rules";

/**
 * Dialogs of a policy with the evaluation travelers of one simulator, scored by a judge (APEC-Travel, section 4). Each dialog is an
 * episode, played and scored as any trial. Language models may play any part; their calls are events of the episodes, without what tells of a persona. Writes `dialogs.jsonl`, `summary.json`, `source.json` and an episode for each dialog, all or nothing.
 */
export async function runElicitation(options: ElicitationRunOptions): Promise<Result<ElicitationSummary>> {
  const { out } = options;
  const folder = freeFolder(out);
  if (!folder.ok) return folder;
  const policy = choosePolicy(options.policy);
  if (!policy.ok) return policy;
  const opened = await openParts(partsOf(options), options.model ?? null, options.prompts);
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
  const runId = randomUUID();
  const started = performance.now();
  const played = await play({ ...options, signal, runId }, policy, opened);
  if (!played.ok) return played;
  const seconds = Math.round(performance.now() - started) / 1000;
  const worth = played.value.filter(({ episode }) => !isUnscored(episode.events.map(({ event }) => event)));
  if (worth.length === 0) return fail(NOTHING_SCORED);
  const regret = await regretByRound(worth.slice(0, options.regret), world, signal);
  if (signal.aborted) return fail({ code: "cancelled", message: "The run was canceled; nothing was written." });
  const scored = worth.map((dialog) => dialog.scored);
  const { parts, players, judge: judges } = opened;
  const judge = judges === null ? RULES : shownName(judges, "judge");
  const name =
    players === null || parts.agent === null ? policy.name : `${policy.name} (${shownName(players, "agent")})`;
  const about = {
    ...({ policy: name, simulator, population: "learned", seed, judge, vague, seconds } as const),
    training: policy.training,
  };
  const models = playsAny(parts)
    ? { models: { ...modelsOf(opened, played.value), leftOut: played.value.length - worth.length } }
    : {};
  const summary = summarize(scored, { ...about, ...models, regret: options.regret > 0 ? regret : new Map() });
  const source: TrainerSource = {
    ...{ runId, policy: name, simulator, simulatorVersion: SIMULATOR_VERSION },
    ...{ seed, split: "evaluation", judge, alpha: ALPHA },
  };
  const files: RunFile[] = [
    { name: "summary.json", text: `${JSON.stringify(summary, null, 2)}\n` },
    { name: "source.json", text: `${JSON.stringify(source, null, 2)}\n` },
    { name: "dialogs.jsonl", text: jsonLines(scored.map(({ record }) => record)) },
    ...worth.map(({ episode: { header, events }, scored: { record } }) => ({
      name: `episodes/${record.id}.jsonl`,
      text: jsonLines([header, ...events]),
    })),
  ];
  const personas = worth.map(({ traveler, scored: { record, persona } }) => {
    return { dialog: record.id, persona, trip: stageOf(traveler, world).tripOf(persona) };
  });
  if (options.withPersonas) files.push({ name: HIDDEN_PERSONAS_FILE, text: jsonLines(personas), secret: true });
  writeRun(out, files);
  await sendTraces(played.value, options);
  return ok(summary);
}

const NOTHING_SCORED: Problem = {
  code: "bad_model_answer",
  message:
    "No reply of the model that ranks or judges was usable, so no dialog has a score. Choose another model for that part, or the rules.",
};

/** What was played, where an endpoint for traces is set. */
async function sendTraces(played: readonly PlayedDialog[], { onProgress }: ElicitationRunOptions): Promise<void> {
  const tracing = openTracing((problem) => onProgress?.(problem));
  for (const { episode } of played) tracing.send(episode);
  await tracing.close(PATIENT_CLOSE_MS);
}

/** The dialogs, in threads where no model plays a part. */
function play(
  options: ElicitationRunOptions & { readonly signal: AbortSignal; readonly runId: string },
  policy: ChosenPolicy,
  opened: OpenedParts,
): Promise<Result<readonly PlayedDialog[]>> {
  const { runId, world, seed, simulator, vague, fallback = false, signal, onProgress } = options;
  let finished = 0;
  const onPlayed = (count: number) => {
    finished += count;
    onProgress?.(`${finished} of ${options.travelers} dialogs`);
  };
  const about = { seed, vague, simulator: simulator === "model" ? ("main" as const) : simulator };
  const travelers = firstTravelers(options.travelers, about);
  if (!playsAny(opened.parts)) {
    const slice = { runId, worldName: world.describe().name, policy: options.policy, seed, travelers };
    return playInWorkers(slice, { signal, onPlayed });
  }
  return playByModels(travelers, { runId, world, opened, policy, seed, fallback, signal, onPlayed });
}

/** Which model played what, how many replies of each part were of no use, and how often rules took a model's place. */
function modelsOf(
  { parts, players, judge, prompts }: OpenedParts,
  played: readonly PlayedDialog[],
): NonNullable<ElicitationSummary["models"]> {
  const events = played.flatMap(({ episode }) => episode.events.map(({ event }) => event));
  const named =
    players === null
      ? []
      : [
          ...(parts.agent === null ? [] : [["agent", shownName(players, "agent")]]),
          ...(parts.traveler ? [["traveler", shownName(players, "traveler")]] : []),
          ...(parts.stenographer ? [["stenographer", shownName(players, "stenographer")]] : []),
          ...(parts.ranking ? [["ranking", shownName(players, "traveler")]] : []),
        ];
  const unusable: Partial<Record<DialogPart, number>> = {};
  for (const event of events) {
    if (event.type !== "error" || event.part === undefined) continue;
    unusable[event.part] = (unusable[event.part] ?? 0) + 1;
  }
  return {
    parts: Object.fromEntries([...named, ...(judge === null ? [] : [["judge", shownName(judge, "judge")]])]),
    prompts,
    scripted: [players, judge].some((models) => models?.scripted === true),
    calls: events.filter(({ type }) => type === "modelCalled").length,
    unusable,
    fellBack: events.filter((event) => event.type === "error" && event.replacedBy !== undefined).length,
  };
}
