import { APICallError, InvalidResponseDataError, JSONParseError, TypeValidationError } from "ai";
import { z } from "zod";
import { retryAfter } from "@/server/trip";
import { type Access, withoutSecrets } from "../config/access";
import type { NamedModel } from "../config/roles";
import { NotAStream } from "./event-stream-fetch";
import { isOverflow, refusedParameter } from "./refused-parameter";
import { BrokenAnswer, UnusableAnswer } from "./unusable-answer";
import type { Overrun } from "./watchdog";
import type { Refusable } from "./way";

/** Why one attempt gave no answer. */
export interface AttemptFailure {
  readonly code: "model_unavailable" | "bad_model_answer" | "context_overflow";
  /** What happened, in a sentence; for retries, equal sentences are equal failures. */
  readonly sentence: string;
  /** What the person who runs the server can do, in a sentence. */
  readonly advice: string;
  /** Whether another attempt may go better. */
  readonly retry: boolean;
  /** Too many requests: waiting is what the server asks for, and being refused again no sign of a fault. */
  readonly tooMany: boolean;
  /** How long the server asks to wait; null where it does not say. */
  readonly retryAfterMs: number | null;
  /** What of the request the server does not take; null where it refused for another reason, or nothing. */
  readonly refuses: Refusable | null;
  /** Whether the server will refuse this request each time. */
  readonly isRefusal: boolean;
}

const LATER = "Try again later, or choose another model.";
const LONGEST_QUOTE = 200;
/** Characters of a refusal that are searched for what it is about. */
const LONGEST_BODY = 4_000;

const messageSchema = z.object({ message: z.string() });

/**
 * Sorts what was thrown, or came as an error part of the stream, into a failure. `access`: blanked wherever the server repeats it. `sent`: what the
 * request sent that servers may refuse.
 */
export function failureOf(
  error: unknown,
  model: NamedModel,
  access: Access,
  sent: readonly Refusable[],
): AttemptFailure {
  const server = `The server of the model "${model.name}"`;
  if (error instanceof UnusableAnswer) {
    const sentence = `The model "${model.name}" ${error.message}.`;
    return failure(sentence, { code: "bad_model_answer", retry: error.retry });
  }
  if (error instanceof NotAStream) {
    const sentence = `${server} answered with ${quoted(error.contentType, access)} in place of a stream of events.`;
    return failure(sentence, {
      advice: "Check that baseUrl in the models file is that of an OpenAI-compatible server.",
    });
  }
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
    return refusal(error, error.statusCode, model, access, sent);
  }
  // An answer that is no stream comes as a failed call whose cause this is.
  const unread = APICallError.isInstance(error) ? error.cause : error;
  if (JSONParseError.isInstance(unread) || TypeValidationError.isInstance(unread)) {
    return failure(`${server} sent a part that cannot be read.`);
  }
  if (error instanceof BrokenAnswer || InvalidResponseDataError.isInstance(error)) {
    return failure(`${server} cut the answer off before its end.`);
  }
  const code = connectionCode(error);
  if (code !== null) {
    const sentence = `${server} cannot be reached, or closed the connection (${code}).`;
    return failure(sentence, { advice: `Check that it runs at ${new URL(model.settings.baseUrl).host}.` });
  }
  const said = messageSchema.safeParse(error);
  if (said.success && isOverflow(said.data.message)) return overflow(model, quoted(said.data.message, access));
  const message = said.success ? quoted(said.data.message, access) : "it does not say why";
  return failure(`${server} failed in the middle of the answer: ${message}.`);
}

/** Codes of connections that were never made. */
const NEVER_CONNECTED = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
];

/** Whether no model can have worked for an attempt that failed like this: it was refused, was not heard, or a web page answered. */
export function costsNothing(error: unknown): boolean {
  if (error instanceof NotAStream) return error.contentType.startsWith("text/html");
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) return true;
  return NEVER_CONNECTED.includes(connectionCode(error) ?? "");
}

