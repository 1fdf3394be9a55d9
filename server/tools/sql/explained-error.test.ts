import { expect, it } from "vitest";
import { explainedError } from "./explained-error";

it("says of a table that was too large to read how large it is and what reads it", () => {
  const world = { hash: "", relations: [], leftOut: new Map([["flights", 3_827_361]]) };
  expect(explainedError("no such table: Flights", world)).toBe(
    "The table Flights has 3,827,361 rows, more than the 500,000 that can be read here: use the search tools for it.",
  );
});
