import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { modelSpending, type OpenedDatabase, users } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { dayBudget } from "./day-budget";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const MONDAY = () => new Date("2027-03-01T23:59:59Z");
const TUESDAY = () => new Date("2027-03-02T00:00:01Z");
const CALL = { tokens: 60, costUsd: 0.006 };

async function traveler(id: string): Promise<string> {
  await opened.database.insert(users).values({ id, email: `${id}@example.com`, name: id, role: "traveler" });
  return id;
}

it("counts over all conversations of a day what the server reported, and starts over the next day", async () => {
  const id = await traveler("ana");
  const budget = () => dayBudget(opened.database, id, { tokens: 100 }, MONDAY);
  const first = await budget().reserve(CALL);
  expect(await budget().reserve(CALL)).toMatchObject({ ok: false, problem: { code: "over_budget" } });
  if (!first.ok) throw new Error(first.problem.message);
  await first.value.settle({ tokens: 30, costUsd: 0.001 });
  await first.value.settle({ tokens: 0, costUsd: 0 });
  expect(await budget().reserve(CALL)).toMatchObject({ ok: true });
  expect(await budget().reserve(CALL)).toMatchObject({ ok: false });
  expect(await dayBudget(opened.database, id, { tokens: 100 }, TUESDAY).reserve(CALL)).toMatchObject({ ok: true });
});

it("gives no more dollars than the limit, and refuses nothing that is free", async () => {
  const id = await traveler("ben");
  const budget = dayBudget(opened.database, id, { costUsd: 0.01 }, MONDAY);
  const first = await budget.reserve(CALL);
  // More than was expected.
  if (first.ok) await first.value.settle({ tokens: 120, costUsd: 0.012 });
  expect(await budget.reserve(CALL)).toMatchObject({ ok: false });
  expect(await budget.reserve({ ...CALL, costUsd: 0 })).toMatchObject({ ok: true });
  expect(budget.limitsCost).toBe(true);
});

it("gives no more than the limit to calls at the same time, and nothing of one traveler's to another", async () => {
  const [cleo, dan] = [await traveler("cleo"), await traveler("dan")];
  const reserve = (id: string) => dayBudget(opened.database, id, { tokens: 200 }, MONDAY).reserve(CALL);
  const reserved = await Promise.all(Array.from({ length: 10 }, () => reserve(cleo)));
  expect(reserved.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await reserve(dan)).toMatchObject({ ok: true });
});

it("refuses a first call that is beyond the limit by itself, and even when someone has left", async () => {
  const id = await traveler("eve");
  expect(await dayBudget(opened.database, id, { tokens: 10 }, MONDAY).reserve(CALL)).toMatchObject({ ok: false });
  const logged = vi.spyOn(console, "error").mockReturnValue();
  expect(await dayBudget(opened.database, "gone", { tokens: 100 }, MONDAY).reserve(CALL)).toMatchObject({ ok: false });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  expect((await opened.database.select().from(modelSpending)).some(({ userId }) => userId === id)).toBe(false);
});

it("counts all travelers without an account together, also when one of them ends", async () => {
  const guests = () => dayBudget(opened.database, null, { tokens: 100 }, MONDAY);
  const first = await guests().reserve(CALL);
  expect(await guests().reserve(CALL)).toMatchObject({ ok: false, problem: { code: "over_budget" } });
  if (first.ok) await first.value.settle({ tokens: 40, costUsd: 0 });
  expect(await guests().reserve(CALL)).toMatchObject({ ok: true });
  expect(await guests().reserve(CALL)).toMatchObject({ ok: false });
});
