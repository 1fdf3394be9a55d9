import {
  type ByModel,
  type ByModelEvent,
  modelPolicy,
  modelStenographer,
  preferencesOf,
  stenograph,
} from "@/server/elicitation";
import { createModelTraveler, SIMULATORS, withCriticalByModel } from "@/server/elicitation/simulator";
import { dialogId, heldDialog, Stage } from "@/server/elicitation/training";
import type { Persona } from "@/server/personas";
import { judgeByRules, scoreDialog } from "@/server/scoring/apec";
import { judgeByModel } from "@/server/scoring/judge";
import {
  type AgenticScores,
  type DialogTurn,
  fail,
  ok,
  type Problem,
  type Result,
  type RuleSimulatorName,
} from "@/server/trip";
import type { World } from "@/server/worlds";
import type { ChosenPolicy } from "../choose-policy";
import { ALPHA, type PlayedTraveler, REGRET_ROUNDS } from "../play-traveler";
import { lostWith } from "./lost-with";
import type { OpenedParts } from "./parts";
import { withoutPersona } from "./without-persona";

/** Dialogs at the same time; the gateway's limits of each model hold besides. */
const AT_ONCE = 8;

/** An event of a model's part, and how many turns the dialog had when it came. */
export interface PartEvent {
  readonly afterTurns: number;
  readonly event: ByModelEvent;
}

export interface PlayedByModels extends PlayedTraveler {
  readonly partEvents: readonly PartEvent[];
}

export interface PlayByModels {
  readonly world: World;
  readonly opened: OpenedParts;
  /** Who asks where no model does, or where its reply is of no use. */
  readonly policy: ChosenPolicy;
  /** Who answers where no model does. */
  readonly simulator: RuleSimulatorName;
  readonly seed: number;
  readonly vague: number;
  readonly signal: AbortSignal;
  readonly onPlayed: (travelers: number) => void;
}

/**
 * Plays the travellers with models in some of the parts, several dialogs at a time, in their order. A model that cannot be reached, or a budget
 * that is used up, ends the run with that problem: the rules would go on, and the figures would be theirs.
 */
export async function playByModels(
  personas: readonly Persona[],
  run: PlayByModels,
): Promise<Result<readonly PlayedByModels[]>> {
  const { world, seed, vague, onPlayed } = run;
  const stage = new Stage({ world, createTraveler: SIMULATORS[run.simulator], seed, vague });
  const stop = new AbortController();
  const signal = AbortSignal.any([run.signal, stop.signal]);
  const played: PlayedByModels[] = [];
  let problem: Problem = { code: "cancelled", message: "The run was cancelled; nothing was written." };
  const onLost = (lost: Problem) => {
    if (!signal.aborted) problem = lost;
    stop.abort();
  };
  let next = 0;
  const work = async () => {
    while (next < personas.length && !signal.aborted) {
      const at = next++;
      const persona = personas[at];
      if (persona === undefined) return;
      played[at] = await playOne(persona, stage, { ...run, signal }, onLost);
      onPlayed(1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return signal.aborted ? fail(problem) : ok(played);
}

async function playOne(
  given: Persona,
  stage: Stage,
  { opened, policy, simulator, signal }: PlayByModels,
  onLost: (problem: Problem) => void,
): Promise<PlayedByModels> {
  const { parts, players, judge } = opened;
  const partEvents: PartEvent[] = [];
  let turns = 0;
  const onEvent = (event: ByModelEvent) => {
    const lost = lostWith(event);
    if (lost !== null) onLost(lost);
    partEvents.push({ afterTurns: turns, event: withoutPersona(event) });
  };
  const by: ByModel | null = players === null ? null : { models: players.open(stage.seed), signal, onEvent };
  const persona = by !== null && parts.ranking ? await withCriticalByModel(by, given) : given;
  const trip = stage.tripOf(persona);
  const ruled = () => SIMULATORS[simulator](persona, trip, stage.habits());
  const simulated = await stage.playParts(
    {
      traveler: by !== null && parts.traveler ? createModelTraveler(by, persona, trip, stage.habits()) : ruled(),
      policy:
        by !== null && parts.agent !== null ? modelPolicy(by, parts.agent, policy.for(persona)) : policy.for(persona),
      stenographer: by !== null && parts.stenographer ? modelStenographer(by) : stenograph,
    },
    {
      signal,
      onTurn: (count) => {
        turns = count;
      },
    },
  );
  const held = heldDialog(dialogId(persona), simulated);
  const models = judge?.open(stage.seed);
  const agentic =
    models === undefined ? judgeByRules(held.turns) : await judged(held.turns, { models, signal, onEvent });
  return {
    trip,
    scored: scoreDialog(held, persona, agentic, ALPHA),
    learned: REGRET_ROUNDS.map((round) =>
      preferencesOf(simulated.byRound[round] ?? simulated.dialog, "ask me thoroughly"),
    ),
    partEvents,
  };
}

/** The model's scores; the rules', which is recorded, where they are of no use. */
async function judged(turns: readonly DialogTurn[], { models, signal, onEvent }: ByModel): Promise<AgenticScores> {
  const { scores, event } = await judgeByModel(turns, models, signal);
  if (event !== null) onEvent(event);
  if (scores.ok) return scores.value;
  const message = `The judge's answer was of no use: ${scores.problem.message} The rules judged in its place.`;
  onEvent({ type: "error", code: "bad_model_answer", message });
  return judgeByRules(turns);
}
