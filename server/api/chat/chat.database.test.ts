import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { dumpTrips } from "@/server/episodes/testing/dump-trips";
import { type ChatView, chatViewSchema } from "@/server/views";
import { TRIP_START } from "@/server/worlds/testing/trip-start";
import { getServices, stopServices } from "../services";
import { callAs, startOwnServices } from "../testing/own-services";

type Caller = Awaited<ReturnType<typeof callAs>>;

describe("a conversation's procedures", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  let traveler: Caller;
  beforeAll(async () => {
    services = await startOwnServices();
    traveler = await callAs("traveler");
    await traveler.worlds.current();
  });
  afterAll(() => services.stop());

  const whole = () => `Five days in Texas from Boston starting ${TRIP_START}, two of us`;

  /** The conversation once the agent has answered. */
  const answered = (id: string, by = traveler): Promise<ChatView> =>
    vi.waitFor(
      async () => {
        const chat = await by.chat.get({ id });
        expect(chat.isReplying).toBe(false);
        return chat;
      },
      { timeout: 40_000, interval: 20 },
    );
  const begun = async (text = whole(), by = traveler) => answered((await by.chat.begin({ text })).id, by);
  const said = async (id: string, text: string, by = traveler) => {
    await by.chat.say({ id, text });
    return answered(id, by);
  };
  /** Within the process a tracked value is its envelope, although its type is of what a client receives. */
  const viewIn = (sent: unknown): ChatView => z.tuple([z.string(), chatViewSchema, z.unknown()]).parse(sent)[1];
  const lastText = ({ messages }: ChatView) => messages.at(-1)?.text ?? "";

  it("lead from the first words to a request, as a view that everyone who looks sees alike", async () => {
    const first = await begun("Somewhere warm in Texas with my partner");
    expect(chatViewSchema.parse(first)).toEqual(first);
    expect(first).toMatchObject({ request: null, question: { about: "trip" }, status: "talking", consent: null });
    await said(first.id, "Boston");
    await said(first.id, TRIP_START);
    const chat = await said(first.id, "5 days");
    expect(chat).toMatchObject({ question: { about: "entry" }, request: { origin: "Boston", dates: { days: 5 } } });
    expect(chat.questionsLeft).toBeGreaterThan(0);
    expect(chat.known).toHaveLength(54);
    expect(await traveler.chat.get({ id: first.id })).toEqual(chat);
    expect(await traveler.chat.list()).toContainEqual(expect.objectContaining({ id: first.id }));
    expect((await traveler.trips.list()).map(({ id }) => id)).not.toContain(first.id);
  });

  it("are counted by person: those behind one address do not use up each other's messages", async () => {
    const { newTripLimiter } = await getServices();
    const behind = await callAs("behind", "traveler", "one address");
    const { id } = await behind.chat.begin({ text: whole() });
    const takeAll = (caller: string) => Array.from({ length: 60 }, () => newTripLimiter.take(caller));
    takeAll("one address");
    await said(id, "Delta, please", behind);
    await expect(behind.chat.begin({ text: whole() })).rejects.toThrow("Too many requests");
    takeAll("behind");
    await expect(behind.chat.say({ id, text: "business class" })).rejects.toThrow("Too many requests");
  });

  it("answer both tabs, each of which sees what the other said", async () => {
    const { id } = await begun();
    const seen: ChatView[] = [];
    const watching = (async () => {
      for await (const sent of await traveler.chat.watch({ id })) {
        const chat = viewIn(sent);
        seen.push(chat);
        if (!chat.isReplying && chat.messages.filter(({ by }) => by === "traveler").length === 3) return;
      }
    })();
    await Promise.all([
      traveler.chat.say({ id, text: "Delta, please" }),
      traveler.chat.say({ id, text: "business class" }),
    ]);
    await watching;
    const last = seen.at(-1);
    expect(last?.known.filter(({ state }) => state === "said").map(({ entry }) => entry)).toEqual(
      expect.arrayContaining(["flight.preferredAirline", "flight.preferredCabin"]),
    );
    expect(seen.map(({ revision }) => revision)).toEqual(
      [...seen.map(({ revision }) => revision)].sort((a, b) => a - b),
    );
  });

  it("keep what was said when the server stops before it answers, and answer it at the next look", async () => {
    const { id } = await begun();
    const { episodes } = await getServices();
    const text = "the hotel should have four stars";
    await episodes.append(id, [{ type: "said", by: "traveler", text, understood: null }]);
    await stopServices();
    const chat = await answered(id);
    expect(chat.messages.findLast(({ by }) => by === "traveler")?.text).toBe(text);
    expect(chat.messages.at(-1)?.by).toBe("agent");
  });

  it("stop a reply: what was said stays, and one can go on", async () => {
    const { id } = await begun();
    const { episodes } = await getServices();
    await episodes.append(id, [{ type: "said", by: "traveler", text: "hm", understood: null }]);
    const stopped = await traveler.chat.stop({ id });
    expect(stopped).toMatchObject({ isReplying: false, reply: null });
    expect(lastText(stopped)).toBe("hm");
    expect((await said(id, "business class")).messages.at(-1)?.by).toBe("agent");
  });

  it("branch where an earlier message is edited, and leave the first conversation as it is", async () => {
    const first = await begun();
    await said(first.id, "business class");
    const chat = await said(first.id, "Delta");
    const edited = chat.messages.filter(({ by }) => by === "traveler")[1];
    const branch = await traveler.chat.branch({ id: first.id, sequence: edited?.sequence ?? 0, text: "economy" });
    const other = await answered(branch.id);
    expect(other.branchedFrom).toBe(first.id);
    expect(other.messages.filter(({ by }) => by === "traveler").map(({ text }) => text)).toEqual([whole(), "economy"]);
    expect(other.known.find(({ entry }) => entry === "flight.preferredCabin")).toMatchObject({ value: "economy" });
    expect(await traveler.chat.get({ id: first.id })).toEqual(chat);
    const agents = chat.messages.find(({ by }) => by === "agent")?.sequence ?? 0;
    await expect(traveler.chat.branch({ id: first.id, sequence: agents, text: "x" })).rejects.toThrow(
      "isn't your message",
    );
  });

  it("take changes by hand, levels of delegation and consent", async () => {
    const { id } = await begun();
    const set = await traveler.chat.setEntry({ id, entry: "hotel.ratings", value: 4 });
    expect(set.known.find(({ entry }) => entry === "hotel.ratings")).toMatchObject({ state: "said", value: 4 });
    const cleared = await traveler.chat.setEntry({ id, entry: "hotel.ratings", value: null });
    expect(cleared.known.find(({ entry }) => entry === "hotel.ratings")?.state).not.toBe("said");
    const declined = await traveler.chat.setEntry({ id, entry: "hotel.ratings", value: "declined" });
    expect(declined.known.find(({ entry }) => entry === "hotel.ratings")?.state).toBe("declined");
    const edited = await traveler.chat.editTrip({ id, edits: { trip: { people: 4, days: undefined } } });
    expect(edited.said.trip).toMatchObject({ people: 4 });
    expect(edited.request).toBeNull();
    await traveler.chat.delegate({ id, level: "decide for me" });
    expect((await answered(id)).delegation).toBe("decide for me");
    await traveler.account.setChatConsent({ isAllowed: true });
    expect((await traveler.chat.get({ id })).consent).toBe(true);
    expect((await traveler.chat.consent({ id, rated: false })).consent).toBe(false);
    expect((await traveler.chat.consent({ id, rated: true })).consent).toBe(true);
    await traveler.account.setChatConsent({ isAllowed: false });
    expect((await traveler.chat.get({ id })).consent).toBeNull();
  });

  it("keep what nothing was made of as notes, but those that are ignored or dropped", async () => {
    const text = `${whole()}, with a room facing a wisteria garden. My wife is allergic to shellfish.`;
    const { notes } = await begun(text);
    expect(notes.join()).toContain("shellfish");
    const [first = "", ...others] = notes;

    const { id } = await traveler.chat.begin({ text, ignored: [first] });
    const chat = await answered(id);
    expect(chat.notes).toEqual(others);
    expect(lastText(chat)).not.toContain(first);

    const another = await begun(text);
    expect((await traveler.chat.dropNote({ id: another.id, note: first })).notes).toEqual(others);
    expect((await traveler.chat.dropNote({ id: another.id, note: first })).notes).toEqual(others);
  });

  it("plan for the least money where that was chosen or said, else for the best match", async () => {
    const objectiveOf = async (begin: Parameters<Caller["chat"]["begin"]>[0]) => {
      const { id } = await traveler.chat.begin(begin);
      await answered(id);
      await traveler.chat.plan({ id });
      await traveler.trips.cancel({ id });
      return (await traveler.trips.get({ id })).objective;
    };
    const cheapest = `${whole()}, as cheap as possible`;
    expect(await objectiveOf({ text: whole() })).toBe("preferences");
    expect(await objectiveOf({ text: whole(), objective: "cost" })).toBe("cost");
    expect(await objectiveOf({ text: cheapest })).toBe("cost");
    expect(await objectiveOf({ text: cheapest, objective: "time" })).toBe("time");
  });

  it("offer what was said on a planned trip in the next conversation, and forget it when told to", async () => {
    const guest = await callAs("guest");
    const first = await begun(`${whole()}. Business class, and a budget of 9000 dollars.`, guest);
    expect(first.offered).toEqual([]);
    await expect(guest.chat.plan({ id: (await begun("Texas", guest)).id })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    await guest.chat.plan({ id: first.id });
    await guest.trips.cancel({ id: first.id });
    expect(await guest.account.remembered()).toEqual([{ entry: "flight.preferredCabin", value: "business" }]);

    const next = await begun(whole(), guest);
    expect(next.offered).toEqual([{ entry: "flight.preferredCabin", value: "business" }]);
    expect(next.known.find(({ entry }) => entry === "flight.preferredCabin")?.state).not.toBe("said");
    const left = await guest.chat.declineRemembered({ id: next.id, entries: ["flight.preferredCabin"] });
    expect(left.offered).toEqual([]);
    const third = await begun(whole(), guest);
    const taken = await guest.chat.acceptRemembered({ id: third.id, entries: ["flight.preferredCabin"] });
    expect(taken).toMatchObject({ offered: [] });
    expect(taken.known.find(({ entry }) => entry === "flight.preferredCabin")).toMatchObject({ state: "said" });

    await guest.account.forgetMe({ conversations: false });
    expect(await guest.account.remembered()).toEqual([]);
    expect((await begun(whole(), guest)).offered).toEqual([]);
    await guest.account.forgetMe({ conversations: true });
    expect(await guest.chat.list()).toEqual([]);
    await expect(guest.chat.get({ id: first.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("leave a projection that a rebuild makes again", async () => {
    const { episodes, opened } = await getServices();
    const { id } = await begun();
    await said(id, "plan now");
    await traveler.trips.cancel({ id });
    const before = await dumpTrips(opened.database);
    await episodes.rebuild();
    expect(await dumpTrips(opened.database)).toEqual(before);
  });
});
