import { describe, expect, it } from "vitest";
import { skillModels } from "@/server/agents/testing/skill-models";
import { generatePersonas } from "@/server/personas";
import { ASKABLE_ENTRIES, CRITICAL_ENTRIES, fail, ok } from "@/server/trip";
import type { ByModelEvent } from "../../by-model/by-model";
import { createModelTraveler } from "./model-traveler";
import { withCriticalByModel } from "./rank-critical";

const [persona] = generatePersonas("evaluation", 1, 1);
if (persona === undefined) throw new Error("There is no traveller.");
const trip = { origin: "Dallas", destinations: ["Austin"], startDate: "2027-05-03", days: 3, people: 2 };
const question = { entry: "hotel.preferredBrand", text: "Which brand?", isFollowUp: false } as const;

function playedBy(models: ReturnType<typeof skillModels>, vague = 0, fallback = false) {
  const events: ByModelEvent[] = [];
  const by = { models, signal: new AbortController().signal, onEvent: events.push.bind(events), fallback };
  const habits = { seed: 1, vague, misunderstand: 0 };
  return { by, events, traveler: createModelTraveler(by, persona ?? raise(), trip, habits) };
}

function raise(): never {
  throw new Error("There is no traveller.");
}

describe("createModelTraveler", () => {
  it("speaks the model's words, from the persona", async () => {
    const { traveler, events } = playedBy(skillModels());
    expect(await traveler.opening()).toContain("from Dallas to Austin");
    const answer = await traveler.answer(question);
    const wanted = persona.entries["hotel.preferredBrand"];
    expect(answer).toContain(wanted === "no preference" ? "no preference" : String(wanted));
    expect(events.map(({ type }) => type)).toEqual(["modelCalled", "modelCalled"]);
  });

  it("is vague as often as it is told, and clear when asked again", async () => {
    const { traveler } = playedBy(skillModels(), 1);
    expect(await traveler.answer(question)).toContain("Hard to say");
    expect(await traveler.answer({ ...question, isFollowUp: true })).not.toContain("Hard to say");
  });

  it("says a sentence that tells nothing to what asks for nothing", async () => {
    const { traveler, events } = playedBy(skillModels());
    expect(await traveler.react("Travel is so much fun.")).toBe("Okay. What would you like to know?");
    expect(events.map(({ type }) => type)).toEqual(["modelCalled"]);
  });

  it("says nothing where the model gives nothing of use, which is recorded; only with the fallback another speaks", async () => {
    const silent = skillModels({ answer: () => fail({ code: "model_unavailable", message: "Nobody there." }) });
    const { traveler, events } = playedBy(silent);
    expect([await traveler.opening(), await traveler.answer(question)]).toEqual(["", ""]);
    expect(events.filter(({ type }) => type === "error")).toMatchObject([{ part: "traveler" }, { part: "traveler" }]);
    const switched = playedBy(silent, 0, true);
    expect((await switched.traveler.opening()).length).toBeGreaterThan(20);
    expect(switched.events.at(-1)).toMatchObject({ replacedBy: "the main simulator" });
  });
});

describe("withCriticalByModel", () => {
  it("takes the entries that the model ranks first", async () => {
    const ranked = await withCriticalByModel(playedBy(skillModels()).by, persona);
    const critical = ranked?.critical ?? [];
    expect(critical).toHaveLength(CRITICAL_ENTRIES);
    expect(critical.every((entry) => ASKABLE_ENTRIES.includes(entry))).toBe(true);
    expect(critical).not.toEqual(persona.critical);
  });

  it.each(['{"1": "shoe size"}', "[]", "persona: budget"])(
    "gives none, and only with the fallback the rules' ranking, in place of %s",
    async (answer) => {
      const models = skillModels({ answer: () => ok(answer) });
      const { by, events } = playedBy(models);
      expect(await withCriticalByModel(by, persona)).toBeNull();
      expect(events.at(-1)).toMatchObject({ type: "error", part: "ranking" });
      expect(await withCriticalByModel(playedBy(models, 0, true).by, persona)).toEqual(persona);
    },
  );
});
