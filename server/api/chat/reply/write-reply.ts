import { understandByModel } from "@/server/agents";
import { type Answer, answer, followUp, type OpenedConversation, telling } from "@/server/conversation";
import type { Event } from "@/server/episodes";
import { forLog, ProblemError } from "@/server/trip";
import { notesOf } from "@/server/understanding";
import { modelsOfConversation } from "../../models/traveler-models";
import { getServices } from "../../services";
import { chatEffects } from "../chat-effects";
import { openConversation } from "../open-conversation";

const ATTEMPTS = 5;

/**
 * Writes the reply of a conversation that waits for one, part by part, and stores it. When someone said more meanwhile, it is
 * rewritten. Without a model there is one part; a model's stream would come in many.
 */
export async function* writeReply(id: string, signal: AbortSignal): AsyncGenerator<string> {
  let isShown = false;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const opened = await openConversation(id);
    if (opened.conversation.pending === null) return;
    if (attempt === 1 && (await addRead(opened, signal))) continue;
    if (signal.aborted) return;
    const given = await answerOf(opened);
    if (!isShown) yield given.text;
    isShown = true;
    if (signal.aborted || (await store(opened, given))) return;
  }
  throw new Error(`The conversation ${id} kept changing while its reply was written.`);
}

/**
 * Has a model understand the message before a plan, where one is configured, in place of the built-in reader; false where there is nothing to
 * store, or the traveler said more meanwhile. Over a plan the answer reads it.
 */
async function addRead(opened: OpenedConversation, signal: AbortSignal): Promise<boolean> {
  const { pending, planned } = opened.conversation;
  if (pending?.utterance == null || planned !== null) return false;
  const models = await modelsOfConversation(opened.id);
  // What was stored with the message is the built-in reading already.
  if (models === null) return false;
  const utterance = { ...pending.utterance, today: opened.today };
  const { by, understood, events: calls } = await understandByModel(utterance, opened.world, models);
  const { said, unread, acts } = understood;
  const events: Event[] =
    by === "model"
      ? [...calls, { type: "understood", understood: said, unread: notesOf(unread), acts: [...acts] }]
      : [...calls];
  return events.length > 0 && !signal.aborted && store(opened, { text: "", events, follow: null });
}

/** What cannot be done is said in the conversation, and ends with it: nobody waits for a reply that never comes. */
async function answerOf(opened: OpenedConversation): Promise<Answer> {
  const { pending } = opened.conversation;
  try {
    if (pending !== null) return await answer(opened, pending, await chatEffects(opened));
    throw new Error("There is nothing to answer.");
  } catch (error) {
    if (!(error instanceof ProblemError)) console.error("Answering failed:", forLog(error));
    const text =
      error instanceof ProblemError
        ? error.problem.message
        : "Something went wrong while I was answering. Please say it again.";
    return telling(text);
  }
}

/** False: others appended in the meantime. */
async function store(opened: OpenedConversation, { events, follow }: Answer): Promise<boolean> {
  const { id, length } = opened;
  const { episodes, conversations, changes } = await getServices();
  try {
    conversations.follow(id, length, await episodes.append(id, events, length));
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code === "changed_meanwhile") return false;
    throw error;
  }
  await followUp(id, follow, await chatEffects(opened));
  changes.announce(id);
  return true;
}
