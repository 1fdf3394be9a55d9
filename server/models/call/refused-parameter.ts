import { z } from "zod";
import type { Refusable } from "./way";

/** How a refusal's text names what it does not take; only what was sent is looked for. */
const NAMES: Partial<Readonly<Record<Refusable, RegExp>>> = {
  json_schema: /response_format|json_?schema|structured[ _]outputs?|guided|grammar/i,
  json_object: /response_format|json_object|json[ _]mode/i,
  tools: /\btools?\b|\btool[ _]choice\b|function[ _]call/i,
  stream: /\bstream(?:ing)?\b/i,
};
const REFUSES =
  /unsupported|not\s+supported|n't support|not support|unrecogni[sz]ed|unknown|unexpected|not permitted|extra_forbidden|not allowed|invalid|requires|no endpoints/i;
/** Of a server's own faults only these words say that it would never work. */
const NEVER_WORKS = /unsupported|not\s+supported|n't support|not support|requires/i;

const errorSchema = z.object({ error: z.object({ param: z.string() }) });

/**
 * What a refused request sent that its server does not take; null where the refusal is about something else. `body`: of the refusal, as it
 * came. `sent`: what the request sent that servers may refuse.
 */
export function refusedParameter(status: number, body: string, sent: readonly Refusable[]): Refusable | null {
  if (status === 401 || status === 403 || status === 408 || status === 429) return null;
  const named = errorSchema.safeParse(jsonOf(body)).data?.error.param;
  const byField = sent.find((name) => named === name || (named?.startsWith("response_format") && isForm(name)));
  if (byField !== undefined) return byField;
  if (!(status >= 500 ? NEVER_WORKS : REFUSES).test(body)) return null;
  const found = sent
    .map((name) => ({ name, at: body.search(NAMES[name] ?? new RegExp(`\\b${name}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.name ?? null;
}

function isForm(name: Refusable): boolean {
  return name === "json_schema" || name === "json_object";
}

const OVERFLOW =
  /context_length_exceeded|exceed_context_size|contextwindowexceeded|maximum (?:context|model) length|exceed[^.]{0,80}context|context[^.]{0,80}exceed|too long to fit|prompt (?:is )?too long|longer than the (?:maximum|model)|input tokens? (?:count )?[^.]{0,40}exceed|tokens`? must be <=/i;
/** The answer may not be as long as was asked for; the prompt fits. */
const ANSWER_TOO_LONG = /max(?:_completion)?_tokens'?.{0,60}(?:too large|too high|at most)/i;

/** Whether a server says, in OpenAI's words or those of vLLM, llama.cpp, Ollama, SGLang and others, that a prompt is longer than its context. */
export function isOverflow(said: string): boolean {
  return OVERFLOW.test(said) && !ANSWER_TOO_LONG.test(said);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
