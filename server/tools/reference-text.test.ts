import { describe, expect, it } from "vitest";
import { callTool } from "./call-tool";
import { referenceCalls, referenceText } from "./reference-text";
import { toolContext, toolWorld } from "./testing/tool-context";

const legs = [
  { origin: "Dallas", destination: "Austin", date: "2022-03-10" },
  { origin: "Austin", destination: "Dallas", date: "2022-03-12" },
];

describe("referenceText", () => {
  it("is every leg's ways and each visited city's places, as the tools tell them", async () => {
    expect(referenceCalls(legs).map(({ tool, input }) => `${tool} ${Object.values(input).join(", ")}`)).toEqual([
      "FlightSearch Dallas, Austin, 2022-03-10",
      "DistanceMatrix Dallas, Austin, self-driving",
      "DistanceMatrix Dallas, Austin, taxi",
      "AttractionSearch Austin",
      "RestaurantSearch Austin",
      "AccommodationSearch Austin",
      "FlightSearch Austin, Dallas, 2022-03-12",
      "DistanceMatrix Austin, Dallas, self-driving",
      "DistanceMatrix Austin, Dallas, taxi",
    ]);
    const observations = await Promise.all(
      referenceCalls(legs).map(({ tool, input }) => callTool(tool, input, toolContext())),
    );
    expect(await referenceText(toolWorld(), legs)).toBe(
      observations.map(({ observation }) => observation).join("\n\n"),
    );
  });
});
