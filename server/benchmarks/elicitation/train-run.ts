import { createHash, randomUUID } from "node:crypto";
import { networkNamed, weightsText } from "@/server/elicitation";
import { SIMULATORS } from "@/server/elicitation/simulator";
import {
  type DpoIteration,
  type PlayedPair,
  type RewardKind,
  type SftResult,
  Stage,
  trainDpo,
  trainSft,
} from "@/server/elicitation/training";
import { judgeByRules, scoreDialog } from "@/server/scoring/apec";
import { fail, ok, type Result } from "@/server/trip";
import type { AgenticScores, DialogRecord, PreferencePair, TrainerSource } from "@/server/views";
import type { World } from "@/server/worlds";
import type { WrittenSeedDialogs } from "./by-model/seed-dialogs";
import { freeFolder, jsonLines, type RunFile, writeRun } from "./run-files";
import { SIMULATOR_VERSION } from "./seal/simulator-version";
import { VAGUE } from "./traveler";

export interface TrainingOptions {
  readonly world: World;
  readonly method: "sft" | "dpo";
  readonly iterations: number;
  readonly reference: "fixed" | "recursive";
  /** What DPO climbs, and the weight of accuracy in it (`DpoOptions`). */
  readonly reward: RewardKind;
  readonly alpha: number;
  /** A shipped policy that DPO begins at, in place of a new SFT. */
  readonly from?: string | undefined;
  /** Seed dialogs of SFT. */
  readonly dialogs: number;
  /** Pairs of dialogs in each iteration of DPO. */
  readonly pairs: number;
  readonly think: boolean;
  readonly shuffledRewards: boolean;
  /** People's scores by the words of dialogs, in place of the judge's; for one iteration of DPO, whose dialogs they rated. */
  readonly rated?: ReadonlyMap<string, AgenticScores> | undefined;
  /** Seed dialogs that a model wrote (`writtenSeedDialogs`). */
  readonly written?: WrittenSeedDialogs | undefined;
  readonly seed: number;
  /** A new or an empty folder. */
  readonly out: string;
  readonly onProgress: (text: string) => void;
}

export interface TrainedFile {
  readonly name: string;
  /** Of the weights file. */
  readonly sha256: string;
}

/**
 * Trains policies with the main simulator and writes, all or nothing, a weights file for each, `training.json` (what was learned by
 * epoch and iteration), and the dialogs in the trainers' schema: `dialogs.jsonl` of SFT, or `dialogs.jsonl` and `pairs.jsonl` of DPO.
 * The same options give the same weights.
 */
