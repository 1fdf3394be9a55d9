import { withCriticalByModel } from "@/server/elicitation/simulator";
import type { Persona } from "@/server/personas";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { ChosenPolicy } from "../choose-policy";
import { elicitationWith } from "../elicitation";
import { type PlayedDialog, playDialog } from "../play-dialog";
import { describePolicy } from "../policies";
import { policyAgent } from "../policy-agent";
import { personaOf, type Traveler } from "../traveler";
import { lostWith } from "./lost-with";
import type { OpenedParts } from "./parts";

/** Dialogs at the same time; the gateway's limits of each model hold too. */
const AT_ONCE = 8;

export interface PlayByModels {
  readonly runId: string;
  readonly world: World;
  readonly opened: OpenedParts;
  /** Who asks where no model does, or with `fallback`, where its reply is of no use. */
  readonly policy: ChosenPolicy;
  readonly seed: number;
  /** Whether rules take the place of a model whose reply is of no use. */
  readonly fallback: boolean;
  readonly signal: AbortSignal;
  readonly onPlayed: (dialogs: number) => void;
}

/**
 * Plays dialogs with models in some of the parts, several at a time, in the order of their travelers. A model that cannot be reached, or a
 * budget that is used up, ends the run with that problem: the rules would go on, and the figures would be theirs.
 */
export async function playByModels(
  travelers: readonly Traveler[],
  run: PlayByModels,
): Promise<Result<readonly PlayedDialog[]>> {
  const stop = new AbortController();
  const signal = AbortSignal.any([run.signal, stop.signal]);
  const play = runnerOf(run, signal);
  const played: PlayedDialog[] = [];
  let problem: Problem = { code: "cancelled", message: "The run was canceled; nothing was written." };
  const onLost = (lost: Problem) => {
    if (!signal.aborted) problem = lost;
    stop.abort();
  };
  let next = 0;
  const work = async () => {
    while (next < travelers.length && !signal.aborted) {
      const at = next++;
      const traveler = travelers[at];
      if (traveler === undefined) return;
      const dialog = await play(traveler);
      const lost = dialog.ok ? lostIn(dialog.value) : dialog.problem;
      if (lost !== null) onLost(lost);
      if (dialog.ok) played[at] = dialog.value;
      run.onPlayed(1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return signal.aborted ? fail(problem) : ok(played);
}

function lostIn({ episode }: PlayedDialog): Problem | null {
  for (const { event } of episode.events) {
    const lost = event.type === "modelCalled" ? lostWith(event) : null;
    if (lost !== null) return lost;
  }
  return null;
}

/** What plays one dialog. Where a model ranks what is critical, the scorer learns of it here and nobody else. */
function runnerOf({ runId, world, opened, policy, seed, fallback }: PlayByModels, signal: AbortSignal) {
  const { parts, players, judge } = opened;
  const ranked = new Map<number, Persona>();
  const persona = (traveler: Traveler) => ranked.get(traveler.index) ?? personaOf(traveler);
  const benchmark = elicitationWith(persona);
  return (traveler: Traveler): Promise<Result<PlayedDialog>> => {
    const agent = policyAgent(policy, describePolicy(policy.name), {
      traveler: parts.traveler,
      stenographer: parts.stenographer,
      judge: judge?.open(seed) ?? null,
      fallback,
      persona: parts.ranking
        ? async (by, { index }) => {
            const made = await withCriticalByModel(by, personaOf(traveler));
            if (made !== null) ranked.set(index, made);
            return made;
          }
        : null,
    });
    const models = players?.open(seed) ?? null;
    return playDialog({ runId, benchmark, agent, world, seed, models, persona }, traveler, signal);
  };
}
