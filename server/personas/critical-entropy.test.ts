import { describe, expect, it } from "vitest";
import { ASKABLE_ENTRIES } from "@/server/trip";
import { criticalEntropy, groupsByFirstSight, groupsByRankingFacts } from "./testing/critical-entropy";

/** The figures of docs/ELICITATION.md, "Personas". */
const AT_FIRST_SIGHT = { perEntry: 0.39, setAtMost: 18.7, predictable: 0.747, differ: 0.983 };
const BY_RANKING_FACTS = { perEntry: 0.187, setAtMost: 9, predictable: 0.875, differ: 0.941 };

describe("critical entries of travelers with the same facts", () => {
  it("differ as documented, by what is seen at first sight and by all that the ranking is told", () => {
    const measured = [criticalEntropy(groupsByFirstSight(1, 6000)), criticalEntropy(groupsByRankingFacts(1, 30, 150))];
    for (const [index, documented] of [AT_FIRST_SIGHT, BY_RANKING_FACTS].entries()) {
      expect(measured[index]?.perEntry).toBeCloseTo(documented.perEntry, 2);
      expect(measured[index]?.setAtMost).toBeCloseTo(documented.setAtMost, 0);
      expect(measured[index]?.predictable).toBeCloseTo(documented.predictable, 2);
      expect(measured[index]?.differ).toBeCloseTo(documented.differ, 2);
    }
  });

  it("have no entropy where all are the same, and one bit an entry where each is critical half of the time", () => {
    const [first, second] = [ASKABLE_ENTRIES.slice(0, 24), ASKABLE_ENTRIES.slice(24)];
    expect(criticalEntropy([[first, first]])).toMatchObject({ perEntry: 0, differ: 0 });
    expect(criticalEntropy([[first, second]])).toMatchObject({ perEntry: 1, differ: 1 });
  });
});
