import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { episodeEvents, episodes, type OpenedDatabase, payloads } from "@/db";
import { addEmptyRun, openTestDatabase } from "@/db/testing";
import type { Event } from "../event";
import { exampleChecks, exampleTask, newTrip, proposedVersion } from "../testing/example-trip";
import { createEpisodeStore, type EpisodeStore } from "./episode-store";
import { payloadsOf } from "./stored-event";

const thought = (text: string): Event => ({ type: "thought", text });

describe("the episode store", () => {
  let opened: OpenedDatabase;
  let store: EpisodeStore;
  beforeAll(async () => {
    opened = await openTestDatabase();
    store = createEpisodeStore(opened.database);
    await addEmptyRun(opened.database, "run");
  });
  afterAll(() => opened.close());
  afterEach(() => {
    vi.useRealTimers();
  });

  const beginTrip = async (...events: Event[]) => {
    const id = randomUUID();
    await store.begin(newTrip(id), [{ type: "task", task: exampleTask(id) }, ...events]);
    return id;
  };
  const beginRun = async (...events: Event[]) => {
    const id = randomUUID();
    await store.begin({ ...newTrip(id), runId: "run" }, events);
    return id;
  };
  const eventsOf = async (id: string) =>
    (await store.events(id, { after: -1, limit: 1_000 })).map(({ event }) => event);

  it("gives back the header and, apart from it, the events by pages", async () => {
    const events = [1, 2, 3, 4, 5].map((number) => thought(`${number}`));
    const id = await beginRun(...events);
    expect(await store.header(id)).toMatchObject({
      format: "dragoman-episode",
      version: 4,
      ...newTrip(id),
      runId: "run",
      length: 5,
    });
    const page = await store.events(id, { after: 1, limit: 2 });
    expect(page.map(({ sequence, event }) => [sequence, event])).toEqual([
      [2, events[2]],
      [3, events[3]],
    ]);
    expect(await store.events(id, { after: 4, limit: 2 })).toEqual([]);
  });

  it("knows nothing of an episode that does not exist", async () => {
    const id = randomUUID();
    expect(await store.header(id)).toBeNull();
    expect(await store.trip(id)).toBeNull();
    expect(await store.version(id, 1)).toBeNull();
    expect(await store.events(id, { after: -1, limit: 1 })).toEqual([]);
    await expect(store.append(id, [thought("x")])).rejects.toMatchObject({ problem: { code: "not_found" } });
    await expect(store.change(id, () => [])).rejects.toMatchObject({ problem: { code: "not_found" } });
    await expect(store.rebuild(id)).rejects.toMatchObject({ problem: { code: "not_found" } });
  });

  it("refuses events of a version that it does not know", async () => {
    const id = await beginRun(thought("old"));
    await opened.database.update(episodes).set({ version: 1 }).where(eq(episodes.id, id));
    await expect(store.header(id)).rejects.toThrow("Only version 4 of the format can be read here.");
    await opened.database.delete(episodes).where(eq(episodes.id, id));
  });

  it("keeps the times at which events happened, none before the one before it", async () => {
    const id = await beginRun();
    const at = (atMs: number) => ({ event: thought(`${atMs}`), atMs });
    await store.append(id, [at(1.5), at(20)]);
    await store.append(id, [at(19), at(5_000_000)]);
    await store.append(id, [thought("now")]);
    const times = (await store.events(id, { after: -1, limit: 9 })).map(({ atMs }) => atMs);
    expect(times).toEqual([1, 20, 20, 5_000_000, 5_000_000]);
  });

  it("keeps the span of an event", async () => {
    const spanned: Event = { ...thought("within"), spanId: "s2", parentId: "s1" };
    const id = await beginRun({ type: "spanBegan", kind: "agent", name: "PathFinder", spanId: "s1" }, spanned);
    expect((await eventsOf(id))[1]).toEqual(spanned);
  });

  it("numbers events without gaps while many append at once", async () => {
    const id = await beginRun();
    const appended = await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.append(id, [thought(`${index} a`), thought(`${index} b`)])),
    );
    const page = await store.events(id, { after: -1, limit: 100 });
    expect(page.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 40 }, (_, index) => index));
    expect(
      appended
        .flat()
        .toSorted((a, b) => a.sequence - b.sequence)
        .map(({ event }) => event),
    ).toEqual(page.map(({ event }) => event));
    expect((await store.header(id))?.length).toBe(40);
  });

  it("refuses to append where others appended meanwhile", async () => {
    const id = await beginRun(thought("1"));
    await store.append(id, [thought("2")], 1);
    const late = store.append(id, [thought("3")], 1);
    await expect(late).rejects.toMatchObject({ problem: { code: "changed_meanwhile" } });
    expect(await eventsOf(id)).toHaveLength(2);
  });

  it("lets one decision at a time see the trip", async () => {
    const id = await beginTrip();
    const taken = await Promise.all(
      Array.from({ length: 10 }, () =>
        store.change(id, ({ view }) => [proposedVersion(view.history.versions.length + 1, null)]),
      ),
    );
    expect(taken.at(-1)?.view.revision).toBeDefined();
    expect((await store.trip(id))?.view.history.versions.map(({ number }) => number)).toEqual(
      Array.from({ length: 10 }, (_, index) => index + 1),
    );
  });

  it("leaves everything as it was when the decision throws or nothing happens", async () => {
    const id = await beginTrip();
    const before = await store.trip(id);
    const refusal = store.change(id, () => {
      throw new RangeError("No.");
    });
    await expect(refusal).rejects.toThrow(RangeError);
    expect(await store.change(id, () => [])).toEqual(before);
    const impossible = store.change(id, () => [
      { type: "named", title: "Spring" },
      { type: "versionChosen", version: 7, how: "planned" },
    ]);
    await expect(impossible).rejects.toThrow("no version 7");
    expect(await store.trip(id)).toEqual(before);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it("answers with the trip as it is read afterwards", async () => {
    const id = await beginTrip();
    const changed = await store.change(id, () => [
      proposedVersion(1, null),
      { type: "planVerified", version: 1, checks: exampleChecks(1) },
      { type: "versionChosen", version: 1, how: "planned" },
    ]);
    expect(changed).toEqual(await store.trip(id));
    expect(changed.view.plan).toEqual(await store.version(id, 1));
    expect(changed.header.length).toBe(4);
  });

  it("stores a large content once, however many events hold it, and puts it back", async () => {
    const restored = proposedVersion(1, null);
    const id = await beginRun(restored, { ...restored, version: 2, base: 1 });
    const rows = await opened.database.select().from(episodeEvents).where(eq(episodeEvents.episodeId, id));
    expect(JSON.stringify(rows.map(({ event }) => event))).not.toContain("Harbour Kitchen");
    expect(rows.flatMap(({ event }) => payloadsOf(event))).toHaveLength(2);
    expect(await opened.database.$count(payloads, eq(payloads.episodeId, id))).toBe(1);
    expect(await eventsOf(id)).toEqual([restored, { ...restored, version: 2, base: 1 }]);
  });

  it("leaves nothing of an episode that is deleted, and everything of others with the same contents", async () => {
    const [deleted, other] = [await beginRun(proposedVersion(1, null)), await beginRun(proposedVersion(1, null))];
    await opened.database.delete(episodes).where(eq(episodes.id, deleted));
    expect(await opened.database.$count(payloads, eq(payloads.episodeId, deleted))).toBe(0);
    expect(await eventsOf(other)).toEqual([proposedVersion(1, null)]);
  });

  it.each([
    ["a text that is JSON itself", JSON.stringify({ text: "x".repeat(3_000) })],
    ["a text that looks like a number", "1".repeat(3_000)],
    ["quotes, braces, line ends and other scripts", `${"'\"\\{}\n\t;--ß漢🏔".repeat(300)}`],
  ])("gives back %s as it was, small or large", async (_, text) => {
    const output = { payloads: { text: "a".repeat(64) }, text };
    const events: Event[] = [
      thought(text),
      thought(text.slice(0, 20)),
      { type: "toolAnswered", callId: "1", ok: true, output },
      { type: "toolAnswered", callId: "2", ok: true, output: text },
      { type: "toolAnswered", callId: "3", ok: true, output: null },
    ];
    expect(await eventsOf(await beginRun(...events))).toEqual(events);
  });

  it("replaces what no text of the database can hold", async () => {
    const id = await beginRun(thought(`a\0b\ud800c`), {
      type: "toolAnswered",
      callId: "1",
      ok: true,
      output: { "\0key": ["\0", "x".repeat(3_000)] },
    });
    expect(await eventsOf(id)).toEqual([
      thought("a\uFFFDb\uFFFDc"),
      { type: "toolAnswered", callId: "1", ok: true, output: { "\uFFFDkey": ["\uFFFD", "x".repeat(3_000)] } },
    ]);
  });

  it("never dates an event before the one ahead of it", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-01T12:00:00Z") });
    const id = await beginRun(thought("1"));
    vi.setSystemTime(new Date("2027-01-01T12:00:05Z"));
    await store.append(id, [thought("2")]);
    vi.setSystemTime(new Date("2027-01-01T11:00:00Z"));
    await store.append(id, [thought("3")]);
    const page = await store.events(id, { after: -1, limit: 10 });
    expect(page.map(({ atMs }) => atMs)).toEqual([0, 5_000, 5_000]);
  });
});
