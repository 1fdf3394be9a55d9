import { tokensIn, type WireAnswer } from "./answer";

/** What all bodies of one answer have in common. */
export interface CompletionHead {
  readonly id: string;
  readonly model: string;
  readonly promptTokens: number;
}

function head({ id, model }: CompletionHead, object: string) {
  // No time of day: the same request gets the same bytes.
  return { id: `chatcmpl-${id}`, object, created: 0, model };
}

function usage({ promptTokens }: CompletionHead, { text, toolCalls }: WireAnswer) {
  const completion = tokensIn(text) + toolCalls.reduce((sum, { tool, input }) => sum + tokensIn(tool + input), 0);
  return { prompt_tokens: promptTokens, completion_tokens: completion, total_tokens: promptTokens + completion };
}

function toolCalls(answer: WireAnswer) {
  return answer.toolCalls.map(({ id, tool, input }) => {
    return { id, type: "function", function: { name: tool, arguments: input } };
  });
}

/** The body of an answer that is not streamed. */
export function completionBody(of: CompletionHead, answer: WireAnswer, withUsage: boolean) {
  const message = {
    role: "assistant",
    content: answer.text,
    ...(answer.toolCalls.length > 0 && { tool_calls: toolCalls(answer) }),
  };
  return {
    ...head(of, "chat.completion"),
    choices: [{ index: 0, message, finish_reason: answer.finish }],
    ...(withUsage && { usage: usage(of, answer) }),
  };
}

export interface StreamedParts {
  readonly opening: object;
  /** Pieces of the text, then the calls of tools. */
  readonly pieces: readonly object[];
  readonly finish: object;
  readonly usage: object;
}

/** The chunks of a streamed answer. A long text comes in larger pieces, at most some 250. */
export function streamedParts(of: CompletionHead, answer: WireAnswer): StreamedParts {
  const chunkHead = head(of, "chat.completion.chunk");
  const chunk = (delta: object, finish: string | null = null) => {
    return { ...chunkHead, choices: [{ index: 0, delta, finish_reason: finish }] };
  };
  const size = Math.max(16, Math.ceil(answer.text.length / 250));
  const texts = Array.from({ length: Math.ceil(answer.text.length / size) }, (_, index) => {
    return chunk({ content: answer.text.slice(index * size, (index + 1) * size) });
  });
  const calls = toolCalls(answer).map((call, index) => chunk({ tool_calls: [{ index, ...call }] }));
  return {
    opening: chunk({ role: "assistant", content: "" }),
    pieces: [...texts, ...calls],
    finish: chunk({}, answer.finish),
    usage: { ...chunkHead, choices: [], usage: usage(of, answer) },
  };
}
