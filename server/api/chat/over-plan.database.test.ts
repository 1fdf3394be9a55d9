import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ChatView, TripView } from "@/server/views";
import { callAs, startOwnServices } from "../testing/own-services";
import { planTripFor } from "../testing/planned-trip";

type Caller = Awaited<ReturnType<typeof callAs>>;

describe("talking over a plan", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  let traveler: Caller;
  let id: string;
  beforeAll(async () => {
    services = await startOwnServices();
    traveler = await callAs("traveler");
    ({ id } = await planTripFor(traveler));
  }, 120_000);
  afterAll(() => services.stop());

  const until = <T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> =>
    vi.waitFor(
      async () => {
        const value = await read();
        expect(isWanted(value)).toBe(true);
        return value;
      },
      { timeout: 40_000, interval: 50 },
    );
  const trip = () => traveler.trips.get({ id });
  const said = async (text: string): Promise<ChatView> => {
    await traveler.chat.say({ id, text });
    return until(
      () => traveler.chat.get({ id }),
      ({ isReplying }) => !isReplying,
    );
  };
  const lastText = ({ messages }: ChatView) => messages.at(-1)?.text ?? "";
  const proposed = async (): Promise<TripView> =>
    until(trip, ({ proposal, search }) => proposal !== null && search === null);

  it("begins with the words and the plan that came of them", async () => {
    const chat = await traveler.chat.get({ id });
    expect(chat).toMatchObject({ status: "planned", question: null, questionsLeft: 0, isReplying: false });
    expect(chat.messages.map(({ by }) => by)).toEqual(["traveler", "agent"]);
    expect(lastText(chat)).toMatch(/^Your plan is ready: Five days in Texas for \$/);
  });

  it("shows a change of a stop before it is taken", async () => {
    const before = await trip();
    const visit = before.plan?.itinerary.days.flatMap(({ stops }) => stops).find(({ kind }) => kind === "visit");
    const chat = await said(`remove ${visit?.name}`);
    expect(lastText(chat)).toContain("apply or discard");
    const shown = await trip();
    expect(shown.plan).toEqual(before.plan);
    if (shown.proposal?.kind !== "plan") throw new Error(lastText(chat));
    const { version } = shown.proposal;
    expect(version.cause.kind).toBe("edited");
    // That a stop is named says nothing of what is liked.
    expect(chat.messages.findLast(({ by }) => by === "traveler")?.learned).toEqual([]);
    const ids = version.itinerary.days.flatMap(({ stops }) => stops.map(({ recordId }) => recordId));
    expect(ids).not.toContain(visit?.recordId);
    const taken = await traveler.trips.accept({ id, proposal: version.number });
    expect(taken.plan).toEqual(version);
    await traveler.trips.undo({ id, version: version.number });
  });

  it("plans a changed request alongside the plan, and tells what was found", async () => {
    const before = await trip();
    expect(lastText(await said("what if we add a day?"))).toContain("6 days instead of 5");
    const shown = await proposed();
    expect(shown.plan).toEqual(before.plan);
    expect(shown.proposal).toMatchObject({ kind: "plan", version: { request: { dates: { days: 6 } } } });
    expect(lastText(await traveler.chat.get({ id }))).toContain("I have a plan with that");
    await traveler.trips.reject({ id });
  });

  it("takes what is said outright of the trip and of preferences too", async () => {
    const chat = await said("the hotels should have at least four stars");
    const shown = await proposed();
    expect(chat.messages.findLast(({ by }) => by === "traveler")?.learned).toMatchObject([
      { entry: "hotel.ratings", value: 4 },
    ]);
    const request = shown.proposal?.kind === "plan" ? shown.proposal.version.request : null;
    expect(request?.preferences).toContainEqual(expect.objectContaining({ entry: "hotel.ratings", value: 4 }));
    await traveler.trips.reject({ id });
  });

  it("locks at once, and says what it does not understand", async () => {
    expect(lastText(await said("keep the hotel"))).toContain("is locked");
    expect((await trip()).request.locks.some(({ kind }) => kind === "stay")).toBe(true);
    const before = await trip();
    expect(lastText(await said("What is the meaning of life?"))).toContain("I can't answer that here");
    expect((await trip()).plan).toEqual(before.plan);
  });

  it("takes, leaves and undoes what is proposed when the words say so", async () => {
    const before = await trip();
    const lunch = before.plan?.itinerary.days.flatMap(({ stops }) => stops).find(({ kind }) => kind === "meal");
    await said(`remove ${lunch?.name}`);
    expect(lastText(await said("no thanks"))).toBe("OK, your plan stays the same.");
    expect(await trip()).toMatchObject({ proposal: null, plan: { number: before.plan?.number } });
    await said(`remove ${lunch?.name}`);
    const proposal = (await trip()).proposal;
    expect(lastText(await said("ok, take it"))).toMatch(/^Done: this is your plan now/);
    const taken = await trip();
    expect(taken.plan?.number).toBe(proposal?.kind === "plan" ? proposal.version.number : null);
    expect(lastText(await said("undo that"))).toMatch(/^Undone/);
    expect((await trip()).plan).toEqual(before.plan);
  });

  it.each(["No, keep it", "No thanks, keep that", "no, ok", "keep it as it is"])(
    "leaves what is proposed at %j",
    async (text) => {
      const before = await trip();
      const lunch = before.plan?.itinerary.days.flatMap(({ stops }) => stops).find(({ kind }) => kind === "meal");
      await said(`remove ${lunch?.name}`);
      expect(lastText(await said(text))).toBe("OK, your plan stays the same.");
      expect(await trip()).toMatchObject({ proposal: null, plan: { number: before.plan?.number } });
    },
  );

  it("notes what is said along with an aside", async () => {
    for (const [text, entry, value] of [
      ["Vegetarian food on board, that's all", "flight.preferredMealOptions", "vegetarian"],
      ["A hotel with a pool please, this one sucks", "hotel.preferredAmenities", "Pool"],
      ["¡Hola! Business class please", "flight.preferredCabin", "business"],
      ["Why so plain? We love Italian food", "restaurant.preferredCuisines", "Italian"],
    ]) {
      const chat = await said(text ?? "");
      expect(lastText(chat)).not.toMatch(/^(?:Good\.|I am sorry|I can't answer)/);
      expect(chat.messages.findLast(({ by }) => by === "traveler")?.learned).toMatchObject([{ entry, value }]);
      await proposed();
      await traveler.trips.reject({ id });
    }
  }, 60_000);

  it.each([
    ["why the Mexican restaurant?", /(?:was chosen for this|I weighed|name an? stop|Name what you mean)/],
    ["thanks!", /^You're welcome/],
    ["why this hotel?", /meets everything else/],
    ["what do you know about me?", /^So far I know: .*Texas/],
    ["that's all", /^Great, the plan stays/],
    ["who are you?", /^I'm Dragoman/],
  ])("answers %j, and changes nothing", async (text, answer) => {
    const before = await trip();
    expect(lastText(await said(text))).toMatch(answer);
    const after = await trip();
    expect([after.plan, after.proposal, after.search]).toEqual([before.plan, before.proposal, before.search]);
  });
});
