import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { annotationItems, annotationRatings, episodes, tripOwners, users } from "@/db";
import { metrics } from "@/server/annotation/testing/batch";
import { PLAIN_SETTINGS } from "@/server/annotation/testing/settings";
import { APEC_RUBRIC } from "@/server/views";
import { getServices } from "../services";
import { callAs, startOwnServices } from "../testing/own-services";

type Caller = Awaited<ReturnType<typeof callAs>>;

describe("chats to be rated", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  let ada: Caller;
  let researcher: Caller;
  beforeAll(async () => {
    services = await startOwnServices();
    [ada, researcher] = [await callAs("ada"), await callAs("researcher", "researcher")];
    await ada.worlds.current();
  });
  afterAll(() => services.stop());

  const database = async () => (await getServices()).opened.database;

  /** A chat of two messages, answered; its id. */
  const addChat = async (by = ada, text = "Somewhere warm in Texas with my partner") => {
    const { id } = await by.chat.begin({ text });
    await answered(id, by);
    await by.chat.say({ id, text: "From Boston, I am Ada Lovelace." });
    await answered(id, by);
    return id;
  };
  const answered = (id: string, by: Caller) =>
    vi.waitFor(async () => expect((await by.chat.get({ id })).isReplying).toBe(false), {
      timeout: 40_000,
      interval: 20,
    });

  const count = (projectId: string | null = null, leastMessages = 2) =>
    researcher.annotationProjects.countChats({ leastMessages, projectId }).then(({ count: chats }) => chats);
  const source = { kind: "chats", chats: 100, leastMessages: 2 } as const;
  const newProject = () =>
    researcher.annotationProjects.create({ settings: PLAIN_SETTINGS, rubric: APEC_RUBRIC, openToAll: true, source });
  const itemsIn = async (projectId: string) =>
    (await database()).select().from(annotationItems).where(eq(annotationItems.projectId, projectId));
  const rate = async (projectId: string) => {
    const next = await researcher.annotation.next({ projectId });
    if (next.kind !== "item") throw new Error("There is nothing to rate.");
    const { id: reservationId } = next.reservation;
    await researcher.annotation.submit({
      ...{ reservationId, requestId: crypto.randomUUID(), answers: metrics(3), seconds: 1 },
    });
    return next.item.id;
  };

  it("are none unless an account says so, and hold words alone", async () => {
    const id = await addChat();
    expect(await count()).toBe(0);
    await expect(newProject()).rejects.toThrow("No more chats");
    expect(await ada.account.setChatConsent({ isAllowed: true })).toEqual({ since: expect.any(String) });
    expect([await count(), await count(null, 3)]).toEqual([1, 0]);

    const project = await newProject();
    const { messages } = await ada.chat.get({ id });
    const [item] = await itemsIn(project.id);
    expect(item?.content).toEqual({ unit: "dialog", turns: messages.map(({ by, text }) => ({ by, text })) });
    expect(item?.chatId).toBe(id);
    expect(JSON.stringify([item?.content, item?.source])).not.toContain("ada@");
    expect(await count(project.id)).toBe(0);
    await expect(researcher.annotationProjects.addItems({ projectId: project.id, source })).rejects.toThrow(
      "No more chats",
    );
  });

  it("leave out one that its traveler took out or threw away, and those of anonymous travelers", async () => {
    const before = await count();
    const [out, thrown] = [await addChat(), await addChat()];
    expect(await count()).toBe(before + 2);
    const project = await newProject();
    await ada.chat.consent({ id: out, rated: false });
    // What goes on from a chat that was taken out is out too.
    const [, last] = (await ada.chat.get({ id: out })).messages.filter(({ by }) => by === "traveler");
    const branch = await ada.chat.branch({ id: out, sequence: last?.sequence ?? 0, text: "From Chicago" });
    await answered(branch.id, ada);
    expect(await count()).toBe(before + 1);
    await ada.trips.remove({ id: thrown });
    expect(await count()).toBe(before);
    expect((await itemsIn(project.id)).map(({ chatId }) => chatId)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(`${out}|${thrown}`)]),
    );

    const anonymous = await callAs("nobody");
    const theirs = await addChat(anonymous);
    await (await database())
      .update(users)
      .set({ isAnonymous: true, chatsRatedSince: new Date() })
      .where(eq(users.id, "nobody"));
    expect((await itemsIn((await newProject()).id)).map(({ chatId }) => chatId)).not.toContain(theirs);
  });

  it("are taken back: unrated ones go, rated ones stay and reach nobody else", async () => {
    await addChat();
    const project = await newProject();
    const rated = await rate(project.id);
    await ada.account.setChatConsent({ isAllowed: false });
    expect((await itemsIn(project.id)).map(({ id }) => id)).toEqual([rated]);
    const other = await callAs("other", "annotator");
    expect(await other.annotation.next({ projectId: project.id })).toMatchObject({ kind: "none", reason: "done" });
    const { counts } = await researcher.annotationProjects.get({ projectId: project.id });
    expect(counts).toMatchObject({ items: 1, wanted: 1, ratings: 1 });
    await expect(researcher.annotation.reopen({ projectId: project.id })).rejects.toThrow("withdrew this chat");
    expect(await count()).toBe(0);
  });

  it("end with their chat, ratings and all", async () => {
    await ada.account.setChatConsent({ isAllowed: true });
    const project = await newProject();
    await rate(project.id);
    await ada.account.forgetMe({ conversations: true });
    expect(await itemsIn(project.id)).toEqual([]);
    expect(await (await database()).select().from(annotationRatings)).toEqual([]);
    const left = await (await database())
      .select()
      .from(episodes)
      .innerJoin(tripOwners, eq(tripOwners.tripId, episodes.id))
      .where(eq(tripOwners.userId, "ada"));
    expect(left.filter(({ trip_owners: { deletedAt } }) => deletedAt === null)).toEqual([]);
  });
});
