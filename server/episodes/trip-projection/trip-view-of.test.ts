import { expect, it } from "vitest";
import type { Event } from "../event";
import { exampleRequest, exampleTask, proposedVersion } from "../testing/example-trip";
import { projectTrip } from "./project-trip";
import type { TripState } from "./trip-state";
import { toPlanVersion, viewOf } from "./trip-view-of";

it("a trip is optimized for what its current version was planned for, so that undo brings the objective back too", () => {
  const request = { ...exampleRequest, objective: "time" as const };
  const events: Event[] = [
    { type: "task", task: exampleTask("trip") },
    proposedVersion(1, null),
    { type: "versionChosen", version: 1, how: "planned" },
    proposedVersion(2, 1, { request, cause: { kind: "replanned", changes: ["shortest travel time first"] } }),
    { type: "versionChosen", version: 2, how: "accepted" },
    { type: "versionChosen", version: 1, how: "undone" },
  ];
  const header = { id: "trip", startedAt: "2027-01-01T00:00:00.000Z" };
  let state: TripState | null = null;
  const objectives = events.map((event, sequence) => {
    state = projectTrip(header, state, { sequence, atMs: sequence, event });
    const full = new Map([...state.versions].map(([number, row]) => [number, toPlanVersion(row)]));
    return viewOf(state.trip, full, [], { world: { name: "sample", source: "sample", hash: "0" } }).objective;
  });
  expect(objectives).toEqual(["cost", "cost", "cost", "cost", "time", "cost"]);
});
