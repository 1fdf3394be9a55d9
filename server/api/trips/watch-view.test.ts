import { describe, expect, it } from "vitest";
import type { TripView } from "@/server/views";
import { exampleTrip } from "../testing/example-trip";
import { createTripChanges } from "./trip-changes";
import { watchView } from "./watch-view";

const view = (revision: number): TripView => ({
  ...exampleTrip,
  id: "trip",
  title: "Five days in Texas",
  status: "planning",
  search: null,
  plan: null,
  noPlan: null,
  proposal: null,
  history: { undo: null, redo: null, versions: [] },
  bookings: [],
  problem: null,
  world: { name: "sample", source: "Invented places.", hash: "abc" },
  createdAt: "2027-01-01T00:00:00.000Z",
  revision,
});

/** A trip that is at each of the revisions in turn, then gone. */
function passingThrough(revisions: number[], changes = createTripChanges()) {
  const next = () => {
    setImmediate(() => changes.announce("trip"));
    return revisions.length === 0 ? null : revisions[0];
  };
  return {
    mark: async () => {
      const now = next();
      return now == null ? null : String(now);
    },
    read: async () => {
      const now = revisions.shift();
      return now === undefined ? null : view(now);
    },
    nextChange: changes.next,
  };
}

async function revisionsSeen(revisions: number[], seen: string | null): Promise<number[]> {
  const result: number[] = [];
  const watching = watchView("trip", seen, passingThrough(revisions), new AbortController().signal);
  for await (const { view: trip } of watching) result.push(trip.revision);
  return result;
}

describe("watching a trip", () => {
  it("tells each state once and ends when the trip is gone", async () => {
    expect(await revisionsSeen([0, 1, 2], null)).toEqual([0, 1, 2]);
    expect(await revisionsSeen([], null)).toEqual([]);
  });

  it("does not repeat what a watcher who comes back has seen", async () => {
    const changes = createTripChanges();
    const marks = ["4", "4", "5", null];
    const sources = {
      mark: async () => {
        setImmediate(() => changes.announce("trip"));
        return marks.shift() ?? null;
      },
      read: async () => view(5),
      nextChange: changes.next,
    };
    const seen: string[] = [];
    for await (const { mark } of watchView("trip", "4", sources, new AbortController().signal)) seen.push(mark);
    expect(seen).toEqual(["5"]);
  });

  it("ends when the watcher leaves", async () => {
    const controller = new AbortController();
    const sources = { mark: async () => "0", read: async () => view(0), nextChange: createTripChanges().next };
    const watch = watchView("trip", null, sources, controller.signal);
    await watch.next();
    setImmediate(() => controller.abort());
    expect((await watch.next()).done).toBe(true);
  });

  it("wakes for a change that falls between reading and waiting", async () => {
    const changes = createTripChanges();
    const marks = ["0", "1"];
    const sources = {
      mark: async () => {
        const mark = marks.shift() ?? null;
        changes.announce("trip");
        return mark;
      },
      read: async () => view(1),
      nextChange: (id: string, _: number, signal: AbortSignal) => changes.next(id, 1e9, signal),
    };
    const watch = watchView("trip", "0", sources, new AbortController().signal);
    expect((await watch.next()).value?.mark).toBe("1");
  });
});
