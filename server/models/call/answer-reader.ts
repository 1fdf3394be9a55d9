import { z } from "zod";
import type { ModelAnswer, ModelToolCall } from "@/server/episodes";
import type { Usage } from "../budget/expected-spending";
import { Thoughts } from "./thoughts";
import type { ProviderModel } from "./to-provider";
import { tokensOf } from "./token-reader";
import { BrokenAnswer, UnusableAnswer } from "./unusable-answer";

type ProviderStream = Awaited<ReturnType<ProviderModel["doStream"]>>["stream"];
type StreamPart = ProviderStream extends ReadableStream<infer Part> ? Part : never;
type Finish = Extract<StreamPart, { type: "finish" }>;

/** A whole answer. */
export interface ReadAnswer {
  readonly answer: ModelAnswer;
  /** What was thought before it, "" where nothing was shown. */
  readonly reasoning: string;
  /** False where the answer came whole from a server that was to stream it. */
  readonly streamed: boolean;
  /** What the server says served; null where it does not. */
  readonly servedModel: string | null;
  readonly usage: Usage;
  readonly writtenBytes: number;
}

const UNCOUNTED = { prompt_tokens: "unknown", completion_tokens: "unknown" } as const;
/** As the server counts. The AI SDK writes 0 for what it leaves out, so its raw words are read. */
const countSchema = z.number().min(0).or(z.literal("unknown")).catch("unknown");
const usageSchema = z
  .object({ prompt_tokens: countSchema, completion_tokens: countSchema })
  .catch(UNCOUNTED)
  // No prompt has no tokens: a server that says so does not count.
  .transform((usage) => (usage.prompt_tokens === 0 ? UNCOUNTED : usage));

/** Puts the parts of a stream together. */
export class AnswerReader {
  /** UTF-8 of all that was written so far, thoughts and calls of tools too. */
  writtenBytes = 0;
  readonly #longest: number;
  readonly #keepsTokens: boolean;
  readonly #thoughts = new Thoughts();
  readonly #toolCalls: ModelToolCall[] = [];
  #length = 0;
  #served: string | null = null;
  #finish: Finish | null = null;

  /** `longest`: characters that an answer may have. `keepsTokens`: what the server reports of its tokens is part of the answer. */
  constructor(longest: number, keepsTokens: boolean) {
    this.#longest = longest;
    this.#keepsTokens = keepsTokens;
  }

  /**
   * Takes the next part and gives its text, "" where it belongs to the answer and is no text, null where it does not belong to it.
   * Throws what an error part holds, and `UnusableAnswer` where the answer grows too long.
   */
  read(part: StreamPart): string | null {
    switch (part.type) {
      case "error":
        throw part.error;
      case "response-metadata":
        this.#served = part.modelId ?? null;
        return null;
      case "finish":
        this.#finish = part;
        return this.#thoughts.flush() || null;
      case "text-delta":
        return this.#grow(this.#thoughts.push(part.delta), part.delta);
      case "reasoning-delta":
        this.#thoughts.think(part.delta);
        return this.#grow("", part.delta);
      case "tool-input-delta":
        return this.#grow("", part.delta);
      case "tool-input-start":
        return this.#grow("", part.toolName);
      case "tool-call":
        this.#toolCalls.push({ id: part.toolCallId, tool: part.toolName, input: inputOf(part.input) });
        return this.#grow("", "");
      default:
        return null;
    }
  }

  /** The answer once the stream ended. Throws `BrokenAnswer` where it has no end or failed, `UnusableAnswer` where it is empty. */
  end(): Omit<ReadAnswer, "streamed"> {
    if (this.#finish === null) throw new BrokenAnswer();
    const finish = finishOf(this.#finish.finishReason);
    const text = this.#thoughts.end();
    const { reasoning } = this.#thoughts;
    const empty = text.trim() === "" && this.#toolCalls.length === 0;
    if (empty && finish === "length") {
      throw new UnusableAnswer("used up its output limit before it started to answer", false);
    }
    if (empty && finish !== "content filter") {
      throw new UnusableAnswer(reasoning === "" ? "gave an empty answer" : "reasoned, but gave no answer");
    }
    const usage = usageSchema.parse(this.#finish.usage.raw);
    const tokens = this.#keepsTokens ? tokensOf(this.#finish.providerMetadata) : null;
    return {
      answer: { text, toolCalls: this.#toolCalls, finish, ...(tokens !== null && { tokens }) },
      reasoning,
      servedModel: this.#served,
      // Something was written: a server that counts none of it does not count.
      usage: { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens || "unknown" },
      writtenBytes: this.writtenBytes,
    };
  }

  /** `written`: what was added to the answer; gives `text`, what was added to its text. */
  #grow(text: string, written: string): string {
    this.#length += written.length;
    this.writtenBytes += Buffer.byteLength(written);
    if (this.#length <= this.#longest) return text;
    throw new UnusableAnswer(
      `wrote more than ${this.#longest} characters, which is more than its context holds`,
      false,
    );
  }
}

/** JSON where it is some; else the text, for the code that runs the tool to complain about. */
function inputOf(text: string): ModelToolCall["input"] {
  try {
    return z.json().parse(JSON.parse(text));
  } catch {
    return text;
  }
}

function finishOf({ unified, raw }: Finish["finishReason"]): ModelAnswer["finish"] {
  switch (unified) {
    case "length":
      return "length";
    case "tool-calls":
      return "tool calls";
    case "content-filter":
      return "content filter";
    case "stop":
      return "stop";
    // Some servers have words of their own for a good end; these are those for a bad one.
    case "other":
      if (raw !== "abort" && raw !== "error") return "stop";
  }
  throw new BrokenAnswer();
}
