import { describe, expect, it } from "vitest";
import { usdFromMinor } from "@/server/trip";
import type { Event, EventOf } from "../event";
import { exampleChecks, exampleItinerary, exampleRequest, exampleTask, proposedVersion } from "../testing/example-trip";
import { projectTrip } from "./project-trip";
import type { TripState } from "./trip-state";

const header = { id: "trip", startedAt: "2027-01-01T00:00:00.000Z" };
const choose = (version: number, how: EventOf<"versionChosen">["how"]): Event => ({
  type: "versionChosen",
  version,
  how,
});
const verify = (version: number, broken = 0): Event => ({
  type: "planVerified",
  version,
  checks: exampleChecks(broken),
});
const planned: Event[] = [proposedVersion(1, null), verify(1), choose(1, "planned")];
const edited = (version: number, base: number): Event[] => [
  proposedVersion(version, base, {
    by: "traveler",
    cause: { kind: "edited", edit: { kind: "lock", stopId: "day-1-dinner" }, text: "Locked" },
    proven: null,
  }),
  verify(version),
  choose(version, "edited"),
];
const replanned = (version: number, base: number) =>
  proposedVersion(version, base, { cause: { kind: "replanned", changes: [] } });
const way = { demand: "budget" as const, change: "raise the budget to $200", to: usdFromMinor(200_00), also: [] };
const noPlan: EventOf<"noPlanFound"> = {
  type: "noPlanFound",
  request: exampleRequest,
  explanation: "The budget is too small.",
  proven: true,
  conflicts: [["budget"]],
  relaxations: [
    { ...way, cost: usdFromMinor(200_00), itinerary: exampleItinerary(1) },
    { ...way, cost: usdFromMinor(300_00), itinerary: null },
  ],
};

function project(events: readonly Event[]): TripState {
  const all: Event[] = [{ type: "task", task: exampleTask("trip") }, ...events];
  const end = all.reduce<TripState | null>(
    (state, event, sequence) => projectTrip(header, state, { sequence, atMs: sequence * 1000, event }),
    null,
  );
  if (end === null) throw new Error("No event, no trip.");
  return end;
}
const tripAfter = (...events: Event[]) => project(events).trip;

