import type { EpisodeStore, Event, RecordedEvent } from "@/server/episodes";

const PAGE = 50;

export interface FirstDifference {
  /** How many events, from the first, say the same. */
  readonly same: number;
  /** The first that differ; null where that episode had ended. Both null: the episodes say the same to their ends. */
  readonly left: RecordedEvent | null;
  readonly right: RecordedEvent | null;
}

/** Where two episodes part: the first events that say something different, leaving out their ids and what they took. */
export async function firstDifference(
  episodes: Pick<EpisodeStore, "events">,
  leftId: string,
  rightId: string,
): Promise<FirstDifference> {
  for (let same = 0; ; ) {
    const page = { after: same - 1, limit: PAGE };
    const [lefts, rights] = [await episodes.events(leftId, page), await episodes.events(rightId, page)];
    for (let at = 0; at < Math.max(lefts.length, rights.length); at++) {
      const [left = null, right = null] = [lefts[at], rights[at]];
      if (left === null || right === null || saidBy(left.event) !== saidBy(right.event)) return { same, left, right };
      same += 1;
    }
    if (lefts.length < PAGE) return { same, left: null, right: null };
  }
}

/** What an event says, whenever and under whichever ids. */
function saidBy(event: Event): string {
  switch (event.type) {
    case "task":
      return JSON.stringify({ ...event, task: { ...event.task, id: "" } });
    case "toolCalled":
    case "toolAnswered":
      return JSON.stringify({ ...event, callId: "" });
    case "modelCalled":
      return JSON.stringify({ ...event, latencyMs: 0, firstPartMs: 0, cached: false, retries: 0 });
    default:
      return JSON.stringify(event);
  }
}
