import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { episodes, tripOwners } from "@/db";
import { addDays, tripTitle } from "@/server/trip";
import { DAYS_TO_BRING_BACK } from "@/server/views";
import { getServices } from "../services";
import { callAs, startOwnServices } from "../testing/own-services";
import { planTripFor } from "../testing/planned-trip";

type Caller = Awaited<ReturnType<typeof callAs>>;

describe("the list of trips", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  let traveler: Caller;
  let stranger: Caller;
  let planned: Awaited<ReturnType<typeof planTripFor>>;

  beforeAll(async () => {
    services = await startOwnServices();
    traveler = await callAs("traveler");
    stranger = await callAs("stranger");
    planned = await planTripFor(traveler);
  }, 60_000);
  afterAll(() => services.stop());

  const titles = async (caller: Caller) => (await caller.trips.list()).map(({ title }) => title);
  const copy = () => traveler.trips.duplicate({ id: planned.id });
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

  async function setDeleted(id: string, deletedAt: Date) {
    const { database } = (await getServices()).opened;
    await database.update(tripOwners).set({ deletedAt }).where(eq(tripOwners.tripId, id));
  }

  it("shows of each trip what its plan says, to its owner alone", async () => {
    const { itinerary, request } = planned.plan;
    expect(await traveler.trips.list()).toMatchObject([
      {
        id: planned.id,
        title: tripTitle(request),
        status: "planned",
        people: 2,
        dates: { from: itinerary.days[0]?.date, to: addDays(itinerary.days[0]?.date ?? "", 4) },
        cost: itinerary.cost.total,
        broken: 0,
        progress: null,
      },
    ]);
    const [item] = await traveler.trips.list();
    expect(item?.route[0]).toBe("Boston");
    expect(item?.route.at(-1)).toBe("Boston");
    expect(await stranger.trips.list()).toEqual([]);
  });

  it("takes a name of the traveler's own, and makes one from the request again", async () => {
    await traveler.trips.rename({ id: planned.id, title: "  Texas, finally  " });
    expect(await titles(traveler)).toEqual(["Texas, finally"]);
    await expect(traveler.trips.rename({ id: planned.id, title: "  " })).rejects.toThrow("Give the trip a name");
    const { title } = await traveler.trips.rename({ id: planned.id, title: null });
    expect(title).toBe(tripTitle(planned.plan.request));
  });

  it("duplicates the current plan; nothing of the copy is booked, and the original stays as it is", async () => {
    const stay = planned.plan.itinerary.days[0]?.stops.find(({ kind }) => kind === "stay");
    const booking = { day: 1, recordId: stay?.recordId ?? "", note: "XY-1" };
    const booked = await traveler.trips.book({ id: planned.id, booking, done: true });
    const made = await traveler.trips.get({ id: (await copy()).id });
    expect(made.title).toBe(`Copy of ${booked.title}`);
    expect(made.plan?.itinerary).toEqual(booked.plan?.itinerary);
    expect(made.plan?.checks).toEqual(booked.plan?.checks);
    expect(made.bookings).toEqual([]);
    expect(made.history).toMatchObject({ undo: null, redo: null });
    expect(await traveler.trips.get({ id: planned.id })).toEqual(booked);
    expect((await titles(traveler))[0]).toBe(made.title);
    await traveler.trips.remove({ id: made.id });
  });

  it("brings back what was deleted, whole, and for its owner alone", async () => {
    const { id } = await copy();
    const before = await traveler.trips.get({ id });
    await traveler.trips.remove({ id });
    await expect(traveler.trips.get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await traveler.trips.list()).map((trip) => trip.id)).not.toContain(id);
    expect((await traveler.trips.listDeleted())[0]).toMatchObject({ id, title: before.title });
    expect(await stranger.trips.listDeleted()).toEqual([]);
    await expect(stranger.trips.bringBack({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await traveler.trips.bringBack({ id });
    expect(await traveler.trips.get({ id })).toEqual(before);
    await traveler.trips.remove({ id });
  });

  it("forgets what was deleted for good once nobody can bring it back", async () => {
    const { id } = await copy();
    const { id: other } = await copy();
    await setDeleted(id, daysAgo(DAYS_TO_BRING_BACK - 1));
    expect((await traveler.trips.listDeleted()).map((trip) => trip.id)).toContain(id);
    await setDeleted(id, daysAgo(DAYS_TO_BRING_BACK + 1));
    expect((await traveler.trips.listDeleted()).map((trip) => trip.id)).not.toContain(id);
    await expect(traveler.trips.bringBack({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await traveler.trips.remove({ id: other });
    const { database } = (await getServices()).opened;
    expect(await database.select().from(episodes).where(eq(episodes.id, id))).toEqual([]);
    expect(await database.select().from(episodes).where(eq(episodes.id, other))).toHaveLength(1);
  });
});
