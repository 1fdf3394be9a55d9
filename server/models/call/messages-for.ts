import type { ModelMessage } from "@/server/episodes";
import { SHAPE } from "../structured/prompts";
import { type Request, toolsAsSent } from "./request";
import { inWords } from "./tools-in-words";
import type { Way } from "./way";

/** The messages as this server gets them: one that cannot be told the shape or the tools otherwise is told in words. */
export async function messagesFor(way: Way, { prompt, shape, prompts }: Request): Promise<readonly ModelMessage[]> {
  const tools = way.toolsInWords ? await toolsAsSent(prompt) : null;
  const messages = tools === null ? prompt.messages : inWords(tools, prompt.messages);
  if (shape === null || way.structuredOutput === "schema") return messages;
  return [...prompts.messagesOf(SHAPE, { schema: JSON.stringify(shape) }), ...messages];
}
