import { describe, expect, it } from "vitest";
import { toolConformance } from "./testing/tool-conformance";
import { TOOL_NAMES } from "./tool";
import { toolNamed, toolSignature, tools } from "./tools";

for (const tool of tools) toolConformance(tool);

describe("tools", () => {
  it("are those named, in order", () => {
    expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
  });

  it.each(["FlightSearch", "flight search", "FLIGHT_SEARCH", "flight-search"])("are found as %s", (name) => {
    expect(toolNamed(name)?.name).toBe("FlightSearch");
  });

  it("are written by signature", () => {
    expect(tools.map(toolSignature)).toEqual([
      "CitySearch[State]",
      "FlightSearch[Origin, Destination, Date]",
      "DistanceMatrix[Origin, Destination, Mode]",
      "RestaurantSearch[City]",
      "AttractionSearch[City]",
      "AccommodationSearch[City]",
      "NotebookWrite[Short Description]",
      "Planner[Query]",
      "DailyPlanner[Query]",
    ]);
  });
});
