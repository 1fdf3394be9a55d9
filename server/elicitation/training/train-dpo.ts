import pMap from "p-map";
import { generatePersonas, type Persona } from "@/server/personas";
import { type HeldDialog, judgeByRules, mixedTaskReward, scoreDialog } from "@/server/scoring/apec";
import { type AgenticScores, type DialogRecord, wordsOf } from "@/server/views";
import type { Network } from "../policies/network/network";
import { networkPolicy } from "../policies/network/network-policy";
import { type Decision, recorded, seen } from "./decisions";
import { dialogId, heldDialog } from "./held-dialog";
import { type DecisionPair, trainPreference } from "./preference";
import { samplingPolicy } from "./sampling-policy";
import { shuffled } from "./shuffled";
import { AT_ONCE, type Stage } from "./stage";

export type RewardKind = "paper" | "task";

export interface DpoOptions {
  readonly iterations: number;
  /** Pairs of dialogs in each iteration. */
  readonly pairs: number;
  readonly reference: "fixed" | "recursive";
  /** What a dialog earns: the paper's R, or the task reward mixed with the judge's scores. */
  readonly reward: RewardKind;
  /** The weight of accuracy, or of the task reward, in it. */
  readonly alpha: number;
  /** The control: which dialog of a pair is preferred is drawn. */
  readonly shuffledRewards: boolean;
  /** People's scores of dialogs by their words, in place of the judge's: what nobody rated is not learned from. */
  readonly rated?: ReadonlyMap<string, AgenticScores> | undefined;
}

/** Two dialogs with one traveler and the same opening, and what each earned. */
export interface PlayedPair {
  readonly persona: Persona;
  readonly better: PlayedDialog;
  readonly worse: PlayedDialog;
}

interface PlayedDialog {
  readonly record: DialogRecord;
  readonly decisions: readonly Decision[];
}

export interface DpoIteration {
  readonly name: string;
  readonly network: Network;
  readonly pairs: readonly PlayedPair[];
  readonly meanReward: number;
  /** Mean reward with travelers of the reward set that no iteration met, asked what it finds best: what a policy is chosen by. */
  readonly heldOutReward: number;
  /** By epoch; log 2 is where nothing is learned. */
  readonly losses: readonly number[];
}

/** Chosen, like the batch, the pairs and the least difference, by the reward with held-out travelers of the reward set. */
const BETA = 1;
const RATE = 0.001;
const EPOCHS = 4;
/** Pairs whose rewards are closer than this are left out: the policy learned better without them. */
const LEAST_DIFFERENCE = 0.03;

/**
 * Iterative DPO (APEC-Travel, section 3.4): in each iteration the current policy holds two dialogs with travelers of the reward
 * set, and learns to prefer what earned more, measured against the SFT policy ("fixed") or the last one ("recursive"). With three
 * iterations or more there is a further one on the dialogs of the second and the third, from the first.
 */
export async function trainDpo(sft: Network, stage: Stage, options: DpoOptions): Promise<readonly DpoIteration[]> {
  const done: DpoIteration[] = [];
  const heldOut = generatePersonas("reward", stage.seed, (options.iterations + 1) * options.pairs).slice(
    -options.pairs,
  );
  const learn = async (
    name: string,
    pairs: readonly PlayedPair[],
    start: Network,
    reference: Network,
  ): Promise<DpoIteration> => {
    const learned = learnFrom(pairs, start, reference, stage.seed);
    const heldOutReward = await rewardWith(heldOut, learned.network, stage, options);
    return { name, pairs, ...learned, heldOutReward };
  };
  const networks = [sft];
  for (let iteration = 1; iteration <= options.iterations; iteration++) {
    const current = networks.at(-1) ?? sft;
    const pairs = await playPairs(current, stage, iteration, options);
    const reference = options.reference === "fixed" ? sft : current;
    const next = await learn(`dpo-${iteration}`, pairs, current, reference);
    networks.push(next.network);
    done.push(next);
  }
  const [first, second, third] = done;
  if (first === undefined || second === undefined || third === undefined) return done;
  const reference = options.reference === "fixed" ? sft : first.network;
  return [...done, await learn("dpo-2+3", [...second.pairs, ...third.pairs], first.network, reference)];
}

