import type { z } from "zod";
import type { EventOf, ModelAnswer, ModelMessage } from "@/server/episodes";
import type { Result } from "@/server/trip";
import type { ModelRole } from "@/server/views";
import type { Vector } from "./embed/vector";
import type { PromptFile, PromptValue, PromptValues } from "./prompts/prompt-file";

/** A tool as a model sees it. */
export interface OfferedTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: z.ZodType;
}

/** What is sent. */
export interface Prompt extends PromptOptions {
  readonly messages: readonly ModelMessage[];
  /** Of the file that it is from; told to scripted models alone, which recognize prompts by it. */
  readonly name?: string;
}

/** A prompt by its file: the run's text of it is filled with the values when it is sent. */
export interface PromptOfFile extends PromptOptions {
  readonly file: PromptFile;
  readonly values: PromptValues;
  /** What was said since, behind the file's messages. */
  readonly history?: readonly ModelMessage[];
}

export interface PromptOptions {
  /** Offered by the server's own tool protocol; none: the model answers in text. */
  readonly tools?: readonly OfferedTool[];
  /** 0 by default; the model's settings come first. */
  readonly temperature?: number;
  /** Tells samples of one prompt apart; sent to the server as its seed. */
  readonly sample?: number;
  /** Texts at which the server stops writing; they are not part of the answer. */
  readonly stop?: readonly string[];
  /** At most this many tokens are written. */
  readonly maxTokens?: number;
  /** The answer's token ids and log-probabilities are requested, and kept as far as the server reports them. */
  readonly tokens?: boolean;
}

/** A prompt by its file, with exactly the values that the file has placeholders for. */
export function promptOf<Placeholder extends string>(
  file: PromptFile<Placeholder>,
  values: Readonly<Record<NoInfer<Placeholder>, PromptValue>>,
  options: PromptOptions & Pick<PromptOfFile, "history"> = {},
): PromptOfFile {
  return { file, values, ...options };
}

export interface CallOptions {
  readonly signal: AbortSignal;
  /** Given: the answer is streamed, and its text comes piece by piece. */
  readonly onText?: (piece: string) => void;
}

/** One answer with the record of how it came. */
export interface ModelCall {
  readonly answer: Result<ModelAnswer>;
  readonly event: EventOf<"modelCalled">;
}

/** An answer of a given shape; one event, and a second where a repair was asked for. */
export interface ObjectCall<T> {
  readonly value: Result<T>;
  readonly events: readonly EventOf<"modelCalled">[];
}

/** Vectors of texts, in their order, with the record of how they came. */
export interface EmbedCall {
  readonly vectors: Result<readonly Vector[]>;
  readonly event: EventOf<"modelCalled">;
}

/**
 * The models of one run or one traveler by role: every call goes through its retries, limits, budget and cache. Nothing here
 * throws; an aborted signal gives the problem "cancelled". Other problems: "model_unavailable", "bad_model_answer",
 * "context_overflow" and "over_budget".
 */
export interface Models {
  /** Whether the configuration has a model for the role. */
  has(role: ModelRole): boolean;
  /** Name of the configured model of a role; null where there is none. */
  nameOf(role: ModelRole): string | null;
  /** Vectors of texts by the model of the role "embedder": texts of like meaning have vectors of like direction. */
  embed(texts: readonly string[], options: Pick<CallOptions, "signal">): Promise<EmbedCall>;
  call(role: ModelRole, prompt: Prompt | PromptOfFile, options: CallOptions): Promise<ModelCall>;
  /** Structured output, checked against `schema`; an answer of another shape is sent back once with what is wrong. */
  object<T>(
    role: ModelRole,
    prompt: Prompt | PromptOfFile,
    schema: z.ZodType<T>,
    options: CallOptions,
  ): Promise<ObjectCall<T>>;
}
