import { type Agent, type AgentContext, episodeOf } from "@/server/agents";
import {
  ASKING_PROMPTS,
  type ByModel,
  type ByModelEvent,
  modelPolicy,
  modelStenographer,
  recordUnusable,
  stenograph,
} from "@/server/elicitation";
import { createModelTraveler } from "@/server/elicitation/simulator";
import type { EndReason, Event } from "@/server/episodes";
import type { Models } from "@/server/models";
import type { Persona } from "@/server/personas";
import { judgeByModel } from "@/server/scoring/judge";
import type { DialogTurn, Problem } from "@/server/trip";
import type { BoundAgent } from "../benchmark";
import { lostWith } from "./by-model/lost-with";
import { withoutPersona } from "./by-model/without-persona";
import type { ChosenPolicy } from "./choose-policy";
import { eventsOfStep } from "./dialog-events";
import { personaOf, stageOf, type Traveler } from "./traveler";

/** Which other parts of a dialog models play, next to a policy that is one's. */
export interface PartsByModel {
  readonly traveler: boolean;
  readonly stenographer: boolean;
  /** Who the traveler is, where a model ranks what is critical; null where its ranking is of no use. */
  readonly persona: ((by: ByModel, traveler: Traveler) => Promise<Persona | null>) | null;
  /** The judge's models; null: the rules judge. */
  readonly judge: Models | null;
  /** Whether rules take the place of a model whose reply is of no use. */
  readonly fallback: boolean;
}

const BY_RULES: PartsByModel = { traveler: false, stenographer: false, persona: null, judge: null, fallback: false };

/**
 * A policy as an agent: it hears a simulated traveler's words, asks, and is done. What happens are the events of its episode: words, thoughts,
 * questions, and what was noted. The traveler's persona stays with the simulator.
 */
export function policyAgent(policy: ChosenPolicy, description: string, parts = BY_RULES): BoundAgent<Traveler> {
  const { name, prompting } = policy;
  const agent: Agent = {
    name,
    description,
    needsModel: prompting !== null,
    modes: [],
    parts: [],
    prompts: prompting === null ? [] : [ASKING_PROMPTS[prompting]],
    run: (task, context) => episodeOf(task, context, withoutTraveler),
  };
  return {
    agent,
    inputs: [],
    objectives: [],
    bind: (traveler) => ({
      ...agent,
      run: (task, context) => episodeOf(task, context, () => talk(traveler, policy, parts, context)),
    }),
  };
}

// biome-ignore lint/correctness/useYield: it does nothing that is an event.
function* withoutTraveler(): Generator<Event, EndReason> {
  return "agent gave up";
}

/** A dialog with one traveler. A model that is lost ends it: the rules would go on, and the figures would be theirs. */
async function* talk(
  traveler: Traveler,
  policy: ChosenPolicy,
  parts: PartsByModel,
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
  const persona = by !== null && parts.persona !== null ? await parts.persona(by, traveler) : personaOf(traveler);
  if (persona === null) {
    yield* calls.splice(0);
    return lost[0] === undefined ? "model unavailable" : yield* endWith(lost[0]);
  }
  const asking = policy.for(persona, seed);
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
  if (lost[0] === undefined && parts.judge !== null) {
    await judge(turns, { models: parts.judge, signal, onEvent, fallback: parts.fallback });
  }
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
