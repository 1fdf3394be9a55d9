import type { z } from "zod";
import type { ModelAnswer, ModelMessage } from "@/server/episodes";
import { fail, type Result } from "@/server/trip";
import type { ModelCall, ObjectCall, Prompt } from "../models";
import type { Prompts } from "../prompts/prompts";
import { REPAIR } from "./prompts";
import { readJson } from "./read-json";

/**
 * Asks for an answer of a given shape; one of another shape is sent back once with what is wrong. `call` makes one call and is
 * told of the shape by the code that gives it.
 */
export async function askForObject<T>(
  prompt: Prompt,
  schema: z.ZodType<T>,
  prompts: Prompts,
  call: (prompt: Prompt) => Promise<ModelCall>,
): Promise<ObjectCall<T>> {
  const first = await call(prompt);
  if (!first.answer.ok) return { value: first.answer, events: [first.event] };
  const read = readAnswer(first.answer.value, schema);
  if (read.ok || first.answer.value.finish === "content filter") return { value: read, events: [first.event] };

  const second = await call(
    repairPrompt(prompt, first.answer.value, prompts.messagesOf(REPAIR, { wrong: read.problem.message })),
  );
  const events = [first.event, second.event];
  if (!second.answer.ok) return { value: second.answer, events };
  const repaired = readAnswer(second.answer.value, schema);
  if (repaired.ok) return { value: repaired, events };
  const message = `The model "${second.event.requestedModel}" did not answer in the shape that it was asked for, and not when it was told either. ${repaired.problem.message}`;
  return { value: fail({ code: "bad_model_answer", message }), events };
}

function readAnswer<T>({ text, finish }: ModelAnswer, schema: z.ZodType<T>): Result<T> {
  if (finish !== "content filter") return readJson(text, schema);
  return fail({
    code: "bad_model_answer",
    message: "The model declined to answer. Rephrase it, or use another model.",
  });
}

function repairPrompt(prompt: Prompt, { text }: ModelAnswer, repair: readonly ModelMessage[]): Prompt {
  return { ...prompt, messages: [...prompt.messages, { role: "assistant", content: text }, ...repair] };
}