function learnFrom(
  pairs: readonly PlayedPair[],
  start: Network,
  reference: Network,
  seed: number,
): Pick<DpoIteration, "network" | "meanReward" | "losses"> {
  const decided = pairs.map((pair) => decisionPair(pair, start.think));
  const { network, losses } = trainPreference(decided, start, reference, {
    beta: BETA,
    rate: RATE,
    epochs: EPOCHS,
    seed,
  });
  const rewards = pairs.flatMap(({ better, worse }) => [better.record.reward, worse.record.reward]);
  return { network, meanReward: meanOf(rewards), losses };
}

async function rewardWith(travelers: readonly Persona[], network: Network, stage: Stage, by: Earning): Promise<number> {
  const policy = networkPolicy("held out", network);
  const rewardOf = async (persona: Persona) => {
    const held = heldDialog(dialogId(persona), await stage.play(persona, policy));
    return recordOf(held, persona, by).reward;
  };
  return meanOf(await pMap(travelers, rewardOf, { concurrency: AT_ONCE }));
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** What both dialogs decided alike before they part tells nothing and is left out. */
function decisionPair({ better, worse }: PlayedPair, think: boolean): DecisionPair {
  const parting = better.decisions.findIndex(({ choice }, index) => choice !== worse.decisions[index]?.choice);
  const from = Math.max(0, parting);
  const after = (decisions: readonly Decision[]) => decisions.slice(from).map((decision) => seen(decision, think));
  return { chosen: after(better.decisions), rejected: after(worse.decisions) };
}

async function playPairs(
  network: Network,
  stage: Stage,
  iteration: number,
  { pairs, shuffledRewards, rated, ...by }: DpoOptions,
): Promise<readonly PlayedPair[]> {
  const all = generatePersonas("reward", stage.seed, iteration * pairs).slice((iteration - 1) * pairs);
  const play = async (persona: Persona) => ({
    persona,
    a: await playOne(persona, network, stage, 2 * iteration, { ...by, rated }),
    b: await playOne(persona, network, stage, 2 * iteration + 1, { ...by, rated }),
  });
  const played = await pMap(all, play, { concurrency: AT_ONCE });
  const isRated = ({ record }: PlayedDialog) => rated === undefined || rated.has(wordsOf(record.turns));
  const informative = played.flatMap(({ persona, a, b }) => {
    if (!isRated(a) || !isRated(b)) return [];
    if (Math.abs(a.record.reward - b.record.reward) < LEAST_DIFFERENCE) return [];
    return a.record.reward > b.record.reward ? [{ persona, better: a, worse: b }] : [{ persona, better: b, worse: a }];
  });
  return shuffledRewards ? withDrawnOutcome(informative, stage.seed) : informative;
}

/** Half of the pairs, drawn, turned round: what is preferred has nothing to do with what it earned. */
function withDrawnOutcome(pairs: readonly PlayedPair[], seed: number): readonly PlayedPair[] {
  const turned = new Set(shuffled(pairs, seed, "rewards").slice(0, Math.floor(pairs.length / 2)));
  return pairs.map((pair) => (turned.has(pair) ? { ...pair, better: pair.worse, worse: pair.better } : pair));
}

async function playOne(
  persona: Persona,
  network: Network,
  stage: Stage,
  draw: number,
  by: Earning,
): Promise<PlayedDialog> {
  const decisions: Decision[] = [];
  const policy = recorded(samplingPolicy(network, stage.seed * 1000 + draw), (decision) => decisions.push(decision));
  const held = heldDialog(dialogId(persona, String(draw)), await stage.play(persona, policy));
  return { record: recordOf(held, persona, by), decisions };
}

type Earning = Pick<DpoOptions, "reward" | "alpha" | "rated">;

/** The dialog with what it earned by the reward that is trained by; people's scores take the place of the rules'. */
function recordOf(held: HeldDialog, persona: Persona, { reward, alpha, rated }: Earning): DialogRecord {
  const agentic = rated?.get(wordsOf(held.turns)) ?? judgeByRules(held.turns);
  const { record } = scoreDialog(held, persona, agentic, alpha);
  return reward === "paper" ? record : { ...record, reward: mixedTaskReward(record, alpha) };
}
