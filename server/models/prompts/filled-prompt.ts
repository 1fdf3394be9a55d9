import type { Prompt, PromptOfFile } from "../models";
import type { Prompts } from "./prompts";

/** The prompt as it is sent: one by its file is filled, any other is left as it is. */
export function filledPrompt(asked: Prompt | PromptOfFile, prompts: Prompts): Prompt {
  if ("messages" in asked) return asked;
  const { file, values, history = [], ...options } = asked;
  return { ...options, name: file.name, messages: [...prompts.messagesOf(file, values), ...history] };
}
