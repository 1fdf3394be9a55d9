import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "../model-id";
import { completionBody, streamedParts, type WireAnswer } from "./answer";

export interface Sending {
  readonly answer: WireAnswer;
  readonly fault: Fault | null;
  /** As server-sent events; else at once. */
  readonly isStreamed: boolean;
  readonly withUsage: boolean;
  readonly firstTokenDelayMs: number;
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** An error as OpenAI-compatible servers tell it. */
export function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  const type = status < 500 ? "invalid_request_error" : "server_error";
  sendJson(response, status, { error: { message, type, code } });
}

/** A page, as proxies answer. */
function sendPage(response: ServerResponse, status: number, title: string): void {
  response.writeHead(status, { "content-type": "text/html" }).end(`<html><body><h1>${title}</h1></body></html>`);
}

const TOO_MANY = [429, "rate_limit_exceeded", "Too many requests. Try again in 1 second."] as const;
const REFUSALS: Partial<Record<Fault, readonly [status: number, code: string, message: string]>> = {
  "429": TOO_MANY,
  "429-retry-after": TOO_MANY,
  "500": [500, "internal_error", "The server had an error while it answered."],
  "context-overflow": [400, "context_length_exceeded", "This model's maximum context length is 16 tokens."],
};

/** Refuses the request where that is its fault. Returns whether it did. */
export function sendRefusal(response: ServerResponse, fault: Fault | null): boolean {
  const refusal = fault === null ? undefined : REFUSALS[fault];
  if (fault === "429-retry-after") response.setHeader("retry-after", "1");
  if (fault === "502") sendPage(response, 502, "502 Bad Gateway");
  else if (refusal) sendError(response, ...refusal);
  return response.writableEnded;
}

/** Sends the answer, or begins to. An answer that is not streamed has those faults that are not of a stream. */
export async function sendAnswer(response: ServerResponse, sending: Sending, gone: AbortSignal): Promise<void> {
  const { answer, fault, isStreamed, firstTokenDelayMs } = sending;
  // What a proxy that wants a login answers: all is well as far as the status says.
  if (fault === "wrong-content-type") return sendPage(response, 200, "Please sign in");
  const headers = { "content-type": "text/event-stream", "cache-control": "no-cache" };
  if (isStreamed) response.writeHead(200, headers).flushHeaders();
  if (fault === "slow-first-token") await wait(firstTokenDelayMs, undefined, { signal: gone });
  const withUsage = sending.withUsage && fault !== "no-usage";
  if (!isStreamed) {
    const { usage, ...body } = completionBody(answer);
    return sendJson(response, 200, withUsage ? { ...body, usage } : body);
  }
  const { opening, pieces, finish, usage } = streamedParts(answer);
  const send = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  const [first, ...others] = pieces;
  send(opening);
  if (first) send(first);
  if (fault === "stall") return;
  if (fault === "cut-stream") {
    response.write(`data: ${JSON.stringify(others[0] ?? finish).slice(0, -9)}`, () => response.destroy());
    return;
  }
  if (fault === "malformed-chunk") response.write('data: {"id": "chatcmpl-, choices: [}\n\n');
  for (const piece of others) send(piece);
  if (fault !== "no-finish") send(finish);
  if (withUsage) send(usage);
  response.end("data: [DONE]\n\n");
}
