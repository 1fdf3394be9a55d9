import { z } from "zod";
import type { DialogTurn } from "@/server/views";

/** A line of a conversation as TRL reads it (its "conversational" format). */
export const messageSchema = z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string() });
export type Message = z.infer<typeof messageSchema>;

/** Who speaks the assistant's lines; everything else is what the model is told. */
export type TrainedParty = DialogTurn["by"];

/** How the agent says that it has asked enough; the paper ends its dialogs with a token of one model's vocabulary. */
export const CLOSING = "Thank you, that is all I need to know. [Done]";
/** What the traveler answers with its first words (APEC-Travel, appendix A.3, rule 2). */
export const GREETING = "Hello! How can I assist you with your travel plans today?";

/**
 * The turns as messages to the party that is trained: its own turns are the assistant's, the other's the user's. The agent's
 * [Think] is within its own messages and is never told to the traveler (APEC-Travel, table 8).
 */
export function toMessages(turns: readonly DialogTurn[], trained: TrainedParty): Message[] {
  return turns.map((turn) => ({
    role: turn.by === trained ? "assistant" : "user",
    content: trained === "agent" && turn.by === "agent" ? withThought(turn) : turn.text,
  }));
}

function withThought({ reason, text }: DialogTurn): string {
  return reason === null ? text : `[Think]: ${reason} [End Think] ${text}`;
}
