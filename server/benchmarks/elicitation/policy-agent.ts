import { type Agent, type AgentContext, episodeOf } from "@/server/agents";
import {
  ASKING_PROMPTS,
  type ByModel,
  type ByModelEvent,
  modelPolicy,
  modelStenographer,
  recordUnusable,
  STENOGRAPHER_PROMPTS,
  stenograph,
} from "@/server/elicitation";
import {
  createModelTraveler,
  RANKING_PROMPTS,
  TRAVELER_PROMPTS,
  withCriticalByModel,
} from "@/server/elicitation/simulator";
import type { EndReason, Event } from "@/server/episodes";
import type { PromptFile } from "@/server/models";
import type { Persona } from "@/server/personas";
import { JUDGE_PROMPTS, judgeByModel } from "@/server/scoring/judge";
import type { Problem } from "@/server/trip";
import type { DialogTurn, RunOptions } from "@/server/views";
import type { BoundAgent } from "../benchmark";
import { apecScorer } from "./apec-scorer";
import { lostWith } from "./by-model/lost-with";
import { withoutPersona } from "./by-model/without-persona";
import type { ChosenPolicy } from "./choose-policy";
import { eventsOfStep } from "./dialog-events";
import { describePolicy } from "./policies";
import { BY_RULES, type DialogOptions } from "./run-options";
import { personaOf, stageOf, type Traveler } from "./traveler";

/**
 * A policy as an agent: it hears a simulated traveler's words, asks, and is done. What happens are the events of its episode: words, thoughts,
 * questions, and what was noted. The traveler's persona stays with the simulator, and where a model ranks what is critical, with the scorer of the trial.
 */
export function policyAgent(
  policy: ChosenPolicy,
  parts: DialogOptions = BY_RULES,
  given: RunOptions = {},
): BoundAgent<Traveler> {
  const { name, prompting, file } = policy;
  const agent: Agent = {
    name,
    description: describePolicy(name),
    needsModel: prompting !== null || parts.traveler || parts.stenographer || parts.ranking,
    modes: [],
    parts: [],
    prompts: promptsOf(policy, parts),
    run: (task, context) => episodeOf(task, context, withoutTraveler),
  };
  return {
    agent,
    inputs: [],
    objectives: [],
    ...(parts.judge !== null && { models: { judge: parts.judge } }),
    options: { ...given, ...file },
    bind(traveler) {
      let persona = personaOf(traveler);
      const rank = async (by: ByModel) => {
        const ranked = await withCriticalByModel(by, persona);
        if (ranked !== null) persona = ranked;
        return ranked;
      };
      return {
        ...agent,
        run: (task, context) =>
          episodeOf(task, context, () => talk(traveler, policy, { ...parts, persona, rank }, context)),
        ...(parts.ranking && { scorers: [apecScorer(() => persona)] as const }),
      };
    },
  };
}

function promptsOf({ prompting }: ChosenPolicy, parts: DialogOptions): readonly PromptFile[] {
  const files = [
    ...(prompting === null ? [] : [ASKING_PROMPTS[prompting]]),
    ...(parts.traveler ? TRAVELER_PROMPTS : []),
    ...(parts.stenographer ? STENOGRAPHER_PROMPTS : []),
    ...(parts.ranking ? RANKING_PROMPTS : []),
    ...(parts.judge === null ? [] : JUDGE_PROMPTS),
  ];
  return [...new Set(files)];
}

// biome-ignore lint/correctness/useYield: it does nothing that is an event.
function* withoutTraveler(): Generator<Event, EndReason> {
  return "agent gave up";
}

interface Parts extends DialogOptions {
  readonly persona: Persona;
  /** The persona with what a model ranks as critical; null where its ranking is of no use. */
  readonly rank: (by: ByModel) => Promise<Persona | null>;
}

/** A dialog with one traveler. A model that is lost ends it: the rules would go on, and the figures would be theirs. */
async function* talk(
  traveler: Traveler,
  policy: ChosenPolicy,
  parts: Parts,
  { world, seed, signal, models }: AgentContext,
): AsyncGenerator<Event, EndReason> {
  const calls: ByModelEvent[] = [];
  const lost: Problem[] = [];
  const onEvent = (event: ByModelEvent) => {
    const problem = lostWith(event);
    if (problem !== null) lost.push(problem);
    calls.push(withoutPersona(event));
  };
  const by: ByModel | null = models === null ? null : { models, signal, onEvent, fallback: parts.fallback };
  const stage = stageOf(traveler, world);
  const persona = by !== null && parts.ranking ? await parts.rank(by) : parts.persona;
  if (persona === null) {
    yield* calls.splice(0);
    return lost[0] === undefined ? "model unavailable" : yield* endWith(lost[0]);
  }
  const asking = policy.for(persona, seed, traveler.population);
  const { prompting } = policy;
  if (prompting !== null && by === null) return yield* endWith({ code: "model_unavailable", message: NO_MODEL });
  const speaking =
    by !== null && parts.traveler
      ? createModelTraveler(by, persona, stage.tripOf(persona), stage.habits())
      : stage.traveler(persona);
  const roles = {
    traveler: speaking,
    policy: by !== null && prompting !== null ? modelPolicy(by, prompting, asking) : asking,
    stenographer: by !== null && parts.stenographer ? modelStenographer(by) : stenograph,
  };
  let notes: Parameters<typeof eventsOfStep>[1] = {};
  let turns: readonly DialogTurn[] = [];
  for await (const step of stage.hold(roles, seed, signal)) {
    yield* calls.splice(0);
    if (lost[0] !== undefined) return yield* endWith(lost[0]);
    yield* eventsOfStep(step, notes);
    if (step.kind === "noted") [notes, turns] = [step.notes, step.dialog.turns];
  }
  yield* calls.splice(0);
  if (lost[0] === undefined && by !== null && parts.judge !== null) await judge(turns, by);
  yield* calls.splice(0);
  return lost[0] === undefined ? "done" : yield* endWith(lost[0]);
}

const NO_MODEL = "The policy asks by a language model, and none is configured.";

function* endWith({ code, message }: Problem): Generator<Event, EndReason> {
  yield { type: "error", code, message };
  return code === "over_budget" ? "cost limit" : "model unavailable";
}

/** The judge's call is an event, which the scorer reads; that it is of no use is one too. */
async function judge(turns: readonly DialogTurn[], by: ByModel): Promise<void> {
  const { scores, event } = await judgeByModel(turns, by.models, by.signal);
  if (event !== null) by.onEvent(event);
  if (scores.ok) return;
  const why = `The judge's answer was unusable: ${scores.problem.message}`;
  recordUnusable(by, { part: "judge", why, instead: "the judge by rules" });
}
