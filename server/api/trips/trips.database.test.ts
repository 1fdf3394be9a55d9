import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { PlanEdit, Stop } from "@/server/trip";
import { type TripView, tripViewSchema } from "@/server/views";
import { TRIP_START } from "@/server/worlds/testing/trip-start";
import { getServices } from "../services";
import { exampleTrip } from "../testing/example-trip";
import { callAs, startOwnServices } from "../testing/own-services";

type Caller = Awaited<ReturnType<typeof callAs>>;

describe("a trip's procedures", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  let traveler: Caller;
  let planned: TripView;

  beforeAll(async () => {
    services = await startOwnServices();
    traveler = await callAs("traveler");
    planned = await plannedTrip();
  }, 60_000);
  afterAll(() => services.stop());

  async function plannedTrip(): Promise<TripView> {
    const dates = { kind: "fixed", start: TRIP_START, days: 5 } as const;
    const { id } = await traveler.trips.create({ ...exampleTrip, request: { ...exampleTrip.request, dates } });
    return found(id, (trip) => trip.status === "planned");
  }

  /** The trip once it is as wanted. */
  const found = (id: string, isWanted: (trip: TripView) => boolean) =>
    vi.waitFor(
      async () => {
        const trip = await traveler.trips.get({ id });
        expect(isWanted(trip), `${trip.status} ${trip.problem} ${JSON.stringify(trip.search)}`).toBe(true);
        return trip;
      },
      { timeout: 30_000, interval: 100 },
    );
  const stopsOf = (trip: TripView): Stop[] => trip.plan?.itinerary.days.flatMap(({ stops }) => stops) ?? [];
  const stopOf = (trip: TripView, kind: Stop["kind"]): Stop => {
    const stop = stopsOf(trip).find((each) => each.kind === kind && !each.locked);
    if (stop === undefined) throw new Error(`The plan has no free ${kind}.`);
    return stop;
  };
  const edited = async (trip: TripView, edit: PlanEdit) =>
    traveler.trips.edit({ id: trip.id, version: trip.plan?.number ?? 0, edit });
  const onVersion = (trip: TripView) => ({ id: trip.id, version: trip.plan?.number ?? 0 });

  it("answer with a whole view whose first version is verified", () => {
    expect(tripViewSchema.parse(planned)).toEqual(planned);
    expect(planned.plan).toMatchObject({ number: 1, base: null, cause: { kind: "planned" }, proven: true });
    expect(planned.plan?.checks.filter(({ kept }) => kept === false)).toEqual([]);
    expect(planned.history).toMatchObject({ undo: null, redo: null });
  });

  it("make each edit a version that leaves a lock, and undo and redo over all of them", async () => {
    const trip = await plannedTrip();
    const visit = stopOf(trip, "visit");
    const locked = await edited(trip, { kind: "lock", stopId: visit.id });
    expect(locked.request.locks).toMatchObject([{ kind: "visit", recordId: visit.recordId }]);
    expect(stopsOf(locked).find(({ id }) => id === visit.id)?.locked).toBe(true);
    const without = await edited(locked, { kind: "remove", stopId: stopOf(locked, "meal").id });
    expect(without.plan?.number).toBe(3);
    expect(stopsOf(without)).toHaveLength(stopsOf(trip).length - 1);

    const once = await traveler.trips.undo(onVersion(without));
    expect(once.plan).toEqual(locked.plan);
    const twice = await traveler.trips.undo(onVersion(once));
    expect(twice.plan).toEqual(trip.plan);
    expect(twice.request).toEqual(trip.request);
    await expect(traveler.trips.undo(onVersion(twice))).rejects.toThrow("nothing to undo");
    const again = await traveler.trips.redo(onVersion(await traveler.trips.redo(onVersion(twice))));
    expect(again.plan).toEqual(without.plan);
    await expect(traveler.trips.redo(onVersion(again))).rejects.toThrow("nothing to redo");

    const restored = await traveler.trips.restore({ ...onVersion(again), to: 1 });
    expect(restored.plan).toMatchObject({ number: 4, base: 3, cause: { kind: "restored", version: 1 } });
    expect(restored.plan?.itinerary).toEqual(trip.plan?.itinerary);
    expect((await traveler.trips.undo(onVersion(restored))).plan).toEqual(without.plan);
  });

  it("refuse a change of a version that is no longer current, and lose nothing", async () => {
    const trip = await plannedTrip();
    const lock: PlanEdit = { kind: "lock", stopId: stopOf(trip, "meal").id };
    const changed = await edited(trip, lock);
    await expect(edited(trip, { kind: "remove", stopId: stopOf(trip, "visit").id })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    expect(await traveler.trips.get({ id: trip.id })).toEqual(changed);
  });

  it("re-plan the rest alongside the plan, show what is found, and change nothing until it is taken", async () => {
    const trip = await plannedTrip();
    const visit = stopOf(trip, "visit");
    const removed = await edited(trip, { kind: "remove", stopId: visit.id });
    const searching = await traveler.trips.replan({ ...onVersion(removed), changes: [] });
    expect(searching.search?.purpose).toBe("replan");
    expect(searching.plan).toEqual(removed.plan);
    const proposed = await found(trip.id, ({ proposal, search }) => proposal !== null && search === null);
    if (proposed.proposal?.kind !== "plan") throw new Error(JSON.stringify(proposed.proposal));
    expect(proposed.plan).toEqual(removed.plan);
    const { version } = proposed.proposal;
    expect(version.itinerary.days.flatMap(({ stops }) => stops.map(({ recordId }) => recordId))).not.toContain(
      visit.recordId,
    );
    const taken = await traveler.trips.accept({ id: trip.id, proposal: version.number });
    expect(taken.plan).toEqual(version);
    expect(taken.proposal).toBeNull();
    expect((await traveler.trips.undo(onVersion(taken))).plan).toEqual(removed.plan);
    await expect(traveler.trips.accept({ id: trip.id, proposal: version.number })).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  it("optimize for something else from the trip itself, until that is undone", async () => {
    const trip = await plannedTrip();
    expect(trip.objective).not.toBe("preferences");
    const request = { ...trip.request, objective: "preferences" as const };
    await traveler.trips.replan({ ...onVersion(trip), request, changes: ["best match first"] });
    const { proposal, objective } = await found(trip.id, (view) => view.proposal !== null);
    if (proposal?.kind !== "plan") throw new Error(JSON.stringify(proposal));
    expect(objective).toBe(trip.objective);
    expect(proposal.version.itinerary).not.toEqual(trip.plan?.itinerary);
    const taken = await traveler.trips.accept({ id: trip.id, proposal: proposal.version.number });
    expect(taken.objective).toBe("preferences");
    expect((await traveler.trips.undo(onVersion(taken))).objective).toBe(trip.objective);
  });

  it("propose no plan with its ways out when changed demands cannot be kept, and keep the plan", async () => {
    const trip = await plannedTrip();
    const request = {
      ...trip.request,
      demands: { ...trip.request.demands, budget: { amountMinor: 100, currency: "USD" } },
    };
    await traveler.trips.replan({ ...onVersion(trip), request, changes: ["budget $1"] });
    const proposed = await found(trip.id, ({ proposal }) => proposal !== null);
    expect(proposed).toMatchObject({ status: "planned", proposal: { kind: "noPlan" } });
    expect(proposed.plan).toEqual(trip.plan);
    if (proposed.proposal?.kind === "noPlan") expect(proposed.proposal.noPlan.relaxations.length).toBeGreaterThan(0);
    expect((await traveler.trips.reject({ id: trip.id })).proposal).toBeNull();
  });

  it("end the first search for good, and a re-plan without touching the plan", async () => {
    const stopped = await traveler.trips.create({ ...exampleTrip, request: planned.request });
    expect(await traveler.trips.cancel(stopped)).toMatchObject({ status: "cancelled", search: null });
    const trip = await plannedTrip();
    await traveler.trips.replan({ ...onVersion(trip), changes: [] });
    const kept = await traveler.trips.cancel({ id: trip.id });
    expect(kept).toMatchObject({ status: "planned", search: null });
    expect(kept.plan).toEqual(trip.plan);
  });

  it("note a booking and lock what was booked", async () => {
    const trip = await plannedTrip();
    const day = trip.plan?.itinerary.days.find(({ stops }) => stops.some(({ kind }) => kind === "leg"));
    const leg = day?.stops.find(({ kind }) => kind === "leg");
    const booking = { day: day?.number ?? 0, recordId: leg?.recordId ?? "", note: "QX7 12" };
    const booked = await traveler.trips.book({ id: trip.id, booking, done: true });
    expect(booked.bookings).toEqual([booking]);
    expect(stopsOf(booked).find(({ id }) => id === leg?.id)?.locked).toBe(true);
    expect((await traveler.trips.book({ id: trip.id, booking, done: false })).bookings).toEqual([]);
  });

  it("leave a projection that a rebuild makes again", async () => {
    const { episodes } = await getServices();
    const before = await traveler.trips.get({ id: planned.id });
    await episodes.rebuild();
    expect(await traveler.trips.get({ id: planned.id })).toEqual(before);
  });
});
