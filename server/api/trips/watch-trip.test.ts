import { describe, expect, it } from "vitest";
import type { TripStatus, TripView } from "@/server/trip";
import { exampleTrip } from "../testing/example-trip";
import { createTripChanges } from "./trip-changes";
import type { StoredTrip } from "./trip-store";
import { watchTrip } from "./watch-trip";

const stored = (revision: number, status: TripStatus): StoredTrip => {
  const { text, request, objective, world } = exampleTrip;
  const view: TripView = {
    id: "trip",
    title: "Five days in Texas",
    text,
    request,
    objective,
    status,
    progress: null,
    result: null,
    checks: [],
    problem: null,
    world,
    createdAt: "2027-01-01T00:00:00.000Z",
  };
  return { revision, view };
};

describe("watching a trip", () => {
  const watchStates = async (states: (StoredTrip | null)[], seen: number | null): Promise<number[]> => {
    const changes = createTripChanges();
    const read = async () => {
      queueMicrotask(() => setImmediate(() => changes.announce("trip")));
      return states.length > 1 ? (states.shift() ?? null) : (states[0] ?? null);
    };
    const revisions: number[] = [];
    const sources = { read, nextChange: changes.next };
    for await (const { revision } of watchTrip("trip", seen, sources, new AbortController().signal)) {
      revisions.push(revision);
    }
    return revisions;
  };

  it("tells each change once and ends with the final status", async () => {
    const states = [stored(0, "planning"), stored(1, "planning"), stored(1, "planning"), stored(2, "infeasible")];
    expect(await watchStates(states, null)).toEqual([0, 1, 2]);
  });

  it("does not repeat what a watcher who comes back has seen", async () => {
    expect(await watchStates([stored(1, "planning"), stored(2, "cancelled")], 1)).toEqual([2]);
    expect(await watchStates([stored(2, "cancelled")], 2)).toEqual([]);
  });

  it("ends when the trip is gone or the watcher leaves", async () => {
    expect(await watchStates([null], null)).toEqual([]);
    const controller = new AbortController();
    const sources = { read: async () => stored(0, "planning"), nextChange: createTripChanges().next };
    const watch = watchTrip("trip", null, sources, controller.signal);
    await watch.next();
    setImmediate(() => controller.abort());
    expect((await watch.next()).done).toBe(true);
  });

  it("wakes for a change that falls between reading and waiting", async () => {
    const changes = createTripChanges();
    const states = [stored(0, "planning"), stored(1, "planned")];
    const read = async () => {
      const state = states.shift() ?? null;
      changes.announce("trip");
      return state;
    };
    const watch = watchTrip(
      "trip",
      0,
      { read, nextChange: (id, _, signal) => changes.next(id, 1e9, signal) },
      new AbortController().signal,
    );
    expect((await watch.next()).value?.revision).toBe(1);
  });
});
