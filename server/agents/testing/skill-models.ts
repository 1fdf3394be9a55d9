import type { ModelAnswer } from "@/server/episodes";
import {
  filledPrompt,
  type ModelCall,
  type Models,
  type Prompt,
  type PromptOfFile,
  SHIPPED_PROMPTS,
} from "@/server/models";
import { ofQuality, type ReceivedPrompt, replyTo, skills, vectorOfWords } from "@/server/models/scripted";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import type { ModelRole } from "@/server/views";

export interface SkillModelsOptions {
  /** 0–1; 1 by default. */
  readonly quality?: number;
  readonly seed?: number;
  /** What the model gets to see in place of the prompt. */
  readonly alter?: (prompt: ReceivedPrompt) => ReceivedPrompt;
  /** Gives the answer or the problem of a call in place of the skills; null leaves it to them. Calls count from 1. */
  readonly answer?: (call: number, role: ModelRole) => Result<string> | null;
  /** Gives the vectors of texts, or the problem; null: there is no model for them. */
  readonly embed?: ((texts: readonly string[]) => Result<readonly (readonly number[])[]>) | null;
  /** From this call on the server says nothing until the call is given up. */
  readonly silentFrom?: number;
  /** What happens when it first falls silent. */
  readonly onSilence?: () => void;
}

/** The scripted model without a server between: its skills answer every role. Keeps no state but the number of calls. */
export function skillModels(options: SkillModelsOptions = {}): Models {
  const { quality = 1, seed = 0, alter = (prompt) => prompt, answer = () => null } = options;
  const { embed = (texts) => ok(texts.map(vectorOfWords)) } = options;
  const { silentFrom = Number.POSITIVE_INFINITY, onSilence = () => {} } = options;
  let calls = 0;
  const reply = async (role: ModelRole, prompt: Prompt): Promise<Result<ModelAnswer>> => {
    calls += 1;
    const given = answer(calls, role);
    if (given !== null) return given.ok ? ok({ text: given.value, toolCalls: [], finish: "stop" }) : given;
    const received = alter({
      prompt: prompt.name ?? null,
      messages: prompt.messages,
      tools: (prompt.tools ?? []).map(({ name }) => name),
    });
    const drawnFrom = JSON.stringify([received, prompt.sample ?? 0, seed]);
    const { text, toolCalls = [] } = ofQuality(quality, await replyTo(received, skills), drawnFrom);
    return ok({
      text,
      toolCalls: toolCalls.map(({ tool, input }, index) => ({
        id: `${calls}-${index}`,
        tool,
        input: JSON.parse(JSON.stringify(input)),
      })),
      finish: toolCalls.length > 0 ? "tool calls" : "stop",
    });
  };
  const call = async (role: ModelRole, asked: Prompt | PromptOfFile): Promise<ModelCall> => {
    const prompt = filledPrompt(asked, SHIPPED_PROMPTS);
    const answered = await reply(role, prompt);
    return { answer: answered, event: calledEvent(role, prompt, answered) };
  };
  const silence = async (signal: AbortSignal | undefined): Promise<void> => {
    if (calls + 1 < silentFrom) return;
    onSilence();
    if (signal && !signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
  };
  return {
    has: (role) => role !== "embedder" || embed !== null,
    nameOf: (role) => (role !== "embedder" || embed !== null ? "scripted" : null),
    async embed(texts) {
      const vectors = embed?.(texts) ?? fail({ code: "model_unavailable", message: "There is no embedder." });
      const messages = texts.map((content) => ({ role: "user", content }) as const);
      const answered: Result<ModelAnswer> = vectors.ok ? ok({ text: "", toolCalls: [], finish: "stop" }) : vectors;
      const event = calledEvent("embedder", { messages }, answered);
      const about = vectors.ok ? { vectors: { count: texts.length, dimensions: vectors.value[0]?.length ?? 0 } } : {};
      return { vectors, event: { ...event, answer: null, ...about } };
    },
    async call(role, prompt, { signal }) {
      await silence(signal);
      return call(role, prompt);
    },
    async object(role, prompt, schema, { signal }) {
      await silence(signal);
      const { answer: answered, event } = await call(role, prompt);
      if (!answered.ok) return { value: answered, events: [event] };
      return { value: shaped(answered.value.text, (value) => schema.safeParse(value).data), events: [event] };
    },
  };
}

function shaped<T>(text: string, read: (value: unknown) => T | undefined): Result<T> {
  const bad: Problem = { code: "bad_model_answer", message: "The model's answer is not of the wanted shape." };
  try {
    const value = read(JSON.parse(text));
    return value === undefined ? fail(bad) : ok(value);
  } catch {
    return fail(bad);
  }
}

function calledEvent(
  role: ModelRole,
  { messages, temperature }: Prompt,
  answer: Result<ModelAnswer>,
): ModelCall["event"] {
  return {
    type: "modelCalled",
    role,
    requestedModel: "scripted",
    servedModel: answer.ok ? "scripted" : null,
    messages: [...messages],
    temperature: temperature ?? 0,
    answer: answer.ok ? answer.value : null,
    problem: answer.ok ? null : { code: answer.problem.code, message: answer.problem.message },
    promptTokens: "unknown",
    completionTokens: "unknown",
    ttftMs: "unknown",
    latencyMs: 0,
    costUsd: "unknown",
    fallbackBecause: null,
    retries: 0,
    cached: false,
  };
}
