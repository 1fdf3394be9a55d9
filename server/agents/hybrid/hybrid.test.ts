import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Event } from "@/server/episodes";
import { fail, ok } from "@/server/trip";
import { understand } from "@/server/understanding";
import { agentConformance } from "../testing/agent-conformance";
import { conformanceTask, conformanceWorld, eventsOf } from "../testing/conformance-trip";
import { skillModels } from "../testing/skill-models";
import { hybrid } from "./hybrid";

agentConformance(hybrid);

const GERMAN = "Wir wollen zu zweit von Dallas nach Austin, vom 10. bis 12. März 2022, höchstens 3000 Dollar.";
/** What a model that speaks German marks of it. */
const GERMAN_MARKS = JSON.stringify({
  act: "request",
  marks: [
    ...["zu zweit|people=2", "Dallas|from=Dallas", "Austin|to=Austin"],
    ...["10. bis 12. März 2022|start=2022-03-10;end=2022-03-12", "höchstens 3000 Dollar|budget=3000"],
  ],
});
const HALF_READ =
  "Dallas to Austin from March 10 to March 12, 2022, for two people. Six hundred apiece, keep us on the ground.";

const world = conformanceWorld();
const play = (text: string, models: Parameters<typeof eventsOf>[2]) =>
  eventsOf(hybrid, { ...conformanceTask, text }, { world, ...models });
const types = (events: readonly Event[]) => events.map(({ type }) => type);
const requestOf = (events: readonly Event[]) => events.find((event) => event.type === "requestChanged")?.request;
const said = (events: readonly Event[]) => events.findLast((event) => event.type === "said" && event.by === "agent");

describe("hybrid with a model", () => {
  it("plans what the parser cannot read, verified, and says so in the model's words", async () => {
    const models = skillModels({ answer: (_, role) => (role === "reader" ? ok(GERMAN_MARKS) : null) });
    const events = await play(GERMAN, { models });
    expect(requestOf(events)).toMatchObject({ origin: "Dallas", people: 2, dates: { start: "2022-03-10", days: 3 } });
    expect(types(events).filter((type) => type.startsWith("plan"))).toEqual(["planProposed", "planVerified"]);
    expect(said(events)).toMatchObject({ text: expect.stringContaining("Here is your trip.") });
    expect(events.at(-1)).toEqual({ type: "ended", reason: "done" });
  });

  it("asks no model to read where the parser read everything", async () => {
    const events = await play(conformanceTask.text, { models: skillModels() });
    const roles = events.flatMap((event) => (event.type === "modelCalled" ? [event.role] : []));
    expect(roles).toEqual(["explainer"]);
  });

  it("is the solver when its model fails", async () => {
    const silent = skillModels({ answer: () => fail({ code: "model_unavailable", message: "Nobody there." }) });
    expect(types(await play(GERMAN, { models: silent }))).toEqual(["task", "modelCalled", "said", "asked", "ended"]);
    const events = await play(conformanceTask.text, { models: silent });
    expect(types(events)).toContain("planVerified");
    expect(said(events)).toMatchObject({ text: expect.stringMatching(/^Your plan is ready: .* for \$/) });
  });

  it("tells the planner's own sentence when the model names a number that it was not told", async () => {
    const models = skillModels({ answer: (_, role) => (role === "explainer" ? ok("You save $98,765!") : null) });
    expect(said(await play(conformanceTask.text, { models }))).toMatchObject({
      text: expect.stringMatching(/^Your plan is ready/),
    });
  });

  it("never delivers an unverified plan, nor believes what the text does not say, whatever the model answers", async () => {
    const cases = fc.record({ text: fc.constantFrom(GERMAN, HALF_READ, conformanceTask.text), lie: lies });
    await fc.assert(
      fc.asyncProperty(cases, async ({ text, lie }) => {
        const models = skillModels({ answer: () => ok(lie(text)) });
        const events = await play(text, { models, timeLimitMs: 200 });
        const proposed = events.findIndex(({ type }) => type === "planProposed");
        if (proposed >= 0) {
          const next = events[proposed + 1];
          expect(next?.type === "planVerified" && next.checks.every(({ kept }) => kept !== false)).toBe(true);
        }
        const { said: parsed } = await understand({ text, asked: null, today: conformanceTask.today }, world);
        const understood = events.find((event) => event.type === "said")?.understood;
        expect(understood?.trip).toMatchObject(parsed.trip);
        const { people, days, budget } = understood?.trip ?? {};
        const numbers = [...NUMBERS_SAID, ...Object.values(parsed.trip)];
        for (const number of [people, days, budget]) expect([undefined, ...numbers]).toContain(number);
      }),
      { numRuns: 60 },
    );
  });
});

/** Every number that one of the texts names, and what follows from two of them. */
const NUMBERS_SAID = [1, 2, 3, 10, 12, 600, 1200, 2022, 3000];

/** Answers of a model that lies: of the wanted shape with quotations out of the text or made up, or of none. */
const lies: fc.Arbitrary<(text: string) => string> = fc.oneof(
  fc.string().map((answer) => () => answer),
  fc
    .record({
      from: fc.nat(80),
      length: fc.integer({ min: 1, max: 120 }),
      invented: fc.option(fc.lorem({ maxCount: 4 }), { nil: null }),
      meanings: fc.subarray([
        ...["from=Dallas", "from=Boston", "to=Austin", "to=Boston", "start=2022-03-10", "start=2022-04-01", "days=9"],
        ...["days=3", "people=1", "people=9", "budget=1", "budget=3000", "budget=5000", "transport=no flight"],
        ...["transport=no self-driving", "room=entire room", "room=shared room", "cuisine=Mexican", "cuisine=French"],
        ...["child=1", "nonsense", "-to=Austin", "?to", "=", "window=2022-03-01..2022-03-31"],
      ]),
    })
    .map(({ from, length, invented, meanings }) => (text: string) => {
      const words = invented ?? (text.slice(from, from + length) || text);
      return JSON.stringify({ act: "request", marks: meanings.map((meaning) => `${words}|${meaning}`) });
    }),
);
