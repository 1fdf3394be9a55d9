import { z } from "zod";
import { type DialogTurn, fail, ok, type PreferencePair, type Result, type TrainerSource } from "@/server/trip";
import { sidecarOf, sidecarSchema } from "./columns";
import { CLOSING, messageSchema, toMessages } from "./message";
import { AGENT_PROMPT } from "./prompts";

const answerSchema = z.tuple([messageSchema.extend({ role: z.literal("assistant") })]);
/** The rest of a dialog after the answer that is compared; nothing is trained on it. */
const restSchema = z.object({
  messages: z.array(messageSchema),
  /** What each turn of the dialog from the answer on asks about; empty where it asks nothing. */
  entries: z.array(z.string()),
  follow_ups: z.array(z.boolean()),
});

/**
 * A row of DPO for the agent in TRL's conversational preference type with explicit prompt. Both answers follow the same turns and
 * are one turn of the agent each, so that no word of the traveler is in what is compared (APEC-Travel, section 3.4).
 */
export const pairRowSchema = sidecarSchema.extend({
  prompt: z.array(messageSchema).min(1),
  chosen: answerSchema,
  rejected: answerSchema,
  reward_chosen: z.number(),
  reward_rejected: z.number(),
  chosen_rest: restSchema,
  rejected_rest: restSchema,
  /** As in `entries` and `follow_ups`, of the turns in the prompt. */
  prompt_entries: z.array(z.string()),
  prompt_follow_ups: z.array(z.boolean()),
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
  const [chosenSide, rejectedSide] = [sideOf(chosen), sideOf(rejected)];
  return ok({
    ...sidecarOf(pair.id, source),
    prompt: [{ role: "system", content: AGENT_PROMPT }, ...toMessages(prefix, "agent")],
    chosen: chosenSide.answer,
    rejected: rejectedSide.answer,
    reward_chosen: pair.rewards.chosen,
    reward_rejected: pair.rewards.rejected,
    chosen_rest: chosenSide.rest,
    rejected_rest: rejectedSide.rest,
    prompt_entries: prefix.map(({ entry }) => entry ?? ""),
    prompt_follow_ups: prefix.map(({ isFollowUp }) => isFollowUp),
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

function sideOf(turns: readonly DialogTurn[]): { answer: PairRow["chosen"]; rest: PairRow["chosen_rest"] } {
  const [first, ...messages] = toMessages(turns, "agent");
  return {
    answer: [{ role: "assistant", content: first?.content ?? CLOSING }],
    rest: {
      messages,
      entries: turns.map(({ entry }) => entry ?? ""),
      follow_ups: turns.map(({ isFollowUp }) => isFollowUp),
    },
  };
}
