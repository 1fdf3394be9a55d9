import type { Event } from "@/server/episodes";
import type { Delegation, Edits, LocalDate, Objective } from "@/server/trip";
import { notesOf, understand } from "@/server/understanding";
import type { World } from "@/server/worlds";
import { entryEvents, tripEditedEvent } from "./edit-by-hand";

/** What a conversation begins with. */
export interface FirstWords {
  readonly text: string;
  /** What was changed by hand in what the text says. */
  readonly edits?: Partial<Edits> | undefined;
  readonly delegation?: Delegation | undefined;
  /** What its plan is to be best at; by default, at what the traveler likes. */
  readonly objective?: Objective | undefined;
}

/** Where and when words are said. */
interface Said {
  readonly world: World;
  readonly today: LocalDate;
}

/** The first events of the conversation `id`; its reply is due after them. */
export async function openingEvents(
  id: string,
  { text, edits, delegation, objective }: FirstWords,
  { world, today }: Said,
): Promise<Event[]> {
  const edited = edits === undefined ? null : tripEditedEvent(edits);
  return [
    { type: "task", task: { id, text, today, request: null, objective: objective ?? "preferences" } },
    ...(delegation === undefined ? [] : [{ type: "delegated", level: delegation } as const]),
    await saidByTraveler(text, null, { world, today }),
    ...(edited === null ? [] : [edited]),
    ...entryEvents(edits?.entries),
  ];
}

/** Words of the traveler's with what is understood in them; `asked` is what the open question is about. */
export async function saidByTraveler(text: string, asked: string | null, { world, today }: Said): Promise<Event> {
  const { said, unread } = await understand({ text, asked, today }, world);
  return { type: "said", by: "traveler", text, understood: said, unread: notesOf(unread) };
}

/** Words over a plan: "no museum" is about a stop of it, which only the answer finds out. */
export function saidOverPlan(text: string): Event {
  return { type: "said", by: "traveler", text, understood: null };
}
