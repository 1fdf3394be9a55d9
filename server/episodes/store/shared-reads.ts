import type { RecordedEvent } from "../episode";
import type { EventPage } from "./event-rows";

export type ReadEvents = (id: string, page: EventPage) => Promise<readonly RecordedEvent[]>;

/**
 * Makes one read of those that ask for the same page at the same moment: a hundred followers of an episode are all woken by one
 * append. A read begins only after its last asker joined, so nobody is given what was read before they asked.
 */
export function sharedReads(read: ReadEvents): ReadEvents {
  const waiting = new Map<string, Promise<readonly RecordedEvent[]>>();
  return (id, page) => {
    const key = JSON.stringify([id, page.after, page.limit, page.types, page.withoutPrompts]);
    let reading = waiting.get(key);
    if (reading === undefined) {
      reading = new Promise((resolve, reject) => {
        setImmediate(() => {
          waiting.delete(key);
          read(id, page).then(resolve, reject);
        });
      });
      waiting.set(key, reading);
    }
    return reading;
  };
}