export async function runTraining(options: TrainingOptions): Promise<Result<readonly TrainedFile[]>> {
  const { world, method, seed, alpha, think, out, onProgress } = options;
  const folder = freeFolder(out);
  if (!folder.ok) return folder;
  const stage = new Stage({ world, createTraveler: SIMULATORS.main, seed, vague: VAGUE });
  const begun = await beginning(options, stage);
  if (!begun.ok) return begun;
  const sft = begun.value;
  const ofSft = {
    ...({ method: "sft", iteration: null, reference: null, reward: "paper" } as const),
    ...{ alpha: null, shuffledRewards: false },
  };
  const weights =
    options.from === undefined
      ? [{ name: "sft", text: weightsText({ training: { ...ofSft, seed, think }, network: sft.network }) }]
      : [];
  const iterations = method === "sft" ? [] : await trainDpo(sft.network, stage, options);
  if (options.rated !== undefined && iterations.every(({ pairs }) => pairs.length === 0)) return fail(NOTHING_RATED);
  for (const [index, { name, network, meanReward, heldOutReward }] of iterations.entries()) {
    onProgress(`${name}: mean reward of its dialogs ${meanReward.toFixed(4)}, held out ${heldOutReward.toFixed(4)}`);
    const { reference, reward, shuffledRewards } = options;
    const training = { method, iteration: index + 1, reference, reward, alpha, seed, think, shuffledRewards };
    weights.push({ name, text: weightsText({ training, network }) });
  }
  const log = {
    sft: { dialogs: sft.dialogs.length, ...writtenBy(options), logLikelihoods: sft.logLikelihoods },
    dpo: iterations.map(({ network: _, pairs, ...learned }) => ({ ...learned, pairs: pairs.length })),
  };
  const source: TrainerSource = {
    runId: randomUUID(),
    policy: method === "dpo" ? "sample" : options.written ? `expert (${options.written.model})` : "expert",
    simulator: method === "sft" && options.written ? "model" : "main",
    simulatorVersion: SIMULATOR_VERSION,
    seed,
    split: method === "sft" ? "seed" : "reward",
    judge: options.rated === undefined ? "rules" : "people",
    alpha,
  };
  const records =
    method === "sft"
      ? sft.dialogs.map(({ held, persona }) => scoreDialog(held, persona, judgeByRules(held.turns), alpha).record)
      : recordsOf(iterations);
  const files: RunFile[] = [
    ...weights.map(({ name, text }) => ({ name: `${name}.json`, text })),
    { name: "training.json", text: `${JSON.stringify(log, null, 2)}\n` },
    { name: "source.json", text: `${JSON.stringify(source, null, 2)}\n` },
    { name: "dialogs.jsonl", text: jsonLines(records) },
  ];
  if (method === "dpo")
    files.push({ name: "pairs.jsonl", text: jsonLines(ownPairs(iterations).flatMap(preferencePair)) });
  writeRun(out, files);
  return ok(weights.map(({ name, text }) => ({ name, sha256: createHash("sha256").update(text).digest("hex") })));
}

/** A new SFT, or the shipped policy that DPO begins at, which has no dialogs here. */
async function beginning({ from, method, dialogs, think, written, onProgress }: TrainingOptions, stage: Stage) {
  if (from === undefined) {
    onProgress(`Imitating the expert in ${dialogs} seed dialogs`);
    return ok(await trainSft(stage, { dialogs, think, written: written?.turns }));
  }
  const network = networkNamed(from);
  if (network === undefined || method !== "dpo" || network.think !== think) {
    const message = `DPO cannot begin at ${from}. Name a shipped policy with weights, such as sft, and leave --no-think out.`;
    return fail({ code: "bad_input", message });
  }
  return ok<SftResult>({ network, dialogs: [], logLikelihoods: [] });
}
const NOTHING_RATED = {
  code: "bad_input",
  message:
    "No two dialogs with one traveler were rated differently among those that are played here. Train with the options that the rated dialogs were written with.",
} as const;

/** Which model wrote how many of the seed dialogs. */
function writtenBy({ written }: TrainingOptions): {
  writtenBy?: { model: string; scripted: boolean; dialogs: number };
} {
  if (written === undefined) return {};
  return { writtenBy: { model: written.model, scripted: written.scripted, dialogs: written.turns.size } };
}

/** The mixture of two iterations has no dialogs of its own. */
function ownPairs(iterations: readonly DpoIteration[]): readonly PlayedPair[] {
  return iterations.filter(({ name }) => !name.includes("+")).flatMap(({ pairs }) => pairs);
}

function recordsOf(iterations: readonly DpoIteration[]): readonly DialogRecord[] {
  return ownPairs(iterations).flatMap(({ better, worse }) => [better.record, worse.record]);
}

/** None where one of the two ends at once after what both share. */
function preferencePair({ better, worse }: PlayedPair): PreferencePair[] {
  const [a, b] = [better.record.turns, worse.record.turns];
  const parting = a.findIndex(({ text }, index) => text !== b[index]?.text);
  if (parting < 1 || parting >= b.length) return [];
  const from = a[parting]?.by === "agent" ? parting : parting - 1;
  return [
    {
      id: better.record.id,
      openingTurns: a.slice(0, from),
      chosen: a.slice(from),
      rejected: b.slice(from),
      rewards: { chosen: better.record.reward, rejected: worse.record.reward },
    },
  ];
}
