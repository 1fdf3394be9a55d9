import type { Event, EventOf } from "@/server/episodes";
import type { Delegation, Edits, LocalDate, Objective } from "@/server/trip";
import { notesOf, understand } from "@/server/understanding";
import type { World } from "@/server/worlds";
import { entryEvents, tripEditedEvent } from "./edit-by-hand";
import { readAnswer } from "./read-answer";
import { askedOf } from "./state/asked-of";
import { type Conversation, NEW_CONVERSATION } from "./state/conversation";
import { meantBy } from "./state/meant-words";

/** What a conversation begins with. */
export interface FirstWords {
  readonly text: string;
  /** What was changed by submit what the text says. */
  readonly edits?: Partial<Edits> | undefined;
  readonly delegation?: Delegation | undefined;
  /** What its plan is to be best at; by default as the words have it. */
  readonly objective?: Objective | undefined;
  /** Words of the text that nothing was made of and that are not to be kept as notes. */
  readonly ignored?: readonly string[] | undefined;
}

/** Where and when words are said. */
interface Said {
  readonly world: World;
  readonly today: LocalDate;
}

/** The first events of the conversation `id`; its reply is due after them. */
export async function openingEvents(
  id: string,
  { text, edits, delegation, objective, ignored = [] }: FirstWords,
  { world, today }: Said,
): Promise<Event[]> {
  const said = await saidByTraveler(text, NEW_CONVERSATION, { world, today });
  const edited = edits === undefined ? null : tripEditedEvent(edits);
  return [
    { type: "task", task: { id, text, today, request: null, objective: objective ?? null } },
    ...(delegation === undefined ? [] : [{ type: "delegated", level: delegation } as const]),
    { ...said, unread: said.unread?.filter((words) => !ignored.includes(words)) },
    ...(edited === null ? [] : [edited]),
    ...entryEvents(edits?.entries),
  ];
}

/**
 * Words of the traveler's in a conversation without a plan, with what is understood in them; what they point back to is understood in
 * their place.
 */
export async function saidByTraveler(
  text: string,
  conversation: Pick<Conversation, "question" | "dialog" | "placeKinds">,
  { world, today }: Said,
): Promise<EventOf<"said">> {
  const utterance = { text: meantBy(text, conversation) ?? text, asked: askedOf(conversation), today };
  const { said, unread, acts } = await readAnswer(utterance, conversation, world);
  return { type: "said", by: "traveler", text, understood: said, unread: notesOf(unread), acts: [...acts] };
}

/** Words over a plan: "no museum" is about a stop of it, so what they set only the answer finds out. */
export async function saidOverPlan(text: string, { world, today }: Said): Promise<Event> {
  const { acts } = await understand({ text, asked: null, today }, world);
  return { type: "said", by: "traveler", text, understood: null, acts: [...acts] };
}
