import { z } from "zod";
import { type Event, inSpan, type LearnedSkill, learnedSkillSchema } from "@/server/episodes";
import { askFor, type KitWork } from "../steps/work";
import type { Executed } from "../subtasks/execute-subtask";
import { refinePrompt, summarizePrompt } from "./prompts";
import type { SkillLibrary } from "./skill-library";

const refinedSchema = learnedSkillSchema.extend({
  decision: z.enum(["add", "update", "discard"]),
  replaces: z.string().max(200),
});

/**
 * Has a sub-agent summarize what it did, and the agent of the library decide what becomes of it next to the skills that are like it (TDAG,
 * section 4.2.2 and appendix B.1). What is stored is an event.
 */
export async function* learn(work: KitWork, executed: Executed, library: SkillLibrary): AsyncGenerator<Event, void> {
  const prompt = summarizePrompt(work, executed);
  const learned = yield* inSpan({ kind: "agent", name: "Skill summarizer" }, () =>
    askFor(work, "agent", prompt, learnedSkillSchema),
  );
  if (learned === null) return;
  const stored = yield* refined(work, learned, library);
  if (stored === null || (yield* library.isRedundant(stored))) return;
  yield* library.store(stored);
}

async function* refined(
  work: KitWork,
  learned: LearnedSkill,
  library: SkillLibrary,
): AsyncGenerator<Event, { skill: LearnedSkill; replaces: string | null } | null> {
  const known = yield* library.like(learned.detail);
  if (known.length === 0) return { skill: learned, replaces: null };
  const prompt = refinePrompt(work, known, learned);
  const answer = yield* inSpan({ kind: "agent", name: "Skill modifier" }, () =>
    askFor(work, "agent", prompt, refinedSchema),
  );
  if (answer === null) return { skill: learned, replaces: null };
  const { decision, replaces, ...skill } = answer;
  if (decision === "discard") return null;
  const isKnown = decision === "update" && known.some(({ name }) => name === replaces);
  return isKnown ? { skill, replaces } : { skill: learned, replaces: null };
}