describe("the projection of a trip", () => {
  it("begins with what is to be planned", () => {
    expect(tripAfter()).toMatchObject({
      text: exampleTask("trip").text,
      request: exampleRequest,
      objective: "cost",
      status: "planning",
      version: null,
      revision: 0,
      createdAt: new Date("2027-01-01T00:00:00.000Z"),
    });
    const begin = (event: Event) => () => projectTrip(header, null, { sequence: 0, atMs: 0, event });
    expect(begin({ type: "task", task: { ...exampleTask("trip"), request: null } })).toThrow("does not begin");
    expect(begin({ type: "thought", text: "Hm." })).toThrow("does not begin");
  });

  it("follows the request until there is a plan, then its version's", () => {
    const request = { ...exampleRequest, people: 4 };
    expect(tripAfter({ type: "requestChanged", request }).request.people).toBe(4);
    expect(tripAfter(...planned, { type: "requestChanged", request }).request.people).toBe(2);
    const forFour = proposedVersion(2, 1, { request, cause: { kind: "replanned", changes: ["4 people"] } });
    expect(tripAfter(...planned, forFour, verify(2), choose(2, "accepted")).request.people).toBe(4);
  });

  it("is as planned once a version is chosen, and sums it up", () => {
    expect(tripAfter(...planned.slice(0, 2))).toMatchObject({ status: "planning", version: null, summary: null });
    const { trip, versions } = project([proposedVersion(1, null), verify(1, 2), choose(1, "planned")]);
    expect(trip).toMatchObject({ status: "planned", version: 1, revision: 3 });
    expect(trip.summary).toEqual({
      from: "2027-03-01",
      to: "2027-03-03",
      route: ["Boston", "Austin", "Boston"],
      costMinor: 60_03,
      costFromMinor: null,
      currency: "USD",
      broken: 2,
    });
    expect(versions.get(1)).toMatchObject({ costMinor: 60_03, broken: 2, at: new Date("2027-01-01T00:00:01.000Z") });
  });

  it("counts as broken also what is kept on purpose", () => {
    const keptOnPurpose = ["cuisines|1|restaurant-1"];
    const { trip, versions } = project([
      proposedVersion(1, null, { keptOnPurpose }),
      choose(1, "planned"),
      verify(1, 1),
    ]);
    expect(versions.get(1)).toMatchObject({ broken: 1, keptOnPurpose });
    expect(trip.summary?.broken).toBe(1);
  });

  it("keeps the versions that redo leads to", () => {
    const history = [...planned, ...edited(2, 1), ...edited(3, 2)];
    const undone = [...history, choose(2, "undone"), choose(1, "undone")];
    expect(tripAfter(...undone)).toMatchObject({ version: 1, redo: [3, 2] });
    expect(tripAfter(...undone, choose(2, "redone"))).toMatchObject({ version: 2, redo: [3] });
    expect(tripAfter(...undone, choose(2, "redone"), choose(3, "redone"))).toMatchObject({ version: 3, redo: [] });
    expect(tripAfter(...undone, ...edited(4, 1))).toMatchObject({ version: 4, redo: [] });
  });

  it("holds what a re-plan found until it is taken, dropped, or another version is chosen", () => {
    const found = [...planned, replanned(2, 1), verify(2)];
    expect(tripAfter(...found)).toMatchObject({ version: 1, proposal: { kind: "plan", version: 2 } });
    expect(tripAfter(...found, choose(2, "accepted"))).toMatchObject({ version: 2, proposal: null });
    expect(tripAfter(...found, { type: "proposalRejected" })).toMatchObject({ version: 1, proposal: null });
    expect(tripAfter(...found, ...edited(3, 1))).toMatchObject({ version: 3, proposal: null });
    // A change by hand that is shown before it is taken.
    const shown = [...planned, ...edited(2, 1).slice(0, 2)];
    expect(tripAfter(...shown)).toMatchObject({ version: 1, proposal: { kind: "plan", version: 2 } });
    expect(tripAfter(...shown, choose(2, "accepted"))).toMatchObject({ version: 2, proposal: null });
  });

  it("owes another plan that was asked for until it is found, there is none, or it is cancelled", () => {
    const ask = (people: number): Event => ({
      type: "replanAsked",
      base: 1,
      request: { ...exampleRequest, people },
      changes: ["more people"],
    });
    const asked = [...planned, ask(2), ask(3)];
    expect(tripAfter(...asked)).toMatchObject({
      status: "planned",
      replan: { base: 1, request: { people: 3 }, changes: ["more people"] },
    });
    expect(tripAfter(...asked).replan?.sequence).toBe((tripAfter(...planned, ask(2)).replan?.sequence ?? 0) + 1);
    expect(tripAfter(...asked, ...edited(2, 1)).replan).not.toBeNull();
    const error: Event = { type: "error", code: "planning_failed", message: "No." };
    for (const end of [replanned(2, 1), noPlan, error, { type: "replanCancelled" } as const]) {
      expect(tripAfter(...asked, end).replan).toBeNull();
    }
  });

  it("says of what a re-plan left to be decided that live prices were asked for", () => {
    const asked: Event = { type: "replanAsked", base: 1, request: exampleRequest, changes: [], live: true };
    expect(tripAfter(...planned, asked).replan?.live).toBe(true);
    const error: Event = { type: "error", code: "planning_failed", message: "No live prices." };
    for (const end of [noPlan, error]) {
      expect(tripAfter(...planned, asked, end).proposal).toMatchObject({ live: true });
      expect(tripAfter(...planned, asked, { ...asked, live: undefined }, end).proposal).not.toHaveProperty("live");
    }
  });

  it("tells of a first planning without a plan, and of a re-plan without one alongside the current plan", () => {
    const shown = { explanation: noPlan.explanation, relaxations: [noPlan.relaxations[0]] };
    expect(tripAfter(noPlan)).toMatchObject({ status: "infeasible", noPlan: shown, proposal: null });
    expect(tripAfter(...planned, noPlan)).toMatchObject({
      status: "planned",
      noPlan: null,
      proposal: { kind: "noPlan", noPlan: shown },
    });
    const error: Event = { type: "error", code: "planning_failed", message: "Too many trips wait." };
    expect(tripAfter(error)).toMatchObject({ status: "failed", problem: "Too many trips wait.", proposal: null });
    expect(tripAfter(...planned, error)).toMatchObject({
      status: "planned",
      problem: null,
      proposal: { kind: "problem", sentence: "Too many trips wait." },
    });
  });

  it("ends while it is planned, but stays what it is afterwards", () => {
    expect(tripAfter({ type: "ended", reason: "cancelled" })).toMatchObject({ status: "cancelled", problem: null });
    expect(tripAfter({ type: "ended", reason: "time limit" })).toMatchObject({
      status: "failed",
      problem: expect.stringContaining("time limit"),
    });
    expect(tripAfter(...planned, { type: "ended", reason: "cancelled" }).status).toBe("planned");
    expect(tripAfter(noPlan, { type: "ended", reason: "done" }).status).toBe("infeasible");
  });

  it("carries the traveler's name and bookings", () => {
    const booked = (day: number, note: string, done = true): Event => ({
      type: "booked",
      booking: { day, recordId: "restaurant-1", note },
      done,
    });
    expect(tripAfter({ type: "named", title: "Spring" }).title).toBe("Spring");
    expect(tripAfter({ type: "named", title: "Spring" }, { type: "named", title: null }).title).toBeNull();
    const { bookings } = tripAfter(booked(1, "A1"), booked(2, "B"), booked(1, "A2"));
    expect(bookings.map(({ day, note }) => [day, note])).toEqual([
      [2, "B"],
      [1, "A2"],
    ]);
    expect(tripAfter(booked(1, "A1"), booked(1, "", false)).bookings).toEqual([]);
  });
});
