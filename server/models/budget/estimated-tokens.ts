import { messagesFor } from "../call/messages-for";
import { type Request, toolsAsSent } from "../call/request";
import type { Way } from "../call/way";

/** Few enough that no prompt and no answer of the agents was estimated below what four tokenizers count (docs/MODELS.md). */
const BYTES_PER_TOKEN = 2;
/** What a server's template puts around a message. */
const TOKENS_AROUND_MESSAGE = 8;

/** As many tokens as text of so many bytes of UTF-8 may have, or a few more. */
export function mostTokens(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}

/** As many tokens as all that is sent may have: messages, tools and shape. */
export async function mostPromptTokens(way: Way, request: Request): Promise<number> {
  const messages = await messagesFor(way, request);
  const sent = JSON.stringify([messages, await toolsAsSent(request.prompt), request.shape]);
  return mostTokens(Buffer.byteLength(sent)) + messages.length * TOKENS_AROUND_MESSAGE;
}

/** More than tokenizers make of a token of prose, tables or JSON on the average. */
const MOST_BYTES_PER_TOKEN = 6;
/** Runs of one character, of which tokenizers make few tokens. */
const RUN = /(\s|[-=_*#.|])\1+/g;

/** No fewer tokens than the messages have: what is longer than a context by this count is longer by any. */
export async function leastPromptTokens(way: Way, request: Request): Promise<number> {
  const messages = await messagesFor(way, request);
  const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content.replace(RUN, "$1")), 0);
  return Math.floor(bytes / MOST_BYTES_PER_TOKEN);
}
