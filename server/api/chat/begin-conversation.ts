import { randomUUID } from "node:crypto";
import type { Event } from "@/server/episodes";
import type { Delegation, Edits, LocalDate, Objective } from "@/server/trip";
import { understand } from "@/server/understanding";
import { todayIn, type World } from "@/server/worlds";
import { getServices } from "../services";
import { requireWorld, travellerWorldName } from "../traveller-world";
import { storeTrip } from "../trips/store-trip";
import { entryEvents, tripEditedEvent } from "./edit-by-hand";
import { prepareReply } from "./reply/prepare-reply";

export interface FirstWords {
  readonly text: string;
  /** What was changed by hand in what the text says. */
  readonly edits?: Partial<Edits> | undefined;
  readonly delegation?: Delegation | undefined;
  /** What its plan is to be best at; by default, at what the traveler likes. */
  readonly objective?: Objective | undefined;
}

/** Begins a conversation of the traveler's; the first reply is prepared. */
export async function beginConversation(userId: string, words: FirstWords): Promise<{ id: string }> {
  const id = randomUUID();
  const world = await requireWorld(travellerWorldName());
  await storeConversation(userId, id, world, firstEvents(id, words, world));
  return { id };
}

/** Stores a conversation with its first events, and has its reply prepared. */
export async function storeConversation(
  userId: string,
  id: string,
  world: World,
  events: readonly Event[],
): Promise<void> {
  const { opened, episodes } = await getServices();
  const { name, source, hash } = world.describe();
  await storeTrip({ database: opened.database, episodes }, userId, { id, world: { name, source, hash } }, events);
  await prepareReply(id);
}

function firstEvents(id: string, { text, edits, delegation, objective }: FirstWords, world: World): Event[] {
  const today = todayIn(world.describe());
  const edited = edits === undefined ? null : tripEditedEvent(edits);
  return [
    { type: "task", task: { id, text, today, request: null, objective: objective ?? "preferences" } },
    ...(delegation === undefined ? [] : [{ type: "delegated", level: delegation } as const]),
    travelerSaid(text, null, today, world),
    ...(edited === null ? [] : [edited]),
    ...entryEvents(edits?.entries),
  ];
}

/** Words of the traveler's with what is understood in them; `asked` is what the open question is about. */
export function travelerSaid(text: string, asked: string | null, today: LocalDate, world: World): Event {
  return { type: "said", by: "traveler", text, understood: understand({ text, asked, today }, world) };
}
