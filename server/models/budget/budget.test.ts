import fc from "fast-check";
import { expect, test } from "vitest";
import { allBudgets, createBudget, NOTHING } from "./budget";

const spending = fc.record({ tokens: fc.integer({ min: 0, max: 500 }), costUsd: fc.integer({ min: 0, max: 50 }) });

test("what is used never exceeds the limit while nothing uses more than it was expected to", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(spending, fc.boolean()), { maxLength: 40 }), async (calls) => {
      const budget = createBudget({ costUsd: 100, tokens: 1_000 });
      for (const [expected, worked] of calls) {
        const reserved = await budget.reserve(expected);
        if (reserved.ok) await reserved.value.settle(worked ? expected : NOTHING);
        expect(budget.used.tokens).toBeLessThanOrEqual(1_000);
        expect(budget.used.costUsd).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test("calls under way count, so that many at once cannot pass the limit together", async () => {
  const budget = createBudget({ costUsd: null, tokens: 100 });
  const call = { tokens: 60, costUsd: 0 };
  const first = await budget.reserve(call);
  expect(await budget.reserve(call)).toMatchObject({ ok: false, problem: { code: "over_budget" } });
  if (first.ok) await first.value.settle({ tokens: 10, costUsd: 0 });
  expect(await budget.reserve(call)).toMatchObject({ ok: true });
});

test("what costs nothing is within a limit in dollars that is used up, or passed", async () => {
  const budget = createBudget({ costUsd: 1, tokens: null });
  const reserved = await budget.reserve({ tokens: 5, costUsd: 0.75 });
  if (reserved.ok) await reserved.value.settle({ tokens: 50, costUsd: 1.25 });
  expect(await budget.reserve({ tokens: 5, costUsd: 0.01 })).toMatchObject({ ok: false });
  expect(await budget.reserve({ tokens: 5, costUsd: 0 })).toMatchObject({ ok: true });
});

test("a call that one of several budgets refuses takes nothing from the others", async () => {
  const run = createBudget({ costUsd: null, tokens: 100 });
  const day = createBudget({ costUsd: null, tokens: 10 });
  expect(await allBudgets([run, day]).reserve({ tokens: 50, costUsd: 0 })).toMatchObject({ ok: false });
  expect(run.used.tokens).toBe(0);
  expect(await run.reserve({ tokens: 100, costUsd: 0 })).toMatchObject({ ok: true });
});

test("what was used before counts", async () => {
  const budget = createBudget({ costUsd: 1, tokens: null }, { tokens: 0, costUsd: 0.9 });
  expect(await budget.reserve({ tokens: 1, costUsd: 0.2 })).toMatchObject({ ok: false });
});