/** The server said nothing for too long. */
export function overrunFailure(overrun: Overrun, { name, settings }: NamedModel): AttemptFailure {
  const { firstTokenMs, betweenPartsMs, wholeMs } = settings.timeouts;
  const what = {
    "first part": `did not start to answer within ${seconds(firstTokenMs)}`,
    "between parts": `stalled mid-answer for ${seconds(betweenPartsMs)}`,
    whole: `did not finish within ${seconds(wholeMs)}`,
  }[overrun];
  return failure(`The model "${name}" ${what}.`, { retry: overrun !== "whole" });
}

/** `variable`: of the key or of a header. */
export function missingVariable({ name, settings }: NamedModel, variable: string): AttemptFailure {
  const what = variable === settings.keyVariable ? "The key" : "A header";
  const advice = `Set the variable ${variable} where Dragoman is started.`;
  return failure(`${what} of the model "${name}" is missing.`, { advice, retry: false });
}

/** `why`: what shows it, as a part of a sentence. */
export function overflow({ name, settings }: NamedModel, why: string): AttemptFailure {
  const sentence = `What was to be sent to the model "${name}" is longer than its context of ${settings.contextTokens} tokens (${why}).`;
  const advice =
    "Choose a model with a longer context. If this one has it, check contextTokens in the models file and the server's own setting.";
  return failure(sentence, { code: "context_overflow", advice, retry: false, isRefusal: true });
}

function refusal(
  error: APICallError,
  status: number,
  model: NamedModel,
  access: Access,
  sent: readonly Refusable[],
): AttemptFailure {
  const server = `The server of the model "${model.name}"`;
  const body = `${error.responseBody ?? ""}`.slice(0, LONGEST_BODY);
  const refuses = refusedParameter(status, body, sent);
  if (status === 401 || status === 403) {
    const { keyVariable } = model.settings;
    const advice =
      keyVariable === undefined
        ? "If it wants one, name its variable as keyVariable in the models file."
        : `Check the value of the variable ${keyVariable}.`;
    return failure(`${server} refused the key (${status}).`, { advice, retry: false });
  }
  if (status === 404) {
    const advice = "Check baseUrl and model in the models file.";
    return failure(`${server} does not know the address or the model (404).`, { advice, retry: false, refuses });
  }
  const retryAfterMs = retryAfter(error.responseHeaders ?? {}, Date.now());
  if (status === 429) return failure(`${server} is asked too often (429).`, { tooMany: true, retryAfterMs });
  const message = quoted(error.message, access);
  if (isOverflow(`${error.message}\n${body}`)) return overflow(model, message);
  const retry = status >= 500 || status === 408 || status === 409 || status === 425;
  const said = message === "" ? `${status}` : `${status}, ${message}`;
  if (retry) return failure(`${server} failed (${said}).`, { retryAfterMs, refuses });
  const advice = "Check the settings of the model.";
  return failure(`${server} refused the request (${said}).`, { advice, retry, refuses, isRefusal: true });
}

type Details = Partial<Omit<AttemptFailure, "sentence">>;

function failure(sentence: string, details: Details = {}): AttemptFailure {
  const usual = { code: "model_unavailable", advice: LATER, retry: true, tooMany: false, retryAfterMs: null } as const;
  return { ...usual, refuses: null, isRefusal: false, ...details, sentence };
}

/** The code of a fault of the connection ("ECONNREFUSED"), wherever it is in the chain of causes; null: it is none. */
function connectionCode(error: unknown): string | null {
  let current = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth++) {
    if ("code" in current && typeof current.code === "string") return current.code;
    current = current.cause;
  }
  return APICallError.isInstance(error) || error instanceof TypeError ? "no connection" : null;
}

/** Text of a server as part of a sentence: one line, not too long, without secrets. */
function quoted(text: string, access: Access): string {
  const line = withoutSecrets(text, access).replace(/\s+/g, " ").trim().replace(/\.$/, "");
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}

function seconds(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${Math.round(ms / 100) / 10} s`;
}
