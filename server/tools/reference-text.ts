import type { LocalDate } from "@/server/trip";
import type { World } from "@/server/worlds";
import { callTool } from "./call-tool";
import { createNotebook } from "./notebook";
import type { ToolContext, ToolName } from "./tool";

export interface ReferenceLeg {
  readonly origin: string;
  readonly destination: string;
  readonly date: LocalDate;
}

/** A call whose answer belongs to the reference information. */
export interface ReferenceCall {
  readonly tool: ToolName;
  readonly input: Readonly<Record<string, string>>;
}

/**
 * The calls that collect what sole planning is given (TravelPlanner, section 3.5): every leg's flights and ways by road, and
 * on arrival in a city other than home its attractions, restaurants and accommodations, once for each city.
 */
export function referenceCalls(legs: readonly ReferenceLeg[]): ReferenceCall[] {
  const visited = new Set([legs[0]?.origin]);
  return legs.flatMap(({ origin, destination, date }): ReferenceCall[] => {
    const way: ReferenceCall[] = [
      { tool: "FlightSearch", input: { origin, destination, date } },
      { tool: "DistanceMatrix", input: { origin, destination, mode: "self-driving" } },
      { tool: "DistanceMatrix", input: { origin, destination, mode: "taxi" } },
    ];
    if (visited.has(destination)) return way;
    visited.add(destination);
    const input = { city: destination };
    return [
      ...way,
      { tool: "AttractionSearch", input },
      { tool: "RestaurantSearch", input },
      { tool: "AccommodationSearch", input },
    ];
  });
}

/** The reference information as agents read it: the observations of `referenceCalls`, a blank line between two. */
export async function referenceText(world: World, legs: readonly ReferenceLeg[]): Promise<string> {
  const context: ToolContext = {
    world,
    notebook: createNotebook(),
    writePlan: async () => ({ ok: false, problem: { code: "internal", message: "No search writes a plan." } }),
    signal: new AbortController().signal,
  };
  const answers = await Promise.all(referenceCalls(legs).map(({ tool, input }) => callTool(tool, input, context)));
  return answers.map(({ observation }) => observation).join("\n\n");
}
