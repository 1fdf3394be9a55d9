import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { skillModels } from "@/server/agents/testing/skill-models";
import { composeReply, conversationOf, readingOf } from "@/server/conversation";
import type { Event } from "@/server/episodes";
import { type Models, oneModelConfig, openModels } from "@/server/models";
import { type Fault, type ScriptedServer, type Skill, startScriptedServer } from "@/server/models/scripted";
import { type EntryQuestion, fail, ok } from "@/server/trip";
import { understand } from "@/server/understanding";
import { smallWorld } from "@/server/understanding/testing/small-world";
import { readUnread } from "./reply/read-unread";

const today = "2027-01-04";
const world = smallWorld();
const GERMAN = "Wir wollen zu dritt von Boston nach Denver, vier Tage ab dem 3. Mai 2027.";

/** What a model that speaks German marks of it. */
const MARKED = JSON.stringify({
  act: "request",
  marks: [
    ...["zu dritt|people=3", "Boston|from=Boston", "Denver|to=Denver", "vier Tage|days=4"],
    "3. Mai 2027|start=2027-05-03",
  ],
});
const german: Skill = { name: "mark German", recognises: () => true, reply: () => ({ text: MARKED }) };
const germanModels = () => skillModels({ answer: () => ok(MARKED) });

/** Whether a message is read although the server has this fault, for good. */
const READ: Readonly<Record<Fault, boolean>> = {
  "429": false,
  "429-retry-after": false,
  "500": false,
  "502": false,
  "slow-first-token": false,
  stall: false,
  "cut-stream": false,
  "malformed-chunk": false,
  "wrong-content-type": false,
  "no-finish": false,
  "no-usage": true,
  "malformed-json": false,
  // Who reads calls no tools.
  "unknown-tool": true,
  "wrong-arguments": true,
  "endless-loop": true,
  "empty-answer": false,
  "1mb-answer": false,
  refusal: false,
};

/** What a conversation is after its first words, and what is answered to them. */
async function afterWords(text: string, models: Models | null) {
  const { said: understood } = await understand({ text, asked: null, today }, world);
  const events: Event[] = [
    { type: "task", task: { id: "talk", text, today, request: null, objective: "preferences" } },
    { type: "said", by: "traveler", text, understood },
  ];
  const conversation = () => conversationOf(events.map((event, sequence) => ({ sequence, atMs: 0, event })));
  const opened = { id: "talk", conversation: conversation(), length: events.length, world, today, seed: 7 };
  const added = await readUnread(opened, models, new AbortController().signal);
  events.push(...added);
  const known = conversation();
  const { due } = known;
  if (due === null) throw new Error("Nothing is due.");
  return { added, known, reply: composeReply(known, due, { world, today, seed: 7 }) };
}

