import { expect, test } from "vitest";
import type { TripRequest } from "./request";
import { needsStepFree } from "./step-free";

type Preference = TripRequest["preferences"][number];
const asked = (entry: Preference["entry"], value: Preference["value"], strength: Preference["strength"]) =>
  needsStepFree({ preferences: [{ entry, value, strength, weight: 1 }] });

test("access that is wished or insisted on anywhere is a need of the travelers", () => {
  expect(asked("persona.disability", true, "must")).toBe(true);
  expect(asked("persona.disability", true, "want")).toBe(true);
  expect(asked("hotel.needDisabilityAccess", true, "want")).toBe(true);
});

test("no need, and anything else, is none", () => {
  expect(asked("persona.disability", false, "must")).toBe(false);
  expect(asked("restaurant.needDisabilityAccess", true, "avoid")).toBe(false);
  expect(asked("hotel.ratings", 4, "must")).toBe(false);
  expect(needsStepFree({ preferences: [] })).toBe(false);
});
