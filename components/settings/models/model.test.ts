import { expect, test } from "vitest";
import { keyLabel, type Model, paceLabel, priceLabel, rolesLabel } from "./model";

const MODEL: Model = {
  name: "own",
  model: "vendor/own",
  host: "127.0.0.1:8000",
  roles: ["default", "planner"],
  key: "not needed",
  keyVariable: null,
  contextTokens: 32_768,
  concurrency: 8,
  requestsPerMinute: null,
  price: null,
  fallback: null,
  scripted: false,
  lastProblem: null,
};

test("an unknown price is not said to be free", () => {
  expect(priceLabel(null)).toMatch(/^Unknown/);
  expect(priceLabel({ inputPerMillion: 0, outputPerMillion: 0 })).toBe("Free");
  expect(priceLabel({ inputPerMillion: 0.6, outputPerMillion: 0.0375 })).toBe(
    "$0.60 in, $0.0375 out for a million tokens",
  );
});

test("limits, roles and keys are told in words", () => {
  expect(paceLabel(MODEL)).toBe("8 at a time");
  expect(paceLabel({ ...MODEL, requestsPerMinute: 300 })).toBe("8 at a time, 300 a minute");
  expect(rolesLabel(MODEL)).toBe("Every role without a model of its own, planner");
  expect(rolesLabel({ ...MODEL, roles: ["judge"] })).toBe("Judge");
  expect(rolesLabel({ ...MODEL, roles: [] })).toBe("None");
  expect(keyLabel(MODEL)).toBe("No key needed");
  expect(keyLabel({ ...MODEL, key: "missing", keyVariable: "OWN_KEY" })).toBe("Key missing (OWN_KEY)");
});
