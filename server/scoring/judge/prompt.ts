import { type PromptFile, type PromptOfFile, promptFile, promptOf } from "@/server/models";
import { type DialogTurn, dialogText } from "@/server/views";

/** What introduces the JSON at the end of the judge's answer. */
export const JSON_NEXT = "<JSON-NEXT>";

const JUDGE = promptFile("scoring/judge/judge", ["dialog"]);
export const JUDGE_PROMPTS: readonly PromptFile[] = [JUDGE];

/** The judge sees the dialog with the agent's thoughts, and nothing of the persona (APEC-Travel, appendix A.5). */
export function judgePrompt(turns: readonly DialogTurn[]): PromptOfFile {
  return promptOf(JUDGE, { dialog: dialogText(turns, { own: true }) }, { maxTokens: 1500 });
}
