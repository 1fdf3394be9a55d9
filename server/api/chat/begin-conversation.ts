import { randomUUID } from "node:crypto";
import { type FirstWords, openingEvents } from "@/server/conversation";
import type { Event } from "@/server/episodes";
import { todayIn, type World } from "@/server/worlds";
import { getServices } from "../services";
import { worldToPlanIn } from "../traveler-world";
import { storeTrip } from "../trips/store-trip";
import { prepareReply } from "./reply/prepare-reply";

/** Begins a conversation of the traveler's in the world of that name, the usual one without; the first reply is prepared. */
export async function beginConversation(
  userId: string,
  words: FirstWords,
  worldName?: string,
): Promise<{ id: string }> {
  const id = randomUUID();
  const world = await worldToPlanIn(worldName);
  const today = todayIn(world.describe());
  await storeConversation(userId, id, world, await openingEvents(id, words, { world, today }));
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
