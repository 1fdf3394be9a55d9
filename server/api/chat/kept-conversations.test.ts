import { describe, expect, it } from "vitest";
import { conversationOf } from "@/server/conversation";
import type { Event, RecordedEvent } from "@/server/episodes";
import { createKeptConversations } from "./kept-conversations";

const said = (text: string): Event => ({ type: "said", by: "agent", text, understood: null });
const TASK: Event = { type: "task", task: { id: "a", text: "", today: "2027-01-04", request: null, objective: null } };

/** An episode that grows, and from where its events were read. */
function growing(most = 10) {
  const all: Event[] = [TASK, said("one")];
  const reads: number[] = [];
  const recorded = (from: number, to = all.length): RecordedEvent[] =>
    all.slice(from, to).map((event, index) => ({ sequence: from + index, atMs: 0, event }));
  const kept = createKeptConversations(async ({ length }, from) => {
    reads.push(from);
    return recorded(from, length);
  }, most);
  const header = (length = all.length, id = "a", startedAt = "2027-01-04T00:00:00.000Z") => ({ id, length, startedAt });
  return { all, reads, recorded, kept, header };
}

describe("kept conversations", () => {
  it("read only what they do not know yet", async () => {
    const { all, reads, recorded, kept, header } = growing();
    await kept.open(header());
    await kept.open(header());
    all.push(said("two"));
    expect(await kept.open(header())).toMatchObject({ length: 3, conversation: conversationOf(recorded(0)) });
    expect(reads).toEqual([0, 2]);
  });

  it("take over what this process appended, and read nothing for it", async () => {
    const { all, reads, recorded, kept, header } = growing();
    await kept.open(header());
    all.push(said("two"));
    kept.follow("a", 2, recorded(2));
    expect((await kept.open(header())).conversation).toEqual(conversationOf(recorded(0)));
    expect(reads).toEqual([0]);
  });

  it("take over nothing that follows events which they have not seen", async () => {
    const { all, reads, recorded, kept, header } = growing();
    await kept.open(header());
    all.push(said("two"), said("three"));
    kept.follow("a", 3, recorded(3));
    expect((await kept.open(header())).conversation).toEqual(conversationOf(recorded(0)));
    expect(reads).toEqual([0, 2]);
  });

  it("never go back to an earlier state, whichever read ends first", async () => {
    const { all, kept, header } = growing();
    const earlier = header();
    all.push(said("two"));
    await kept.open(header());
    expect((await kept.open(earlier)).length).toBe(3);
  });

  it("fold all again where a model understood what was said before", async () => {
    const { all, reads, recorded, kept, header } = growing();
    await kept.open(header());
    const nothing = { trip: {}, constraints: {}, entries: {}, unclear: [] };
    all.push({ type: "understood", understood: nothing, unread: [], acts: [] });
    expect((await kept.open(header())).conversation).toEqual(conversationOf(recorded(0)));
    expect(reads).toEqual([0, 2, 0]);
  });

  it("are those opened last, and none of an episode that was deleted and came back", async () => {
    const { reads, kept, header } = growing(1);
    await kept.open(header());
    await kept.open(header(2, "b"));
    await kept.open(header());
    await kept.open(header(2, "a", "2027-01-05T00:00:00.000Z"));
    expect(reads).toEqual([0, 0, 0, 0]);
  });
});
