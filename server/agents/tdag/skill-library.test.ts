import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LearnedSkill } from "@/server/episodes";
import { similarity } from "./similarity";
import { MOST_SKILLS, SkillLibrary, skillsAfter } from "./skill-library";

const skill = (name: string, detail = name): LearnedSkill => ({ name, detail, solution: "Search." });
const stored = (one: LearnedSkill, replaces: string | null = null) =>
  ({ type: "skillStored", skill: one, replaces }) as const;

describe("similarity", () => {
  it("is 1 for the same words, 0 for none in common, and the same from both sides", () => {
    expect(similarity("Find the trains to Wuhan", "find THE train to wuhan")).toBeCloseTo(1);
    expect(similarity("trains", "hotels")).toBe(0);
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(similarity(a, b)).toBeCloseTo(similarity(b, a));
        expect(similarity(a, b)).toBeGreaterThanOrEqual(0);
        expect(similarity(a, b)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});

describe("the skill library", () => {
  it("shows the two skills that are most like a subtask, and none that has nothing in common with it", () => {
    const library = new SkillLibrary([
      skill("Order of visits", "order the visits of a city"),
      skill("Cheap trains", "find cheap trains between cities"),
      skill("Trains", "find trains"),
      skill("Sums", "add numbers"),
    ]);
    expect(library.like("find trains").map(({ name }) => name)).toEqual(["Trains", "Cheap trains"]);
    expect(library.like("eat dumplings")).toEqual([]);
  });

  it("has enough of a kind with two that are very alike, but takes a better one in place of another", () => {
    const library = new SkillLibrary([skill("A", "find trains to Wuhan"), skill("B", "find the trains to Wuhan")]);
    const third = skill("C", "find trains to Wuhan");
    expect(library.isRedundant(stored(third))).toBe(true);
    expect(library.isRedundant(stored(third, "A"))).toBe(false);
    expect(library.isRedundant(stored(skill("D", "order the visits")))).toBe(false);
    library.store(stored(third, "A"));
    expect(library.like("find trains to Wuhan").map(({ name }) => name)).toEqual(["C", "B"]);
  });

  it("is what an episode's events make of it, a name once and never more than its most", () => {
    const [a, b] = [skill("A"), skill("B")];
    const better = skill("A2", "better");
    expect(skillsAfter([a], [stored(b), { type: "thought", text: "Well." }, stored(better, "A")])).toEqual([b, better]);
    const many = Array.from({ length: MOST_SKILLS + 5 }, (_, index) => stored(skill(`Skill ${index}`)));
    const kept = skillsAfter([], many);
    expect(kept).toHaveLength(MOST_SKILLS);
    expect(kept.at(0)?.name).toBe("Skill 5");
  });
});
