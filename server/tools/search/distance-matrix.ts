import { z } from "zod";
import { ok } from "@/server/trip";
import { roadCostMinor } from "@/server/worlds";
import { destinationArgument, originArgument } from "../arguments";
import { type Found, searchTool } from "../define-tool";
import { foundSchema } from "./found";
import { knownEnds } from "./known-names";

const modes = ["self-driving", "taxi"] as const;

/** By road. The cost is that of one car or one cab by the published rule: floor(0.05 × km) or floor(km) dollars. */
export const distanceMatrix = searchTool({
  name: "DistanceMatrix",
  description:
    "Finds the duration, distance and cost of a way by road, for one car or one cab. The mode is self-driving or taxi. DistanceMatrix[Dallas, Austin, self-driving] finds how to drive from Dallas to Austin.",
  inputSchema: z.object({
    origin: originArgument,
    destination: destinationArgument,
    mode: z.enum(modes, { error: 'Write "self-driving" or "taxi".' }).meta({
      title: "Mode",
      description: "self-driving or taxi.",
      examples: ["self-driving"],
    }),
  }),
  outputSchema: foundSchema(
    z.object({
      Mode: z.enum(modes),
      Origin: z.string(),
      Destination: z.string(),
      Duration: z.string(),
      Distance: z.string(),
      Cost: z.number(),
    }),
  ),
  search(input, world) {
    const ends = knownEnds(world, input);
    if (!ends.ok) return ends;
    const { origin, destination } = ends.value;
    const { mode } = input;
    const road = world.road(origin, destination);
    const costMinor = road === undefined ? null : roadCostMinor(road, mode, 1);
    if (road === undefined || costMinor === null) {
      return ok({ summary: `No valid route from ${origin} to ${destination} for ${mode}`, rows: [] });
    }
    const row = {
      Mode: mode,
      Origin: origin,
      Destination: destination,
      Duration: road.durationText,
      Distance: road.distanceText,
      Cost: costMinor / 100,
    };
    return ok({ summary: `From ${origin} to ${destination} by ${mode}`, rows: [row] });
  },
  observation: routeSentence,
});

/** "Self-driving, from A to B, duration: 3 hours 2 mins, distance: 312 km, cost: 15", which a plan may repeat as it is. */
function routeSentence({ summary, rows }: Found): string {
  const [row] = rows;
  if (row === undefined) return `${summary}.`;
  const mode = row.Mode === "taxi" ? "Taxi" : "Self-driving";
  return `${mode}, from ${row.Origin} to ${row.Destination}, duration: ${row.Duration}, distance: ${row.Distance}, cost: ${row.Cost}`;
}
