import type { Event } from "../event";
import { exampleChecks, exampleItinerary, exampleTask, proposedVersion } from "./example-trip";

/** What is appended to a trip as one piece, piece by piece: its beginning with a plan, then thoughts and edits by turns. */
export function batchOf(id: string, index: number): Event[] {
  if (index === 0) return [{ type: "task", task: exampleTask(id) }, ...version(1)];
  if (index % 2 === 1) return [{ type: "thought", text: `${index} `.repeat(1_000) }];
  return version(index / 2 + 1);
}

function version(number: number): Event[] {
  return [
    proposedVersion(number, number === 1 ? null : number - 1, { itinerary: exampleItinerary(number) }),
    { type: "planVerified", version: number, checks: exampleChecks(number % 3) },
    { type: "versionChosen", version: number, how: number === 1 ? "planned" : "edited" },
  ];
}
