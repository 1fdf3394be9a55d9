import { describe, expect, it } from "vitest";
import type { Event, RecordedEvent } from "@/server/episodes";
import { Talk } from "../testing/talk";
import { conversationOf, conversationWith } from "./fold";

async function events(): Promise<RecordedEvent[]> {
  const talk = new Talk();
  await talk.say("Five days in Oregon from Boston, starting May 3, two of us, no kids");
  await talk.say("business class please, and I love museums");
  await talk.say("no, economy");
  talk.add({ type: "entrySet", entry: "hotel.ratings", value: 4, from: "hand" });
  await talk.say("undo that");
  await talk.say("plan it");
  return talk.events.map((event, sequence) => ({ sequence, atMs: 0, event }));
}

describe("a conversation that is continued", () => {
  it("is what all of its events together make, wherever it was left", async () => {
    const all = await events();
    expect(all.some(({ event }) => event.type === "requestChanged")).toBe(true);
    for (let at = 0; at <= all.length; at += 1) {
      const continued = conversationWith(conversationOf(all.slice(0, at)), all.slice(at));
      expect(continued).toEqual(conversationOf(all));
    }
  });

  it("has to be folded again where a model understood words that were said before", async () => {
    const all = await events();
    const understood: Event = {
      type: "understood",
      understood: { trip: { people: 3 }, constraints: {}, entries: {}, unclear: [] },
      unread: [],
      acts: [],
    };
    expect(conversationWith(conversationOf(all), [{ sequence: all.length, atMs: 0, event: understood }])).toBeNull();
  });
});
