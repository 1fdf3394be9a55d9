import { z } from "zod";
import type { DialogRecord, DialogTurn, TrainerSource } from "@/server/views";
import { dialogColumns, dialogColumnsSchema } from "./columns";
import { CLOSING, type Message, messageSchema, toMessages } from "./message";
import { AGENT_PROMPT } from "./prompts";

/**
 * A row of SFT for the agent or the traveler in TRL's conversational prompt-completion type. A dialog becomes one row for each turn of
 * the party, so that the loss, which TRL takes on completions alone, falls on no word of the other party, whatever the
 * model's chat template.
 */
export const turnRowSchema = dialogColumnsSchema.extend({
  prompt: z.array(messageSchema).min(1),
  completion: z.tuple([messageSchema.extend({ role: z.literal("assistant") })]),
  /** Which turn of the dialog the completion is, from 0. */
  turn: z.number().int().min(0),
  /** What the turn asks about; empty where it asks nothing. */
  entry: z.string(),
  is_follow_up: z.boolean(),
  /** In the last row: what the other party said after it, where the dialog broke off there; else empty. */
  afterwards: z.string(),
});
export type TurnRow = z.infer<typeof turnRowSchema>;

/** One row for each question, and one for ending the dialog where the agent ended it. */
export function agentRows(record: DialogRecord, source: TrainerSource): TurnRow[] {
  const columns = dialogColumns(record, source);
  const closing: DialogTurn = { by: "agent", text: CLOSING, entry: null, reason: null, isFollowUp: false };
  const turns = columns.termination === "agent" ? [...record.turns, closing] : record.turns;
  return rowsOf(turns, "agent", [{ role: "system", content: AGENT_PROMPT }]).map((row) => ({ ...row, ...columns }));
}

/** The rows of one party's turns, without the columns that all rows of a dialog share. */
export function rowsOf(turns: readonly DialogTurn[], trained: DialogTurn["by"], before: readonly Message[]) {
  const messages = toMessages(turns, trained);
  const own = turns.flatMap((turn, index) => (turn.by === trained ? [index] : []));
  const last = own.at(-1) ?? -1;
  const rest = turns.slice(last + 1);
  return own.map((index) => ({
    prompt: [...before, ...messages.slice(0, index)],
    completion: completionOf(messages[index]?.content ?? ""),
    turn: index,
    entry: turns[index]?.entry ?? "",
    is_follow_up: turns[index]?.isFollowUp ?? false,
    afterwards: index === last ? rest.map(({ text }) => text).join("\n") : "",
  }));
}

function completionOf(content: string): TurnRow["completion"] {
  return [{ role: "assistant", content }];
}
