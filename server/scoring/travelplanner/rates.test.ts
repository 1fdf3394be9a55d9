import { expect, it } from "vitest";
import type { Tallies } from "@/server/views";
import { travelplannerTallies } from "./rates";
import { scoreTravelplanner } from "./score";
import { austinPlan, austinQuery, austinQueryWith, texas } from "./testing/texas";

it("counts plans over all queries and constraints over all that are asked", () => {
  const queries = [
    austinQuery(),
    austinQueryWith({ cuisine: ["Greek"], "room type": "entire room" }),
    austinQueryWith({ "house rule": "parties", transportation: "no flight" }),
    austinQuery(),
  ];
  const plans = [austinPlan(), austinPlan(), austinPlan({ 2: { dinner: "Nowhere, Austin" } }), null];
  const verdicts = queries.map((query, index) => scoreTravelplanner(texas, query, plans[index] ?? null));
  const tallies = verdicts.flatMap((verdict, index) => {
    const query = queries[index];
    return query === undefined ? [] : [travelplannerTallies(query, verdict)];
  });
  expect(summed(tallies)).toEqual({
    delivery: { got: 3, of: 4 },
    commonsenseMicro: { got: 23, of: 32 },
    commonsenseMacro: { got: 2, of: 4 },
    hardMicro: { got: 3, of: 8 },
    hardMacro: { got: 1, of: 4 },
    final: { got: 1, of: 4 },
  });
});

function summed(all: readonly Tallies[]): Tallies {
  const sums: Tallies = {};
  for (const [key, { got, of }] of all.flatMap((tallies) => Object.entries(tallies))) {
    const before = sums[key] ?? { got: 0, of: 0 };
    sums[key] = { got: before.got + got, of: before.of + of };
  }
  return sums;
}
