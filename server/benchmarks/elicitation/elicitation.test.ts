import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { skillModels } from "@/server/agents/testing/skill-models";
import type { Event } from "@/server/episodes";
import type { Models } from "@/server/models";
import { ok, type Result } from "@/server/trip";
import { type DialogRecord, dialogRecordSchema, ratesOf } from "@/server/views";
import { executeTrial, NO_LIMITS } from "../runner/execute-trial";
import type { PlayedEvent } from "../runner/play-trial";
import { settingsOf } from "../runner/settings";
import { texas } from "../testing/texas";
import { eventsOfRecord, heldDialogOf } from "./dialog-events";
import { elicitation } from "./elicitation";
import { dialogRecords } from "./trainer-formats/testing/dialogs";

const folder = mkdtempSync(join(tmpdir(), "dragoman-elicitation-tasks-"));
afterAll(() => rmSync(folder, { recursive: true }));

const world = texas();
const tasks = required(elicitation.importTasks({ travelers: "2", seed: "5" }));
const [first] = tasks;
if (first === undefined) throw new Error("There is no task.");

async function play(policy: string, limits = NO_LIMITS, models: Models | null = null) {
  const agent = required(elicitation.findAgent(policy));
  const played: PlayedEvent[] = [];
  const result = await executeTrial(
    { benchmark: elicitation, agent, world, settings: required(settingsOf(agent, {})) },
    { task: first ?? raise(), seed: 0, models, limits, skills: [] },
    new AbortController().signal,
    (event) => played.push(event),
  );
  return { played, events: played.map(({ event }) => event), result: required(result) };
}

describe("tasks of elicitation", () => {
  it("are numbers that make a traveler again, and hold nothing of the persona", () => {
    expect(tasks.map(({ id }) => id)).toEqual(["dialog-0", "dialog-1"]);
    expect(tasks[1]).toMatchObject({
      content: { index: 1, seed: 5, simulator: "main", vague: 0.15 },
      facets: { simulator: "main" },
      counts: [],
    });
  });

  it.each([
    ["no number of travelers", {}, "travelers"],
    ["too many", { travelers: "1001" }, "travelers"],
    ["half a seed", { travelers: "1", seed: "0.5" }, "seed"],
    ["an unknown simulator", { travelers: "1", simulator: "third" }, "simulator"],
    ["more vague answers than answers", { travelers: "1", vague: "1.5" }, "vague"],
  ])("are refused with %s", (_, options, field) => {
    expect(elicitation.importTasks(options)).toMatchObject({
      ok: false,
      problem: { code: "bad_input", where: { field } },
    });
  });
});

describe("a dialog", () => {
  it("is an episode with the times at which things happened, scored before its end", async () => {
    const { played, events, result } = await play("information-gain");
    const types = events.map(({ type }) => type);
    expect([types.at(0), types.at(1)]).toEqual(["task", "said"]);
    expect(types.slice(-2)).toEqual(["scored", "ended"]);
    expect(new Set(types)).toEqual(
      new Set(["task", "said", "preferenceLearned", "thought", "asked", "scored", "ended"]),
    );
    const times = played.map(({ atMs }) => atMs);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBeGreaterThan(types.filter((type) => type === "asked").length);
    expect(result).toMatchObject({ delivered: true, endReason: "done", failures: [], checks: {} });
    const rates = ratesOf(elicitation.info.rates, [result.tallies]);
    expect(Object.values(rates)).not.toContain(null);
    expect(rates.reward).toBeCloseTo(100 * result.value, 9);
    expect(rates.rounds).toBe(types.filter((type) => type === "asked").length);
  });

  it("scores by what was asked: the oracle is told more than chance finds", async () => {
    const [oracle, random] = [await play("oracle"), await play("random")];
    expect(oracle.result.value).toBeGreaterThan(random.result.value);
  });

  it("in which a model says one sentence to everything is worth least of all", async () => {
    const chatter = skillModels({ answer: () => ok("Great question! Travel is so much fun.") });
    const { events, result } = await play("model", NO_LIMITS, chatter);
    expect(result.tallies).toMatchObject({ wasted: { got: 20, of: 20 }, total: { got: 3, of: 1 } });
    expect(events.filter(({ type }) => type === "asked")).toEqual([]);
    for (const policy of ["static", "random", "fixed"]) {
      const other = await play(policy);
      expect(other.result.value, policy).toBeGreaterThan(result.value);
    }
  });

  it("of no words scores nothing and does not count as one", () => {
    for (const { score } of elicitation.scores(first, [], world)) {
      expect(score).toMatchObject({ delivered: false, passed: false, value: 0 });
    }
  });

  it("ends without a model where the policy is one's", async () => {
    const { result } = await play("model");
    expect(result).toMatchObject({ delivered: false, endReason: "model unavailable" });
  });

  it("scores the same when another system hands it in as its record", async () => {
    const { events, result } = await play("fixed");
    const file = join(folder, "dialogs.jsonl");
    const line = dialogRecordSchema.parse(elicitation.submissionLine(first, events));
    const stranger = { ...line, id: "dialog-999" };
    writeFileSync(file, [line, stranger].map((record) => `${JSON.stringify(record)}\n`).join(""));
    const { plans, notes } = required(elicitation.readSubmission(file, tasks));
    expect(notes).toEqual([expect.stringMatching(/^1 dialogs/)]);
    expect(plans[1]).toBeNull();
    const [{ score } = raise()] = elicitation.scores(first, plans[0] ?? [], world);
    expect(score).toMatchObject({ value: result.value, passed: result.passed, tallies: result.tallies });
  });
});

describe("the events of a dialog", () => {
  it("tell its turns and notes", () => {
    fc.assert(
      fc.property(dialogRecords, (record: DialogRecord) => {
        const held = heldDialogOf(record.id, eventsOfRecord(record));
        expect(held.turns).toEqual(record.turns);
        expect(held.notesByRound.at(-1)).toEqual(record.notes);
      }),
      { numRuns: 40 },
    );
  });

  it("take back what is noted no longer", () => {
    const learned = { strength: "want", confidence: 1, evidence: "" } as const;
    const events: Event[] = [
      { type: "said", by: "traveler", text: "Hilton, in a suite.", understood: null },
      { type: "preferenceLearned", entry: "hotel.preferredBrand", value: "Hilton", ...learned },
      { type: "preferenceLearned", entry: "hotel.preferredRoomType", value: "suite", ...learned },
      { type: "said", by: "traveler", text: "Not Hilton.", understood: null },
      { type: "entrySet", entry: "hotel.preferredBrand", value: null, from: "notes" },
    ];
    expect(heldDialogOf("any", events).notesByRound).toEqual([
      { "hotel.preferredBrand": "Hilton", "hotel.preferredRoomType": "suite" },
      { "hotel.preferredRoomType": "suite" },
    ]);
  });
});

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

function raise(): never {
  throw new Error("It is not there.");
}
