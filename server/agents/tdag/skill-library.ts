import type { Event, EventOf, LearnedSkill } from "@/server/episodes";
import { similarity } from "./similarity";

/** What TDAG's appendix B.1 sets: skills that are shown, and as many that are more alike than this make another one redundant. */
const SHOWN = 2;
const TOO_ALIKE = 0.7;
/** Beyond it the oldest goes. */
export const MOST_SKILLS = 50;

type Stored = Pick<EventOf<"skillStored">, "skill" | "replaces">;

/** The incremental skill library (TDAG, section 4.2.2): the skills in the order in which they came. */
export class SkillLibrary {
  private skills: readonly LearnedSkill[];

  constructor(skills: readonly LearnedSkill[]) {
    this.skills = skills;
  }

  /** Those that are most like this subtask, the most alike first; none with which it shares no word. */
  like(text: string): LearnedSkill[] {
    return this.skills
      .map((skill) => ({ skill, alike: similarity(text, skill.detail) }))
      .filter(({ alike }) => alike > 0)
      .sort((a, b) => b.alike - a.alike)
      .slice(0, SHOWN)
      .map(({ skill }) => skill);
  }

  /** Whether there are enough skills like this one already; one that takes another's place is never redundant. */
  isRedundant({ skill, replaces }: Stored): boolean {
    if (replaces !== null) return false;
    return this.skills.filter(({ detail }) => similarity(detail, skill.detail) > TOO_ALIKE).length >= SHOWN;
  }

  store(stored: Stored): void {
    this.skills = withSkill(this.skills, stored);
  }
}

/** The skills of a run after an episode with these events, given those before it. */
export function skillsAfter(skills: readonly LearnedSkill[], events: readonly Event[]): readonly LearnedSkill[] {
  return events.reduce((known, event) => (event.type === "skillStored" ? withSkill(known, event) : known), skills);
}

function withSkill(skills: readonly LearnedSkill[], { skill, replaces }: Stored): readonly LearnedSkill[] {
  const others = skills.filter(({ name }) => name !== replaces && name !== skill.name);
  return [...others, skill].slice(-MOST_SKILLS);
}
