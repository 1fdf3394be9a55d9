import type { Event } from "@/server/episodes";
import { ALPHA, judgeByRules, scoreDialog, taskReward } from "@/server/scoring/apec";
import type { DialogTurn } from "@/server/views";
import type { World } from "@/server/worlds";
import type { Reward } from "../episode/observation";
import { personaOf, stageIn } from "./traveler-of";

/**
 * What was learned from the traveler: the task reward (accuracy of the critical entries over the rounds, less a price for each question), 0
 * where it is below, and next to it the paper's own reward. What was said is read again here, so that nothing but events counts.
 */
export async function scoreTalk(index: number, events: readonly Event[], world: World): Promise<Reward> {
  const turns = turnsOf(events);
  const { notesByRound } = await stageIn(world).retell(turns);
  const held = { id: `traveler-${index}`, turns, notesByRound };
  const { record } = scoreDialog(held, personaOf(index), judgeByRules(turns), ALPHA);
  return {
    // Before the first question there is nothing to reward: the opening is everyone's.
    total: record.rounds === 0 ? 0 : Math.max(0, taskReward(record)),
    components: {
      critical: record.accuracy.critical,
      overall: record.accuracy.overall,
      paper: record.reward,
      rounds: record.rounds,
    },
  };
}

function turnsOf(events: readonly Event[]): DialogTurn[] {
  const turns: DialogTurn[] = [];
  for (const event of events) {
    if (event.type === "said" && event.by === "traveler") {
      const last = turns.at(-1);
      const entry = last?.by === "agent" ? last.entry : null;
      turns.push({ by: "traveler", text: event.text, entry, reason: null, isFollowUp: false });
    } else if (event.type === "said") {
      turns.push({ by: "agent", text: event.text, entry: null, reason: null, isFollowUp: false });
    } else if (event.type === "asked" && event.question?.about === "entry") {
      const { entry, text, isFollowUp } = event.question.question;
      turns.push({ by: "agent", text, entry, reason: null, isFollowUp });
    }
  }
  return turns;
}
