import { z } from "zod";
import { fail, ok, type Result } from "@/server/trip";
import type { DialogTurn, PreferencePair, TrainerSource } from "@/server/views";
import { sidecarOf, sidecarSchema } from "./columns";
import { CLOSING, messageSchema, toMessages } from "./message";
import { AGENT_PROMPT } from "./prompts";

/** `weight`: 1 where the model learns from the message, 0 for the traveler's words, which are masked. */
const weightedSchema = messageSchema.extend({ weight: z.literal([0, 1]) });
const sideSchema = z.array(weightedSchema).min(1);

/**
 * A row of DPO for the agent in TRL's conversational preference type with explicit prompt. The rewards are those of whole dialogs, so
 * `chosen` and `rejected` are all that was said after the shared turns, the traveler's words masked by their weight (APEC-Travel, section 3.4).
 */
export const pairRowSchema = sidecarSchema.extend({
  prompt: z.array(messageSchema).min(1),
  chosen: sideSchema,
  rejected: sideSchema,
  reward_chosen: z.number(),
  reward_rejected: z.number(),
  /** What each message after the system's asks about; empty where it asks nothing. */
  prompt_entries: z.array(z.string()),
  chosen_entries: z.array(z.string()),
  rejected_entries: z.array(z.string()),
  prompt_follow_ups: z.array(z.boolean()),
  chosen_follow_ups: z.array(z.boolean()),
  rejected_follow_ups: z.array(z.boolean()),
});
export type PairRow = z.infer<typeof pairRowSchema>;

/** The row of a pair; a problem where its dialogs do not part at a turn of the agent. */
export function pairRow(pair: PreferencePair, source: TrainerSource): Result<PairRow> {
  const shared = sharedLength(pair.chosen, pair.rejected);
  const chosen = pair.chosen.slice(shared);
  const rejected = pair.rejected.slice(shared);
  if (!beginsWithAgent(chosen) || !beginsWithAgent(rejected) || chosen.length + rejected.length === 0) {
    return fail({ code: "bad_input", message: `The dialogs of ${pair.id} do not part at a turn of the agent.` });
  }
  const prefix = [...pair.openingTurns, ...pair.chosen.slice(0, shared)];
  return ok({
    ...sidecarOf(pair.id, source),
    prompt: [{ role: "system", content: AGENT_PROMPT }, ...toMessages(prefix, "agent")],
    chosen: sideOf(chosen),
    rejected: sideOf(rejected),
    reward_chosen: pair.rewards.chosen,
    reward_rejected: pair.rewards.rejected,
    prompt_entries: entriesOf(prefix),
    chosen_entries: entriesOf(chosen),
    rejected_entries: entriesOf(rejected),
    prompt_follow_ups: prefix.map(({ isFollowUp }) => isFollowUp),
    chosen_follow_ups: chosen.map(({ isFollowUp }) => isFollowUp),
    rejected_follow_ups: rejected.map(({ isFollowUp }) => isFollowUp),
  });
}

function sharedLength(one: readonly DialogTurn[], other: readonly DialogTurn[]): number {
  const parting = one.findIndex((turn, index) => JSON.stringify(turn) !== JSON.stringify(other[index]));
  return parting === -1 ? one.length : parting;
}

/** An empty rest is the agent's too: it stopped asking. */
function beginsWithAgent(turns: readonly DialogTurn[]): boolean {
  return turns[0] === undefined || turns[0].by === "agent";
}

/** An agent that stopped asking said so. */
function sideOf(turns: readonly DialogTurn[]): PairRow["chosen"] {
  if (turns.length === 0) return [{ role: "assistant", content: CLOSING, weight: 1 }];
  return toMessages(turns, "agent").map((message) => ({ ...message, weight: message.role === "assistant" ? 1 : 0 }));
}

function entriesOf(turns: readonly DialogTurn[]): string[] {
  return turns.map(({ entry }) => entry ?? "");
}
