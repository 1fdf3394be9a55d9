import type { Event, EventOf } from "@/server/episodes";
import { addDays, type Delegation, type Edits, type LocalDate, type Objective } from "@/server/trip";
import { notesOf, type Utterance, understand } from "@/server/understanding";
import type { World } from "@/server/worlds";
import { entryEvents, tripEditedEvent } from "./edit-by-hand";
import { readAnswer } from "./read-answer";
import { askedOf } from "./state/asked-of";
import { type Conversation, NEW_CONVERSATION } from "./state/conversation";
import { meantBy } from "./state/meant-words";

/** What a conversation begins with. */
export interface FirstWords {
  readonly text: string;
  /** What was changed by hand in what the text says. */
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
  conversation: Pick<Conversation, "question" | "dialog" | "placeKinds" | "said">,
  { world, today }: Said,
): Promise<EventOf<"said">> {
  const meant = meantBy(text, conversation) ?? text;
  const utterance = { text: meant, asked: askedOf(conversation), today, ...knownDates(conversation.said) };
  const { said, unread, acts } = await readAnswer(utterance, conversation, world);
  return { type: "said", by: "traveler", text, understood: said, unread: notesOf(unread), acts: [...acts] };
}

function knownDates({ trip: { startDate, endDate, days } }: Conversation["said"]): Pick<Utterance, "tripDates"> {
  if (startDate === undefined) return {};
  return { tripDates: { from: startDate, to: endDate ?? addDays(startDate, (days ?? 1) - 1) } };
}

/** Words over a plan: "no museum" is about a stop of it, so what they set only the answer finds out. */
export async function saidOverPlan(text: string, { world, today }: Said): Promise<Event> {
  const { acts } = await understand({ text, asked: null, today }, world);
  return { type: "said", by: "traveler", text, understood: null, acts: [...acts] };
}
