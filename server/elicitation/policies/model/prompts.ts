import { type PromptFile, type PromptOfFile, promptFile, promptOf } from "@/server/models";
import { ASKABLE_ENTRIES } from "@/server/trip";
import { type DialogTurn, dialogText, fieldName } from "@/server/views";

/** How the agent says that it has asked enough. */
export const END_TOKEN = "[Done]";

/** The baselines of APEC-Travel (appendix A.6): plain prompting, and with reasoning before each question. */
export type PromptingStyle = "plain" | "reasoning";

export const ASKING_PROMPTS = {
  plain: promptFile("elicitation/policies/model/ask", ["fields", "dialog"]),
  reasoning: promptFile("elicitation/policies/model/ask-reasoning", ["fields", "dialog"]),
} as const satisfies Readonly<Record<PromptingStyle, PromptFile>>;

/** Asks for the agent's next turn; it sees its own thoughts. */
export function nextQuestionPrompt(turns: readonly DialogTurn[], style: PromptingStyle): PromptOfFile {
  const values = { fields: ASKABLE_ENTRIES.map(fieldName).join("; "), dialog: dialogText(turns, { own: true }) };
  return promptOf(ASKING_PROMPTS[style], values, { stop: ["\nTraveler:"], maxTokens: 400 });
}
