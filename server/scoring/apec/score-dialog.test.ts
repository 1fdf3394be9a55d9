import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Persona } from "@/server/personas";
import { ASKABLE_ENTRIES, type EntryKey } from "@/server/trip";
import { dialogRecordSchema, elicitationSummarySchema } from "@/server/views";
import { accuracyOf } from "./accuracy";
import { judgeByRules } from "./judge/judge-by-rules";
import { planRegret } from "./plan-regret";
import { rewardOf } from "./reward";
import { scoreDialog } from "./score-dialog";
import { summarize } from "./summary/summarize";
import { perfectDialog, scoredDialogs, TRAVELERS } from "./testing/held-dialogs";

const RUN = {
  policy: "fixed",
  simulator: "main",
  population: "learned",
  seed: 1,
  judge: "rules",
  vague: 0.15,
  seconds: 1,
  training: null,
} as const;
const askings = fc.uniqueArray(fc.constantFrom(...ASKABLE_ENTRIES), { maxLength: 24 });

describe("scoring a dialog", () => {
  it("follows the accuracy round by round, keeps the last, and gives R = α·Rc + (1 − α)·Ra/15", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TRAVELERS),
        askings,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (persona, entries, alpha) => {
          const held = perfectDialog("dialog-1", persona, entries);
          const agentic = judgeByRules(held.turns);
          const { record, questions } = scoreDialog(held, persona, agentic, alpha);
          expect(dialogRecordSchema.parse(record)).toEqual(record);
          expect(record.rounds).toBe(entries.length);
          expect(questions).toEqual({
            asked: entries.length,
            valid: entries.length,
            wasted: 0,
            twice: 0,
            firstAskings: entries.length,
          });
          const last = accuracyOf(record.notes, persona);
          expect(record.accuracy.critical).toBe(last.critical);
          expect(record.byRound).toHaveLength(21);
          for (const [index, { critical }] of record.byRound.entries()) {
            expect(critical).toBeGreaterThanOrEqual(record.byRound[index - 1]?.critical ?? 0);
          }
          if (entries.length <= 20) expect(record.byRound.at(-1)?.overall).toBe(last.overall);
          expect(record.reward).toBeCloseTo(alpha * last.weighted + (1 - alpha) * (agentic.total / 15));
          expect(record.reward).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("says nothing of the persona in the record", () => {
    for (const [index, persona] of TRAVELERS.entries()) {
      const { record } = scoreDialog(
        { id: `dialog-${index}`, turns: [], notesByRound: [{}] },
        persona,
        judgeByRules([]),
        0.1,
      );
      expect(JSON.stringify(record)).not.toContain(persona.id);
      expect(JSON.stringify(record)).not.toContain(persona.factor);
    }
  });

  it("counts what is asked twice, and what was known before", () => {
    const [persona] = TRAVELERS;
    if (persona === undefined) throw new Error("There is no traveler.");
    const { questions } = scoreDialog(
      perfectDialog("dialog-1", persona, ["persona.budget", "hotel.ratings", "persona.budget"]),
      persona,
      judgeByRules([]),
      0.1,
    );
    expect(questions).toEqual({ asked: 3, valid: 2, wasted: 0, twice: 1, firstAskings: 3 });
  });

  it("rewards more accuracy and better behavior", () => {
    const scores = { planPriority: 4, proactive: 4, clarification: 4, total: 12 };
    expect(rewardOf(0.5, scores, 0.1)).toBeCloseTo(0.05 + 0.72);
    expect(rewardOf(0.6, scores, 0.1)).toBeGreaterThan(rewardOf(0.5, scores, 0.1));
    expect(rewardOf(0.5, { ...scores, total: 13 }, 0.1)).toBeGreaterThan(rewardOf(0.5, scores, 0.1));
  });
});

describe("the summary", () => {
  const dialogs = scoredDialogs();
  const summary = summarize(dialogs, { ...RUN, regret: new Map([[0, 0.4]]) });

  it("has all that is promised, within its bounds", () => {
    expect(elicitationSummarySchema.parse(summary)).toEqual(summary);
    expect(summary.travelers).toBe(dialogs.length);
    expect(summary.validQuestions).toBe(1);
    expect(summary.askedTwice).toBe(0);
    expect(summary.byRound.map(({ regret }) => regret).slice(0, 2)).toEqual([0.4, null]);
    expect(summary.byLength.reduce((sum, group) => sum + group.dialogs, 0)).toBe(dialogs.length);
    for (const fact of ["age", "education", "disability", "budget", "service", "pets"] as const) {
      const groups = summary.breakdown.filter((group) => group.fact === fact);
      expect(groups.reduce((sum, { travelers }) => sum + travelers, 0)).toBe(dialogs.length);
    }
    for (const { bins } of summary.scoreDistributions) {
      expect(bins.reduce((sum, bin) => sum + bin.dialogs, 0)).toBe(dialogs.length);
    }
    const area = summary.byRound.slice(1, 13).reduce((sum, { critical }) => sum + critical, 0) / 12;
    expect(summary.areaCritical).toBeCloseTo(area);
    expect(summary.errors.reduce((sum, error) => sum + error.dialogs, 0)).toBeGreaterThan(0);
  });

  it("does not depend on the order of the travelers", () => {
    const other = summarize(dialogs.toReversed(), { ...RUN, regret: new Map([[0, 0.4]]) });
    expect(other.rounds).toBeCloseTo(summary.rounds);
    expect(other.reward).toBeCloseTo(summary.reward);
    expect(other.spread.reward.standardError).toBeCloseTo(summary.spread.reward.standardError);
    expect(other.scoreDistributions).toEqual(summary.scoreDistributions);
    for (const [index, { value }] of other.correlations.entries()) {
      expect(value ?? 0).toBeCloseTo(summary.correlations[index]?.value ?? 0);
    }
  });

  it("finds no error in dialogs that have every critical entry right, and few rounds in short ones", () => {
    const errorsWhen = (entriesOf: (persona: Persona) => readonly EntryKey[]) => {
      const scored = TRAVELERS.slice(0, 5).map((persona, index) => {
        const held = perfectDialog(`dialog-${index}`, persona, entriesOf(persona));
        return scoreDialog(held, persona, judgeByRules(held.turns), 0.1);
      });
      return summarize(scored, { ...RUN, regret: new Map() }).errors;
    };
    expect(errorsWhen(({ critical }) => critical)).toEqual([]);
    expect(errorsWhen(({ critical }) => critical.slice(0, 3))).toEqual([
      { side: "agent", kind: "Limited dialog rounds", dialogs: 5 },
    ]);
  });

  it("represents no dialogs at all", () => {
    const empty = summarize([], { ...RUN, regret: new Map() });
    expect(elicitationSummarySchema.parse(empty)).toEqual(empty);
  });
});

describe("plan regret", () => {
  const regret = (learned: number, plans: Readonly<Record<number, number | null>> = {}) =>
    planRegret({
      truth: 10,
      learned,
      plan: async (preferences) => (preferences in plans ? (plans[preferences] ?? null) : preferences),
      utility: (plan) => plan,
    });

  it("is the share of the utility that is lost, between nothing and everything", async () => {
    expect(await regret(10)).toBe(0);
    expect(await regret(7)).toBeCloseTo(0.3);
    expect(await regret(12)).toBe(0);
    expect(await regret(5, { 5: null })).toBe(1);
    expect(await regret(5, { 10: null })).toBe(0);
    expect(await regret(5, { 10: 0 })).toBe(0);
  });
});
