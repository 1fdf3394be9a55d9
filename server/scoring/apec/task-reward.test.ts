import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASKABLE_ENTRIES } from "@/server/trip";
import { judgeByRules } from "./judge/judge-by-rules";
import { scoreDialog } from "./score-dialog";
import { mixedTaskReward, PRICE_PER_ROUND, taskReward } from "./task-reward";
import { perfectDialog, TRAVELERS } from "./testing/held-dialogs";

function recordOf(persona: (typeof TRAVELERS)[number], entries: Parameters<typeof perfectDialog>[2]) {
  const held = perfectDialog("dialog-1", persona, entries);
  return scoreDialog(held, persona, judgeByRules(held.turns), 0.1).record;
}

const askings = fc.uniqueArray(fc.constantFrom(...ASKABLE_ENTRIES), { maxLength: 20 });
const travelers = fc.constantFrom(...TRAVELERS);

describe("the task reward", () => {
  it("is highest for a policy that asks the critical entries in order, and nothing else", () => {
    fc.assert(
      fc.property(travelers, askings, (persona, entries) => {
        const best = taskReward(recordOf(persona, persona.critical));
        expect(taskReward(recordOf(persona, entries))).toBeLessThanOrEqual(best + 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  it("takes the price off for each question that tells nothing critical", () => {
    fc.assert(
      fc.property(travelers, askings, (persona, entries) => {
        const idle = entries.filter((entry) => !persona.critical.includes(entry));
        expect(taskReward(recordOf(persona, idle))).toBeCloseTo(-PRICE_PER_ROUND * idle.length, 9);
      }),
      { numRuns: 40 },
    );
  });

  it("is all of the mixture with α = 1, and nothing of it with α = 0", () => {
    fc.assert(
      fc.property(travelers, askings, (persona, entries) => {
        const record = recordOf(persona, entries);
        expect(mixedTaskReward(record, 1)).toBeCloseTo(taskReward(record), 12);
        expect(mixedTaskReward(record, 0)).toBeCloseTo(record.agentic.total / 15, 12);
      }),
      { numRuns: 20 },
    );
  });
});
