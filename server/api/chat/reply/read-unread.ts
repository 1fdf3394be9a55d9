import { readAnswerByModel, readBeyond } from "@/server/agents";
import type { OpenedConversation } from "@/server/conversation";
import type { Event } from "@/server/episodes";
import type { Models } from "@/server/models";
import { type Said, saidSchema } from "@/server/trip";
import { understand } from "@/server/understanding";

/** A traveler waits for the reply meanwhile. */
const LONGEST_WAIT_MS = 8_000;
/** How sure a preference is that a model read. */
const BELIEVED = 0.7;

/**
 * What a model read of the message that waits for its reply, where the parser left something of it unread, as events: the calls, and an edit or
 * a preference with what its words bear out. None where there is no model, nothing is left, or the model fails or takes too long.
 */
export async function readUnread(
  { conversation, world, today }: OpenedConversation,
  models: Models | null,
  signal: AbortSignal,
): Promise<Event[]> {
  const { due, planned } = conversation;
  if (models === null || due === null || due.heard === null || planned !== null) return [];
  if (due.heard === "ask" || due.heard === "smalltalk") return [];
  const { text } = due;
  // What settles a question about a preference needs no second reader.
  const answersEntry = conversation.messages.findLast(({ by }) => by === "agent")?.reason;
  if (due.heard === "said" && answersEntry) return [];
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]);
  if (conversation.question?.about === "entry" && due.heard !== "planNow") {
    const { entry } = conversation.question.question;
    const { value, events } = await readAnswerByModel({ text, asked: entry, today }, models, inTime);
    if (value === null) return [...events];
    return [
      ...events,
      { type: "preferenceLearned", entry, value, strength: "want", confidence: BELIEVED, evidence: text },
    ];
  }
  const utterance = { text, asked: null, today };
  const { said, unread } = await understand(utterance, world);
  const isIncomplete = due.heard !== "said" || said.unclear.length > 0;
  const read = await readBeyond(utterance, { said, unread }, { isIncomplete, world }, models, inTime);
  if (read.believed.length === 0) return [...read.events];
  const names: readonly string[] = read.believed;
  const { trip, constraints } = saidSchema.pick({ trip: true, constraints: true }).parse({
    trip: fieldsOf(read.said.trip, names),
    constraints: fieldsOf(read.said.constraints, names),
  });
  const cleared = Object.keys(said.trip).filter((field) => !Object.hasOwn(read.said.trip, field));
  return [...read.events, { type: "tripEdited", trip, constraints, cleared, by: "model" }];
}

function fieldsOf(of: Said["trip"] | Said["constraints"], names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(of).filter(([field]) => names.includes(field)));
}
