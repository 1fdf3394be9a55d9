import { describe, expect, it } from "vitest";
import { readObservation } from "./observation";

describe("reading a tool's answer", () => {
  it("finds the tables in it", () => {
    const text = "Flights from Dallas to Austin:\nFlight Number | Price\nF1 | 90\nF2 | 120\n\nThere is no taxi.";
    expect(readObservation(text)).toEqual([
      {
        title: "Flights from Dallas to Austin:",
        columns: ["Flight Number", "Price"],
        rows: [
          ["F1", "90"],
          ["F2", "120"],
        ],
      },
      "There is no taxi.",
    ]);
  });

  it("leaves as it is what has another number of cells in a row", () => {
    const text = "Title\nA | B\n1 | 2 | 3";
    expect(readObservation(text)).toEqual([text]);
  });
});
