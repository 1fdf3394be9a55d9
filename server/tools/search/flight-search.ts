import { z } from "zod";
import { fail } from "@/server/trip";
import { dateArgument, destinationArgument, originArgument } from "../arguments";
import { searchTool } from "../define-tool";
import { found, foundSchema } from "./found";
import { knownEnds, uncoveredDate } from "./known-names";

export const flightSearch = searchTool({
  name: "FlightSearch",
  description:
    "Finds the flights from one city to another on a day. Prices are for one person. FlightSearch[Dallas, Austin, 2022-03-10] finds the flights from Dallas to Austin on 10 March 2022.",
  inputSchema: z.object({ origin: originArgument, destination: destinationArgument, date: dateArgument }),
  outputSchema: foundSchema(
    z.object({
      "Flight Number": z.string(),
      Price: z.number(),
      "Departure Time": z.string(),
      "Arrival Time": z.string(),
      Date: z.string(),
      Origin: z.string(),
      Destination: z.string(),
      Distance: z.string().nullable(),
    }),
  ),
  search(input, world) {
    const ends = knownEnds(world, input);
    if (!ends.ok) return ends;
    const problem = uncoveredDate(world, input.date, "date");
    if (problem) return fail(problem);
    const { origin, destination } = ends.value;
    const rows = world
      .scheduledLegs(origin, destination, input.date)
      .filter((leg) => leg.mode === "flight")
      .map((leg) => ({
        "Flight Number": leg.number,
        Price: leg.priceMinor / 100,
        "Departure Time": leg.departureTime,
        "Arrival Time": leg.arrivalTime,
        Date: leg.date,
        Origin: leg.origin,
        Destination: leg.destination,
        Distance: leg.distanceKm === null ? null : `${Math.round(leg.distanceKm)} km`,
      }));
    return found(rows, "Flights", "flight", `from ${origin} to ${destination} on ${input.date}`);
  },
});
