import { appendFileSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Result } from "@/server/trip";
import type { Action } from "../episode/observation";
import { newJournal, PLAN, SEARCH, texasTasks } from "../testing/served";
import { SessionTable, type SessionTableOptions } from "./session-table";

const tasks = texasTasks();
const tables = new Set<SessionTable>();
afterEach(async () => {
  vi.useRealTimers();
  for (const table of tables) await table.stop();
  tables.clear();
});

function tableOn(journal: string, options: Partial<SessionTableOptions> = {}): SessionTable {
  const table = new SessionTable({ tasks, journal, maximum: 50, silentMs: 60_000, ...options });
  tables.add(table);
  return table;
}

function valueOrThrow<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problem.message);
}

const begin = async (table: SessionTable, seed = 3, taskSet = "joint") =>
  valueOrThrow(await table.open({ seed, taskSet })).session;

const actionArbitrary: fc.Arbitrary<Action> = fc.oneof(
  fc.constant(SEARCH),
  fc.record({ tool: fc.constantFrom("CitySearch", "say", "nothing", ""), arguments: fc.jsonValue() }),
  fc.record({
    tool: fc.constant("say"),
    arguments: fc.record({ text: fc.constantFrom("What is your budget?", "Hello.", "Any hotel brand?") }),
  }),
  fc.constant({ tool: "propose_itinerary", arguments: { plan: "Somewhere nice." } }),
  fc.constant({ tool: "propose_itinerary", arguments: { plan: PLAN } }),
);

describe("SessionTable", () => {
  it("has every session as it was when its server is killed and started again", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(actionArbitrary, { maxLength: 8 }), fc.nat(9), async (actions, seed) => {
        const journal = newJournal();
        const before = tableOn(journal);
        const session = await begin(before, seed);
        const answers = [];
        for (const [index, action] of actions.entries()) answers.push(await before.step(session, action, `r${index}`));
        const [state, opening] = [await before.state(session), await before.openingOf(session)];
        const reward = await before.reward(session);
        // Half a line is what a killed process leaves.
        appendFileSync(journal, '{"type":"act","session":"');
        const after = tableOn(journal);
        expect(await after.state(session)).toEqual(state);
        expect(await after.openingOf(session)).toEqual(opening);
        expect(await after.reward(session)).toEqual(reward);
        for (const [index, action] of actions.entries()) {
          const answer = answers[index];
          if (answer?.ok === true) expect(await after.step(session, action, `r${index}`)).toEqual(answer);
        }
        expect(await after.state(session)).toEqual(state);
        await after.stop();
        await before.stop();
        tables.clear();
      }),
      { numRuns: 8 },
    );
  });

  it("answers a repeated request as before, and refuses another action under its id", async () => {
    const table = tableOn(newJournal());
    const opened = valueOrThrow(await table.open({ seed: 3, requestId: "open" }));
    expect(await table.open({ seed: 3, requestId: "open" })).toEqual({ ok: true, value: opened });
    const { session } = opened;
    const [first, again] = await Promise.all([table.step(session, SEARCH, "one"), table.step(session, SEARCH, "one")]);
    expect(again).toEqual(first);
    expect(valueOrThrow(await table.state(session)).steps).toBe(1);
    const other = await table.step(session, { tool: "finish", arguments: {} }, "one");
    expect(other).toMatchObject({ ok: false, problem: { code: "already_exists" } });
  });

  it("resets in place: what is sent meanwhile goes to the new episode, also after a restart", async () => {
    const journal = newJournal();
    const table = tableOn(journal);
    const session = await begin(table);
    const [, reset, step] = await Promise.all([
      table.step(session, SEARCH),
      table.reset(session, { seed: 4, taskSet: "delegated" }),
      table.step(session, SEARCH),
    ]);
    expect([reset.ok, step.ok]).toEqual([true, true]);
    const state = await table.state(session);
    expect(state).toMatchObject({ value: { taskId: "delegated-4", steps: 1 } });
    expect(await tableOn(journal).state(session)).toEqual(state);
  });

  it("takes no more than it may, and takes others again when sessions close or fall silent", async () => {
    vi.useFakeTimers();
    const table = tableOn(newJournal(), { maximum: 2, silentMs: 10_000 });
    const [first, second] = [await begin(table), await begin(table)];
    expect(await table.open({})).toMatchObject({ ok: false, problem: { code: "at_capacity" } });
    vi.advanceTimersByTime(8_000);
    expect(table.touch(second)).toBe(true);
    vi.advanceTimersByTime(8_000);
    expect(await table.state(first)).toMatchObject({ ok: false, problem: { code: "not_found" } });
    expect((await table.state(second)).ok).toBe(true);
    expect((await table.open({})).ok).toBe(true);
  });

  it("keeps of closed sessions nothing in the journal", async () => {
    const journal = newJournal();
    const table = tableOn(journal);
    const [closed, open] = [await begin(table), await begin(table)];
    await table.step(closed, SEARCH);
    expect(await table.close(closed)).toBe(true);
    expect(await table.close(closed)).toBe(false);
    const again = tableOn(journal);
    expect(readFileSync(journal, "utf8")).not.toContain(closed);
    expect((await again.state(open)).ok).toBe(true);
  });

  it("says so where a session cannot be made the same again", async () => {
    const journal = newJournal();
    const table = tableOn(journal);
    const session = await begin(table);
    const about = { type: "act", session, tool: "CitySearch", arguments: { state: "Texas" } };
    appendFileSync(journal, `${JSON.stringify({ ...about, digest: "another" })}\n`);
    const after = tableOn(journal);
    expect(await after.state(session)).toMatchObject({ ok: false, problem: { code: "changed_meanwhile" } });
    expect(await after.state(session)).toMatchObject({ ok: false, problem: { code: "not_found" } });
  });

  it("does not begin with a journal that it cannot read, and names the line", async () => {
    const journal = newJournal();
    await begin(tableOn(journal));
    appendFileSync(journal, "no entry\n");
    expect(() => tableOn(journal)).toThrow("line 2");
  });

  it("ends an episode once: at its end, or after too many steps", async () => {
    const table = tableOn(newJournal());
    const session = await begin(table);
    for (let step = 1; step < 100; step++) await table.step(session, { tool: "nothing", arguments: {} });
    expect(await table.step(session, SEARCH)).toMatchObject({ value: { ended: "step limit", reward: { total: 0 } } });
    expect(await table.step(session, SEARCH)).toMatchObject({ ok: false, problem: { code: "already_exists" } });
  });
});