describe("readUnread", () => {
  it("has a model read what the parser cannot, and marks it as inferred", async () => {
    const { added, known, reply } = await afterWords(GERMAN, germanModels());
    expect(added.map(({ type }) => type)).toEqual(["modelCalled", "tripEdited"]);
    expect(known.said.trip).toMatchObject({ origin: "Boston", destinations: ["Denver"], people: 3, days: 4 });
    expect(readingOf(known, world, today).request?.assumed).toEqual(
      expect.arrayContaining(["read.origin", "read.destinations", "read.people", "read.days"]),
    );
    expect(reply.text).toContain("A language model read that in your words");
  });

  it("takes what is said later for said", async () => {
    const { known } = await afterWords(GERMAN, germanModels());
    expect(known.inferred).toContain("people");
    const { said } = await understand({ text: "We are 5 people.", asked: null, today }, world);
    const events: Event[] = [
      { type: "tripEdited", trip: { people: 3 }, constraints: {}, cleared: [], by: "model" },
      { type: "said", by: "traveler", text: "We are 5 people.", understood: said },
    ];
    const later = conversationOf(events.map((event, sequence) => ({ sequence, atMs: 0, event })));
    expect([later.said.trip.people, later.inferred.has("people")]).toEqual([5, false]);
  });

  it.each<[string, Models | null]>([
    ["without a model", null],
    ["where the model fails", skillModels({ answer: () => fail({ code: "model_unavailable", message: "Nobody." }) })],
    ["where it makes things up", skillModels({ answer: () => ok('{"people":{"value":9,"words":"zu neunt"}}') })],
  ])("changes nothing %s", async (_, models) => {
    const { added, known, reply } = await afterWords(GERMAN, models);
    expect(added.filter(({ type }) => type !== "modelCalled")).toEqual([]);
    expect([known.said.trip, known.inferred.size, known.due?.heard]).toEqual([{}, 0, "foreign"]);
    expect(reply.text).toContain("I can only read English here");
  });

  describe("where the model has a fault, does without it or reads all the same, and says nothing of it:", () => {
    let server: ScriptedServer;
    beforeAll(async () => {
      server = await startScriptedServer({ firstTokenDelayMs: 10_000, skills: [german] });
    });
    afterAll(() => server.close());

    it.each(Object.entries(READ))("%s", async (fault, isRead) => {
      const { models, roles } = oneModelConfig("faulty", {
        ...{ baseUrl: server.url, model: `scripted+${fault}`, contextTokens: 30_000 },
        timeouts: { firstPartMs: 1_500, betweenPartsMs: 1_500, wholeMs: 60_000 },
        retries: { limit: 1, firstWaitMs: 1, longestWaitMs: 1_500 },
      });
      const opened = openModels({ config: { models, roles }, purpose: "traveler", seed: 0 });
      const { added, known, reply } = await afterWords(GERMAN, opened);
      const calls = added.flatMap((event) => (event.type === "modelCalled" ? [event] : []));
      expect(calls.length).toBeGreaterThan(0);
      expect(known.said.trip.people).toBe(isRead ? 3 : undefined);
      expect(reply.text).toContain(isRead ? "A language model read that" : "I can only read English here");
      for (const { problem } of calls) if (problem !== null) expect(reply.text).not.toContain(problem.message);
    });
  });

  it.each<[string, string, unknown]>([
    ["what the answer says", "Am liebsten hätte ich Hilton, danke", "Hilton"],
    ["nothing that the answer does not say", "Am liebsten hätte ich nichts, danke", undefined],
  ])("reads of an answer about a preference %s", async (_, text, value) => {
    const question: EntryQuestion = {
      entry: "hotel.preferredBrand",
      text: "Which brand do you like?",
      reason: "It may matter.",
      quickReplies: [],
      isFollowUp: false,
    };
    const events: Event[] = [
      {
        type: "asked",
        questions: [{ field: question.entry, text: question.text }],
        question: { about: "entry", question },
      },
      {
        type: "said",
        by: "traveler",
        text,
        understood: (await understand({ text, asked: question.entry, today }, world)).said,
      },
    ];
    const conversation = () => conversationOf(events.map((event, sequence) => ({ sequence, atMs: 0, event })));
    const marks = ["Hilton|hotel.preferredBrand=Hilton"];
    const models = skillModels({ answer: () => ok(JSON.stringify({ act: "answer", marks })) });
    const opened = { id: "talk", conversation: conversation(), length: 2, world, today, seed: 7 };
    events.push(...(await readUnread(opened, models, new AbortController().signal)));
    const { dialog, inferred, due } = conversation();
    expect(dialog.notes.get("hotel.preferredBrand")?.value).toBe(value);
    expect([inferred.has("hotel.preferredBrand"), due?.isReadByModel]).toEqual([
      value !== undefined,
      value !== undefined,
    ]);
  });

  it("asks no model where the parser read everything", async () => {
    const { added } = await afterWords("From Boston to Denver, 4 days from May 3, 2027, 3 people", skillModels());
    expect(added).toEqual([]);
  });
});
