import type { Event } from "@/server/episodes";
import { type Formula, type ItinerarybenchTask, scoreItinerarybench } from "@/server/scoring";
import type { Tallies } from "@/server/views";
import type { World } from "@/server/worlds";
import type { Score, Scorer } from "../benchmark";
import { plannedActions } from "./plan-events";

type Scored = ReturnType<typeof scoreItinerarybench>;

/** Level 3 as the paper defines it: the less spent the better (section 3.3). */
export const paperFormula: Scorer<ItinerarybenchTask> = {
  name: "itinerarybench",
  choice: "paper",
  score: (task, events, world) => scoreBy("paper", task, events, world),
};

/** Level 3 as the released code computes it: between its limits, the more spent the better. */
export const releasedCode: Scorer<ItinerarybenchTask> = {
  name: "itinerarybench-released-code",
  choice: "code",
  score: (task, events, world) => scoreBy("code", task, events, world),
};

const [FULL_LEVEL1, FULL_LEVEL2, FULL_SCORE] = [60, 20, 100];
const MOST_SENTENCES = 20;

function scoreBy(formula: Formula, task: ItinerarybenchTask, events: readonly Event[], world: World): Score {
  const plan = plannedActions(events);
  const scored = scoreItinerarybench(world, task, plan ?? [], formula);
  const { id, executability, constraints, level1, level2, level3, score, errors } = scored;
  return {
    value: score,
    delivered: plan !== null,
    passed: isFull(scored),
    parts: { executable: level1 === FULL_LEVEL1, constraints: level2 === FULL_LEVEL2 },
    tallies: talliesOf(task, scored),
    evidence:
      plan === null ? ["No plan was delivered."] : errors.slice(0, MOST_SENTENCES).map(({ message }) => message),
    verdict: {
      id,
      e_right: executability.right,
      e_wrong: executability.wrong,
      i_right: constraints.right,
      i_wrong: constraints.wrong,
      level1,
      level2,
      level3,
      score,
    },
  };
}

function isFull({ level1, level2 }: Scored): boolean {
  return level1 === FULL_LEVEL1 && level2 === FULL_LEVEL2;
}

function talliesOf({ type }: ItinerarybenchTask, scored: Scored): Tallies {
  return {
    [`type${type}`]: { got: scored.score, of: 1 },
    perfect: { got: scored.score === FULL_SCORE ? 1 : 0, of: 1 },
    perfectLevels12: { got: isFull(scored) ? 1 : 0, of: 1 },
  };
}
