import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { skillModels } from "@/server/agents/testing/skill-models";
import type { Event } from "@/server/episodes";
import { twoCities } from "@/server/scoring/testing/itinerarybench/two-cities";
import { fail, ok } from "@/server/trip";
import { plannedActions } from "../plan-events";
import { hybrid } from "./hybrid";
import type { ModelReading } from "./read-by-model";

const BY_TEMPLATES =
  "Bob is in Port and going to travel in several cities, please make a ticket purchase plan and travel sequence for him.The demands are as follows:\n1. visit ['Hill']. The order doesn't matter and he needs to return to Port finally.\n2. 4 days (2023-07-02 00:00 ~ 2023-07-05 00:00) for this trip.\n3. Play at least 1 day in Hill.\n4. Stay in any city for a minimum of 24 hours to count as one day.\n5. On the basis of completing the above conditions, spend as little money as possible.";
const IN_OTHER_WORDS =
  "Start in Port on July 2, 2023 and be back in Port before July 5. One full day of 24 hours in Hill, please, and keep it cheap.";
const READING: ModelReading = {
  ...{ origin: "Port", hotel: null, returnTo: "Port", from: "2023-07-02 00:00", to: "2023-07-05 00:00" },
  ...{ stays: [{ city: "Hill", days: 1 }], dayCount: "24 hours", visits: [], openingHours: null, outings: null },
  ...{ meals: [], budget: null, minimize: "money" },
};

async function play(text: string, models: ReturnType<typeof skillModels> | null = null): Promise<Event[]> {
  const task = { id: "T1-0", text, today: "2023-07-01", request: null, objective: null };
  const context = { world: twoCities, timeLimitMs: 2_000, seed: 0, signal: new AbortController().signal, models };
  const events: Event[] = [];
  const whole = { ...context, protocol: "text", kit: null, without: [], skills: [] } as const;
  for await (const event of hybrid.run(task, whole)) events.push(event);
  return events;
}
const types = (events: readonly Event[]) => events.map(({ type }) => type);
const reading = (given: Partial<ModelReading> = {}) =>
  skillModels({ answer: (_, role) => (role === "reader" ? ok(JSON.stringify({ ...READING, ...given })) : null) });
const saidBy = (events: readonly Event[]) => events.findLast((event) => event.type === "said" && event.by === "agent");

describe("hybrid on ItineraryBench", () => {
  it("plans what the templates read without a model, and asks for what they do not", async () => {
    const events = await play(BY_TEMPLATES);
    expect(types(events)).toEqual(["task", "said", "thought", "planWritten", "ended"]);
    expect(plannedActions(events)?.at(-1)).toMatch(/^go_to_city\("Hill", "Port"/);
    expect(types(await play(IN_OTHER_WORDS))).toEqual(["task", "said", "asked", "ended"]);
  });

  it("asks no model to read what the templates read, and has it word the answer", async () => {
    const events = await play(BY_TEMPLATES, reading());
    const roles = events.flatMap((event) => (event.type === "modelCalled" ? [event.role] : []));
    expect(roles).toEqual(["explainer"]);
    expect(saidBy(events)).toMatchObject({ text: expect.stringContaining("Here is your trip.") });
  });

  it("plans other words as a model read them, where the text bears them out", async () => {
    const events = await play(IN_OTHER_WORDS, reading());
    expect(plannedActions(events)).toEqual(plannedActions(await play(BY_TEMPLATES)));
    expect(events).toContainEqual({
      type: "thought",
      text: "Read by a model and found in the text: origin, returnTo, from, to, stays, dayCount, minimize.",
    });
  });

  it.each<[string, Partial<ModelReading>]>([
    ["a city that the text does not name", { origin: "Wuhan" }],
    ["days that it does not name", { stays: [{ city: "Hill", days: 3 }] }],
    ["a date that it does not name", { from: "2023-07-09 00:00" }],
    ["a wish that it does not have", { minimize: "time" }],
  ])("does not believe %s", async (_, lie) => {
    const events = await play(IN_OTHER_WORDS, reading(lie));
    expect(types(events)).toContain("asked");
    expect(types(events)).not.toContain("planWritten");
    expect(JSON.stringify(events)).toContain("Not believed of what a model read");
  });

  it("is the solver when its model fails, or says what nobody can read", async () => {
    const silent = skillModels({ answer: () => fail({ code: "model_unavailable", message: "Nobody there." }) });
    expect(types(await play(IN_OTHER_WORDS, silent))).toContain("asked");
    expect(saidBy(await play(BY_TEMPLATES, silent))).toMatchObject({
      text: expect.stringMatching(/^Your plan is ready/),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (answer) => {
        const models = skillModels({ answer: (_, role) => (role === "reader" ? ok(answer) : null) });
        expect(types(await play(IN_OTHER_WORDS, models))).not.toContain("planWritten");
      }),
      { numRuns: 30 },
    );
  });
});
