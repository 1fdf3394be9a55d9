import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { externalOrderSchema } from "@/server/views";
import { type ExternalDraft, externalOrderOf, NEW_EXTERNAL_DRAFT } from "./external-draft";

const FILLED: ExternalDraft = { ...NEW_EXTERNAL_DRAFT, agent: " mine ", taskSet: "abc", world: " example " };

describe("what is ordered with the form for one's own agent", () => {
  it("is a run without the planner, named after its agent, with the limits of the command line", () => {
    expect(externalOrderOf(FILLED)).toEqual({
      order: {
        ...{ agent: "mine", name: "mine", taskSet: "abc", world: "example", limit: null, withPlanner: false },
        ...{ trials: 1, concurrency: 2, msPerTrial: 3_600_000, callsPerTrial: 100 },
      },
    });
  });

  it("keeps what was typed", () => {
    const typed = { name: "Second try", tasks: "3", withPlanner: true, minutesPerTrial: "0.5", trials: "4" };
    expect(externalOrderOf({ ...FILLED, ...typed })).toMatchObject({
      order: { name: "Second try", limit: 3, withPlanner: true, msPerTrial: 30_000, trials: 4 },
    });
  });

  it("is refused field by field", () => {
    const wrong = externalOrderOf({ ...NEW_EXTERNAL_DRAFT, trials: "65", callsPerTrial: "", minutesPerTrial: "soon" });
    if (!("problems" in wrong)) throw new Error("It was ordered.");
    expect(Object.keys(wrong.problems).sort()).toEqual(
      ["agent", "taskSet", "world", "trials", "callsPerTrial", "minutesPerTrial"].sort(),
    );
    expect(wrong.problems.trials).toBe("Write a whole number of at least 1 and at most 64.");
  });

  it("is as the server takes it, or has a problem, whatever is typed", () => {
    const text = fc.oneof(fc.string(), fc.nat().map(String), fc.float().map(String));
    const draft = fc.record({
      ...{ agent: text, name: text, taskSet: text, tasks: text, world: text, withPlanner: fc.boolean() },
      ...{ trials: text, concurrency: text, minutesPerTrial: text, callsPerTrial: text },
    });
    fc.assert(
      fc.property(draft, (typed) => {
        const answer = externalOrderOf(typed);
        if ("order" in answer) expect(externalOrderSchema.parse(answer.order)).toEqual(answer.order);
        else expect(Object.values(answer.problems).every((problem) => problem !== "")).toBe(true);
      }),
    );
  });
});
