import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { generatePersona } from "@/server/personas";
import type { Problem, Result } from "@/server/trip";
import { type AnnotationTurn, itemContentSchema, itemSourceSchema } from "@/server/views";
import { openWorld, type World } from "@/server/worlds";
import { copyPreparedSample } from "@/server/worlds/testing";
import type { RatedItem } from "../formats";
import { itemOfChat } from "./chat-items";
import { dialogLine, readDialogLines } from "./dialog-lines";
import { runItems } from "./run-items";
import { simulatedItems } from "./simulated-items";

const turns = fc.array(
  fc.record<AnnotationTurn>({
    by: fc.constantFrom("agent", "traveler"),
    text: fc.string({ unit: "binary", minLength: 1, maxLength: 20 }),
  }),
  { minLength: 1, maxLength: 4 },
);
const agent = fc.option(fc.constantFrom("fixed", "model"));
const judged = fc.constantFrom<RatedItem["source"][number]["judged"]>({}, { rules: { proactive: 4.1 } });
const source = (reference: string) =>
  fc.record({ kind: fc.constant("imported" as const), reference: fc.constant(reference), agent, judged });
const item = (id: string): fc.Arbitrary<RatedItem> =>
  fc.oneof(
    fc.record({
      id: fc.constant(id),
      content: fc.record({ unit: fc.constant("dialog" as const), turns }),
      source: fc.tuple(source(id)),
    }),
    fc.record({
      id: fc.constant(id),
      content: fc.record({ unit: fc.constant("pair" as const), first: turns, second: turns }),
      source: fc.tuple(source(id), source(id)),
    }),
  );

describe("a chat", () => {
  it("is an item of its words, as long as items may be, or none", () => {
    const said = fc.array(
      fc.record({ by: fc.constantFrom("agent", "traveler"), text: fc.string({ unit: "binary", maxLength: 5_000 }) }),
      { maxLength: 250 },
    );
    fc.assert(
      fc.property(said, (turns) => {
        const made = itemOfChat(
          "c",
          "dragoman",
          turns.map(({ by, text }) => ({ by, text, reason: "HIDDEN" })),
        );
        expect(made === null).toBe(turns.every(({ text }) => text.trim() === ""));
        if (made === null) return;
        expect(itemContentSchema.parse(made.content)).toEqual(made.content);
        expect(itemSourceSchema.parse(made.source)).toEqual(made.source);
        expect(JSON.stringify(made)).not.toContain("HIDDEN");
      }),
      { numRuns: 30 },
    );
  });
});

describe("a file of dialogs", () => {
  it("gives the same items when it is read back", () => {
    fc.assert(
      fc.property(fc.tuple(item("a"), item("b c"), item("ü")), (items) => {
        expect(read(items.map(dialogLine).join(""))).toEqual({ ok: true, value: items });
      }),
      { numRuns: 60 },
    );
  });

  it("calls a dialog without an id by its line", () => {
    const line = JSON.stringify({ turns: [{ by: "traveler", text: "Hello." }] });
    expect(read(`\n${line}\n`)).toMatchObject({
      value: [{ id: "line 2", source: [{ reference: "line 2", agent: null }] }],
    });
  });

  it("takes items as they are kept, with their source or that of the line", () => {
    const content = { unit: "dialog", turns: [{ by: "agent", text: "Beach or mountains?" }] };
    const kept = [{ kind: "run", reference: "r 3", agent: "greedy", judged: { rules: { proactive: 4 } } }];
    const jsonl = `${JSON.stringify({ content })}\n\n${JSON.stringify({ content, source: kept })}\n`;
    expect(read(jsonl)).toMatchObject({
      value: [
        { content, source: [{ kind: "imported", reference: "line 1", agent: null, judged: {} }] },
        { content, source: kept },
      ],
    });
  });

  it.each([
    ["no turns", '{"turns": []}', {}],
    ["someone else's words", '{"turns": [{"by": "judge", "text": "Good."}]}', {}],
    ["no JSON", "{", {}],
    ["the id of another line", '{"id": "a", "turns": [{"by": "agent", "text": "Hello."}]}', { field: "id" }],
  ])("is refused by file and line for %s", (_, bad, where) => {
    const good = '{"id": "a", "turns": [{"by": "agent", "text": "Hello."}]}';
    expect(problemOf(read(`${good}\n${bad}\n`)).where).toMatchObject({ file: "dialogs.jsonl", line: 2, ...where });
  });

  it("is refused where it is empty", () => {
    expect(problemOf(read("\n")).message).toContain("no dialog");
  });
});

