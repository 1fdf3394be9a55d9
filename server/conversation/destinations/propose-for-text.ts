import { EpisodeRecorder } from "@/server/episodes";
import type { LocalDate } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Effects } from "../effects";
import { type FirstWords, openingEvents } from "../opening";
import { conversationOf } from "../state/fold";
import type { Proposals } from "./proposals";
import { proposalsFor } from "./propose";

const ID = "proposals";

/**
 * Destinations for words that leave open where to go, as a conversation that begins with them would propose; null: they name one, or leave
 * open more than that. Nothing is stored. How many travel is a default.
 */
export async function proposalsForText(
  words: FirstWords,
  { world, today }: { readonly world: World; readonly today: LocalDate },
  effects: Pick<Effects, "cheapestPlan">,
): Promise<Proposals | null> {
  const { name, source, hash } = world.describe();
  const recorder = new EpisodeRecorder({
    ...{ id: ID, runId: null, agent: "traveler's desk", world: { name, source, hash }, seed: 0 },
  });
  const begun = await openingEvents(ID, { ...words, delegation: "decide for me" }, { world, today });
  for (const event of begun) recorder.record(event);
  const { events } = recorder.episode();
  const conversation = conversationOf(events);
  return proposalsFor({ id: ID, conversation, length: events.length, world, today, seed: 0 }, effects);
}
