import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Event, LearnedSkill, StoredSkill } from "@/server/episodes";
import { fail, ok } from "@/server/trip";
import { type SkillModelsOptions, skillModels } from "../testing/skill-models";
import { ComparedTexts } from "./compared-texts";
import { alikeByWords, cosine } from "./similarity";
import { MOST_SKILLS, SkillLibrary, skillsAfter } from "./skill-library";

const skill = (name: string, detail = name): LearnedSkill => ({ name, detail, solution: "Search." });
const stored = (one: LearnedSkill, replaces: string | null = null) =>
  ({ type: "skillStored", skill: one, replaces }) as const;

function libraryOf(skills: readonly StoredSkill[], embed: SkillModelsOptions["embed"] = null): SkillLibrary {
  return new SkillLibrary(skills, new ComparedTexts(skillModels({ embed }), new AbortController().signal, skills));
}

/** What steps come to, and the types of the events on the way. */
async function done<T>(steps: AsyncGenerator<Event, T>): Promise<{ value: T; events: Event[] }> {
  const events: Event[] = [];
  for (;;) {
    const step = await steps.next();
    if (step.done) return { value: step.value, events };
    events.push(step.value);
  }
}
const namesLike = async (library: SkillLibrary, text: string) =>
  (await done(library.like(text))).value.map(({ name }) => name);

describe("likeness", () => {
  it("by words is 1 for the same, 0 for none in common, and the same from both sides", () => {
    expect(alikeByWords("Find the trains to Wuhan", "find THE train to wuhan")).toBeCloseTo(1);
    expect(alikeByWords("trains", "hotels")).toBe(0);
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(alikeByWords(a, b)).toBeCloseTo(alikeByWords(b, a));
        expect(alikeByWords(a, b)).toBeGreaterThanOrEqual(0);
        expect(alikeByWords(a, b)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it("by vectors is their cosine, and 0 where they cannot be compared", () => {
    expect(cosine([1, 0], [2, 0])).toBeCloseTo(1);
    expect(cosine([1, 0], [0, 3])).toBe(0);
    expect(cosine([1, 0], [-1, 0])).toBeCloseTo(-1);
    expect([cosine([0, 0], [1, 1]), cosine([1], [1, 1]), cosine([], [])]).toEqual([0, 0, 0]);
  });
});

describe.each([
  ["by words", null],
  ["by vectors", undefined],
])("the skill library %s", (_, embed) => {
  it("shows the two skills that are most like a subtask, and none that has nothing in common with it", async () => {
    const library = libraryOf(
      [
        skill("Order of visits", "order the visits of a city"),
        skill("Cheap trains", "find cheap trains between cities"),
        skill("Trains", "find trains"),
        skill("Sums", "add numbers"),
      ],
      embed,
    );
    expect(await namesLike(library, "find trains")).toEqual(["Trains", "Cheap trains"]);
    expect(await namesLike(library, "eat dumplings")).toEqual([]);
  });

  it("has enough of a kind with two that are very alike, but takes a better one in place of another", async () => {
    const library = libraryOf([skill("A", "find trains to Wuhan"), skill("B", "find the trains to Wuhan")], embed);
    const third = skill("C", "find trains to Wuhan");
    expect((await done(library.isRedundant(stored(third)))).value).toBe(true);
    expect((await done(library.isRedundant(stored(third, "A")))).value).toBe(false);
    expect((await done(library.isRedundant(stored(skill("D", "order the visits"))))).value).toBe(false);
    await done(library.store(stored(third, "A")));
    expect(await namesLike(library, "find trains to Wuhan")).toEqual(["C", "B"]);
  });
});

describe("vectors of skills", () => {
  const asked: string[][] = [];
  const embed: SkillModelsOptions["embed"] = (texts) => {
    asked.push([...texts]);
    // What is about rail points one way, whatever the words.
    return ok(texts.map((text) => (/train|rail/.test(text) ? [1, 0.1] : [0.1, 1])));
  };

  it("find a skill that shares no word with the subtask", async () => {
    const skills = [skill("Rail", "look up rail connections"), skill("Meals", "restaurants by price")];
    expect((await namesLike(libraryOf(skills, embed), "find trains")).at(0)).toBe("Rail");
    expect(await namesLike(libraryOf(skills), "find trains")).toEqual([]);
  });

  it("are stored with a skill and not asked for again, unless another model made them", async () => {
    const { events } = await done(libraryOf([], embed).store(stored(skill("Rail", "rail connections"))));
    expect(events.map(({ type }) => type)).toEqual(["modelCalled", "skillStored"]);
    const [kept] = skillsAfter([], events);
    if (kept === undefined) throw new Error("It was stored.");
    expect(kept.embedding).toEqual({ model: "scripted", vector: [1, 0.1] });
    asked.length = 0;
    await namesLike(libraryOf([kept], embed), "find trains");
    await namesLike(libraryOf([{ ...kept, embedding: { model: "other", vector: [1, 2] } }], embed), "find trains");
    expect(asked).toEqual([["find trains"], ["find trains", "rail connections"]]);
  });

  it("are never part of a skill that is shown", async () => {
    const library = libraryOf([{ ...skill("Rail", "rail"), embedding: { model: "scripted", vector: [1, 0] } }], embed);
    expect((await done(library.like("train"))).value).toEqual([skill("Rail", "rail")]);
  });

  it.each([
    ["there is no model for them", null, /No model is configured/],
    ["it fails", () => fail({ code: "model_unavailable", message: "Nobody there." }), /Nobody there/],
  ] as const)("give way to counts of words where %s, which is said once", async (_, failing, because) => {
    const library = libraryOf([skill("Trains", "find trains")], failing);
    const first = await done(library.like("find trains"));
    expect(first.value.map(({ name }) => name)).toEqual(["Trains"]);
    expect(first.events.at(-1)).toMatchObject({
      ...{ type: "modelReplaced", role: "embedder", by: "counts of words", because: expect.stringMatching(because) },
    });
    const { events } = await done(library.store(stored(skill("More", "find more trains"))));
    expect(events).toEqual([stored(skill("More", "find more trains"))]);
  });
});

describe("what episodes store", () => {
  it("is a library with each name once, and never more than its most", () => {
    const [a, b] = [skill("A"), skill("B")];
    const better = skill("A2", "better");
    expect(skillsAfter([a], [stored(b), { type: "thought", text: "Well." }, stored(better, "A")])).toEqual([b, better]);
    const many = Array.from({ length: MOST_SKILLS + 5 }, (_, index) => stored(skill(`Skill ${index}`)));
    const kept = skillsAfter([], many);
    expect(kept).toHaveLength(MOST_SKILLS);
    expect(kept.at(0)?.name).toBe("Skill 5");
  });
});
