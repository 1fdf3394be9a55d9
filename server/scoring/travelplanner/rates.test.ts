import { expect, it } from "vitest";
import { summariseTravelplanner } from "./rates";
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
  expect(summariseTravelplanner(verdicts, queries)).toEqual({
    delivery: 3 / 4,
    commonsenseMicro: 23 / 32,
    commonsenseMacro: 2 / 4,
    hardMicro: 3 / 8,
    hardMacro: 1 / 4,
    final: 1 / 4,
  });
});

it("is zero where nothing was asked", () => {
  expect(summariseTravelplanner([], [])).toMatchObject({ delivery: 0, hardMicro: 0, final: 0 });
});
