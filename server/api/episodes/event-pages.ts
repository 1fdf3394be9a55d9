import type { RecordedEvent } from "@/server/episodes";
import { getServices } from "../services";

const EVENTS_AT_A_TIME = 50;

/** The first `length` events of an episode in order, a page at a time, so that a long one is never in memory whole. */
export async function* eventPages(id: string, length: number): AsyncGenerator<readonly RecordedEvent[]> {
  const { episodes } = await getServices();
  for (let after = -1; after < length - 1; after += EVENTS_AT_A_TIME)
    yield await episodes.events(id, { after, limit: Math.min(EVENTS_AT_A_TIME, length - 1 - after) });
}