describe("simulated dialogs", () => {
  const data = mkdtempSync(join(tmpdir(), "dragoman-simulated-items-"));
  let world: World;
  beforeAll(async () => {
    vi.stubEnv("DRAGOMAN_DATA", data);
    await copyPreparedSample(data);
    world = required(openWorld("sample"));
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(data, { recursive: true, force: true });
  });
  const options = { travelers: 2, policies: ["fixed", "information-gain"], rounds: 3, seed: 5 };
  const made = async (unit: "dialog" | "pair") => required(await simulatedItems({ ...options, world, unit }));

  it("are as many as travelers, of policies in turn, cut after the rounds, and the same every time", async () => {
    const items = await made("dialog");
    expect(items.map((each) => each.source.map((of) => of.agent))).toEqual([["fixed"], ["information-gain"]]);
    for (const { content, source: from } of items) {
      if (content.unit !== "dialog") throw new Error("This is a pair.");
      expect(content.turns[0]?.by).toBe("traveler");
      expect(content.turns.at(-1)?.by).toBe("traveler");
      expect(content.turns.filter(({ by }) => by === "agent")).toHaveLength(3);
      const scores = itemSourceSchema.parse(from)[0]?.judged.rules;
      expect(Object.keys(scores ?? {})).toEqual(["planning", "prioritization", "proactive", "clarification"]);
    }
    expect(await made("dialog")).toEqual(items);
  });

  it("hold the words alone: no thoughts, no entries, nothing of a persona", async () => {
    for (const { content } of await made("dialog")) {
      if (content.unit !== "dialog") throw new Error("This is a pair.");
      for (const turn of content.turns) expect(Object.keys(turn)).toEqual(["by", "text"]);
    }
    const text = JSON.stringify(await made("dialog"));
    const persona = generatePersona("reward", options.seed, 0);
    for (const hidden of [persona.id, persona.factor, persona.critical[0] ?? ""]) expect(text).not.toContain(hidden);
  });

  it("meet in a pair the same traveler with the same opening", async () => {
    for (const { content, source: from } of await made("pair")) {
      if (content.unit !== "pair") throw new Error("This is no pair.");
      expect(content.first[0]).toEqual(content.second[0]);
      expect(from[0]?.agent).not.toBe(from[1]?.agent);
    }
  });

  it("are refused for a policy that there is not, and pairs of one policy", async () => {
    const attempt = (policies: string[], unit: "dialog" | "pair") =>
      simulatedItems({ ...options, world, policies, unit });
    expect(problemOf(await attempt(["nobody"], "dialog")).message).toContain("no policy nobody");
    expect(problemOf(await attempt(["fixed"], "pair")).message).toContain("at least 2");
  });
});

describe("a run's folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-annotation-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("names the file that it lacks", () => {
    expect(problemOf(runItems(folder)).where).toEqual({ file: join(folder, "source.json") });
    writeFileSync(join(folder, "source.json"), "{}");
    expect(problemOf(runItems(folder)).where).toEqual({ file: join(folder, "source.json"), field: "runId" });
  });
});

function read(text: string) {
  return readDialogLines(text, "dialogs.jsonl");
}

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

function problemOf(result: Result<unknown>): Problem {
  if (result.ok) throw new Error("It was taken.");
  return result.problem;
}
