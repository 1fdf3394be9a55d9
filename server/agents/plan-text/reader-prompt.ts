import { type PromptFile, type PromptOfFile, promptFile, promptOf, STRUCTURED_PROMPTS } from "@/server/models";

const READ = promptFile("agents/plan-text/read", ["plan"]);
export const READER_PROMPTS: readonly PromptFile[] = [READ, ...STRUCTURED_PROMPTS];

/** Asks for the days of a plan that the rules could not read. */
export function readerPrompt(plan: string): PromptOfFile {
  return promptOf(READ, { plan });
}
