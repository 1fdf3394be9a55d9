import { expect, test } from "vitest";
import { checkDifference } from "./check-difference";
import type { Check } from "./plan-result";

function check(name: string, kept: boolean | null, faults = kept === false ? 1 : 0, label = name): Check {
  const fault = { text: "", stops: [], day: null };
  return { name, label, kept, evidence: "", stops: [], faults: Array.from({ length: faults }, () => fault) };
}

function names(before: Check[], after: Check[]) {
  const { newlyKept, newlyBroken } = checkDifference(before, after);
  return { kept: newlyKept.map(({ label }) => label), broken: newlyBroken.map(({ label }) => label) };
}

test("tells what is newly kept and newly broken, preferences too", () => {
  const key = "restaurant.preferredCuisines";
  expect(
    names(
      [check("budget", false), check("meals", true), check(key, true)],
      [check("budget", true), check("meals", false), check(key, false)],
    ),
  ).toEqual({ kept: ["budget"], broken: ["meals", key] });
});

test("a rule that is broken at more places is newly broken, at fewer it is neither", () => {
  expect(names([check("meals", false, 1)], [check("meals", false, 2)]).broken).toEqual(["meals"]);
  expect(names([check("meals", false, 2)], [check("meals", false, 1)])).toEqual({ kept: [], broken: [] });
});

test("a demand with other words is the same demand; a new lock that is kept mends nothing", () => {
  const before = [check("cuisines", false, 1, "Thai, Indian")];
  const after = [check("cuisines", true, 0, "Thai"), check("lock", true, 0, "Locked lunch, day 2")];
  expect(names(before, after)).toEqual({ kept: ["Thai"], broken: [] });
  expect(
    names([check("lock", true, 0, "a"), check("lock", true, 0, "b")], [check("lock", false, 1, "b")]).broken,
  ).toEqual(["b"]);
});

test("what does not apply before counts as kept", () => {
  expect(names([check("openingHours", null)], [check("openingHours", false)]).broken).toEqual(["openingHours"]);
});
