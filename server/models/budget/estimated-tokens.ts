import { messagesFor, type Request, toolsAsSent } from "../call/request";
import type { ModelSettings } from "../config/models-config";

/** Few enough that no prompt and no answer of the agents was estimated below what four tokenizers count (docs/MODELS.md). */
const BYTES_PER_TOKEN = 2;
/** What a server's template puts around a message. */
const TOKENS_AROUND_MESSAGE = 8;

/** As many tokens as text of so many bytes of UTF-8 may have, or a few more. */
export function mostTokens(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}

/** As many tokens as all that is sent may have: messages, tools and shape. */
export async function mostPromptTokens(settings: ModelSettings, request: Request): Promise<number> {
  const messages = messagesFor(settings, request);
  const sent = JSON.stringify([messages, await toolsAsSent(request.prompt), request.shape]);
  return mostTokens(Buffer.byteLength(sent)) + messages.length * TOKENS_AROUND_MESSAGE;
}
