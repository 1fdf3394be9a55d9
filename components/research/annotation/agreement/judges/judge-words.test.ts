import { expect, it } from "vitest";
import { failureWords } from "./judge-words";

it("says how many judgments of how many items failed, and why", () => {
  expect(failureWords({ failures: {}, failedItems: 0 })).toBeNull();
  expect(failureWords({ failures: { bad_model_answer: 3, over_budget: 1 }, failedItems: 2 })).toBe(
    "4 judgments of 2 items failed and have no score (answers without scores: 3; over budget: 1).",
  );
});
