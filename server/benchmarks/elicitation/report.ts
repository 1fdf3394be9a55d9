import { ALPHA, countQuestions, summarize } from "@/server/scoring/apec";
import {
  type DialogPart,
  type ElicitationSummary,
  elicitationSummarySchema,
  type RunIdentity,
  type TrainerSource,
} from "@/server/views";
import type { BenchmarkDefinition, ReportedTrial } from "../benchmark";
import { usesScripted } from "../runner/run-models";
import { recordOf } from "./apec-scorer";
import { MODEL_POLICIES, shippedPolicy } from "./choose-policy";
import { heldDialogOf } from "./dialog-events";
import { regretByRound } from "./regret";
import { type DialogOptions, dialogOptionsOf } from "./run-options";
import { SIMULATOR_VERSION } from "./seal/simulator-version";
import { personaOf, type Traveler, taskId } from "./traveler";

type Trial = ReportedTrial<Traveler>;
const RULES = "rules";

/** The figures of the paper over a run's dialogs (APEC-Travel, section 4): what the elicitation page draws. */
export const report: NonNullable<BenchmarkDefinition<Traveler>["report"]> = {
  schema: elicitationSummarySchema,
  async of(identity, trials, planning) {
    const parts = partsOf(identity);
    const scored = trials.flatMap(({ content: traveler, events }) => {
      const record = recordOf(traveler, events);
      if (record === null || record.turns.length === 0) return [];
      const { turns, notesByRound } = heldDialogOf(taskId(traveler), events);
      const persona = personaOf(traveler);
      return [{ traveler, record, persona, questions: countQuestions(turns, notesByRound) }];
    });
    const [first] = scored;
    if (first === undefined) return null;
    const { population, seed, vague } = first.traveler;
    const some = planning === null ? [] : scored.slice(0, parts.regret);
    const regret = planning === null ? new Map() : await regretByRound(some, planning.world, planning.signal);
    const models = modelsOf(identity, parts, trials, trials.length - scored.length);
    return summarize(scored, {
      ...{ policy: policyName(identity), simulator: simulatorOf(first.traveler, parts), judge: judgeName(identity) },
      ...{ population, seed, vague, training: trainingOf(identity) },
      ...(models !== null && { models }),
      regret: some.length > 0 ? regret : new Map(),
      seconds: Math.round(trials.reduce((sum, { ms }) => sum + ms, 0)) / 1000,
    });
  },
};

/** What trainers want to know of all dialogs of a run. */
export function sourceOf(runId: string, identity: RunIdentity, traveler: Traveler): TrainerSource {
  return {
    ...{ runId, policy: policyName(identity), simulator: simulatorOf(traveler, partsOf(identity)) },
    ...{ simulatorVersion: SIMULATOR_VERSION, seed: traveler.seed, split: "evaluation" },
    ...{ judge: judgeName(identity), alpha: ALPHA },
  };
}

/** The options of a run, as its identity has them. */
export function partsOf({ settings: { options = {} } }: RunIdentity): DialogOptions {
  const { weights: _, training: __, ...given } = options;
  const parts = dialogOptionsOf(given);
  if (!parts.ok) throw new RangeError(parts.problem.message);
  return parts.value;
}

function policyName({ agent, models }: RunIdentity): string {
  return MODEL_POLICIES[agent] === undefined ? agent : `${agent} (${models.agent?.name ?? "none"})`;
}

function judgeName(identity: RunIdentity): string {
  return partsOf(identity).judge === null ? RULES : (identity.models.judge?.name ?? RULES);
}

function simulatorOf({ simulator }: Traveler, { traveler }: DialogOptions): ElicitationSummary["simulator"] {
  return traveler ? "model" : simulator;
}

/** How the policy was trained: that of a file says so in the run's identity. */
function trainingOf({ agent, settings: { options } }: RunIdentity): ElicitationSummary["training"] {
  if (options?.training === undefined) return shippedPolicy(agent).training;
  return elicitationSummarySchema.shape.training.parse(JSON.parse(options.training));
}

/** Which model played what, how many replies of each part were of no use, and how often rules took a model's place; null where none played. */
function modelsOf(
  { agent, models }: RunIdentity,
  { traveler, stenographer, ranking, judge }: DialogOptions,
  trials: readonly Trial[],
  leftOut: number,
): NonNullable<ElicitationSummary["models"]> | null {
  const parts = {
    ...(MODEL_POLICIES[agent] !== undefined && { agent: models.agent }),
    ...(traveler && { traveler: models.traveler }),
    ...(stenographer && { stenographer: models.stenographer }),
    ...(ranking && { ranking: models.traveler }),
    ...(judge !== null && { judge: models.judge }),
  };
  if (Object.keys(parts).length === 0) return null;
  const events = trials.flatMap((trial) => trial.events);
  const unusable: Partial<Record<DialogPart, number>> = {};
  for (const event of events) {
    if (event.type !== "error" || event.part === undefined) continue;
    unusable[event.part] = (unusable[event.part] ?? 0) + 1;
  }
  return {
    parts: Object.fromEntries(Object.entries(parts).map(([part, model]) => [part, model?.name ?? "none"])),
    scripted: usesScripted(models),
    calls: events.filter(({ type }) => type === "modelCalled").length,
    unusable,
    fellBack: events.filter((event) => event.type === "error" && event.replacedBy !== undefined).length,
    leftOut,
  };
}
