import type { Event, EventOf, LearnedSkill, StoredSkill } from "@/server/episodes";
import type { ComparedTexts } from "./compared-texts";

/** What TDAG's appendix B.1 sets: skills that are shown, and as many that are more alike than this make another one redundant. */
const SHOWN = 2;
const TOO_ALIKE = 0.7;
/** Beyond it the oldest goes. */
export const MOST_SKILLS = 50;

type Stored = Pick<EventOf<"skillStored">, "skill" | "replaces">;

/** The incremental skill library (TDAG, section 4.2.2): the skills in the order in which they came. */
export class SkillLibrary {
  private skills: readonly StoredSkill[];
  private readonly texts: ComparedTexts;

  constructor(skills: readonly StoredSkill[], texts: ComparedTexts) {
    this.skills = skills;
    this.texts = texts;
  }

  /** Those that are most like this subtask, the most alike first; none that has nothing in common with it. */
  async *like(text: string): AsyncGenerator<Event, LearnedSkill[]> {
    const alike = yield* this.alikeness(text);
    return alike
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value)
      .slice(0, SHOWN)
      .map(({ skill: { name, detail, solution } }) => ({ name, detail, solution }));
  }

  /** Whether there are enough skills like this one already; one that takes another's place is never redundant. */
  async *isRedundant({ skill, replaces }: Stored): AsyncGenerator<Event, boolean> {
    if (replaces !== null) return false;
    const alike = yield* this.alikeness(skill.detail);
    return alike.filter(({ value }) => value > TOO_ALIKE).length >= SHOWN;
  }

  /** Keeps a skill, with its vector where there is one, as an event. */
  async *store({ skill, replaces }: Stored): AsyncGenerator<Event, void> {
    const embedding = yield* this.texts.embeddingOf(skill.detail);
    const stored = { skill: { ...skill, ...(embedding && { embedding }) }, replaces };
    this.skills = withSkill(this.skills, stored);
    yield { type: "skillStored", ...stored };
  }

  private async *alikeness(
    text: string,
  ): AsyncGenerator<Event, readonly { readonly skill: StoredSkill; readonly value: number }[]> {
    const details = this.skills.map(({ detail }) => detail);
    const values = yield* this.texts.alikeness(text, details);
    return this.skills.map((skill, index) => ({ skill, value: values[index] ?? 0 }));
  }
}

/** The skills of a run after an episode with these events, given those before it. */
export function skillsAfter(skills: readonly StoredSkill[], events: readonly Event[]): readonly StoredSkill[] {
  return events.reduce((known, event) => (event.type === "skillStored" ? withSkill(known, event) : known), skills);
}

function withSkill(skills: readonly StoredSkill[], { skill, replaces }: Stored): readonly StoredSkill[] {
  const others = skills.filter(({ name }) => name !== replaces && name !== skill.name);
  return [...others, skill].slice(-MOST_SKILLS);
}
