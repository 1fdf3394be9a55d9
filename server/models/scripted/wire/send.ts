import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { RefusedFault, SentFault } from "../faults";
import type { WireAnswer } from "./answer";
import { type CompletionHead, completionBody, streamedParts } from "./completion";

export interface Sending {
  readonly head: CompletionHead;
  readonly answer: WireAnswer;
  readonly fault: SentFault | null;
  readonly withUsage: boolean;
  readonly firstTokenDelayMs: number;
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** An error as OpenAI-compatible servers tell it. */
export function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, {
    error: { message, type: status < 500 ? "invalid_request_error" : "server_error", code },
  });
}

/** Refuses the request with a fault that was asked for. */
export function sendRefusal(response: ServerResponse, fault: RefusedFault): void {
  switch (fault) {
    case "429-retry-after":
      response.setHeader("retry-after", "1");
      sendError(response, 429, "rate_limit_exceeded", "Too many requests. Try again in 1 second.");
      break;
    case "429":
      sendError(response, 429, "rate_limit_exceeded", "Too many requests.");
      break;
    case "500":
      sendError(response, 500, "internal_error", "The server had an error while it answered.");
      break;
    case "context-overflow":
      sendError(
        response,
        400,
        "context_length_exceeded",
        "This model's maximum context length is 16 tokens. However, your messages resulted in more.",
      );
      break;
    case "502":
      response
        .writeHead(502, { "content-type": "text/html" })
        .end("<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>");
  }
}

/** Sends the answer at once; of the faults those that are not of a stream. */
export async function sendWhole(response: ServerResponse, sending: Sending, gone: AbortSignal): Promise<void> {
  const { head, answer, fault, withUsage, firstTokenDelayMs } = sending;
  if (fault === "wrong-content-type") return sendPage(response);
  if (fault === "slow-first-token") await wait(firstTokenDelayMs, undefined, { signal: gone });
  sendJson(response, 200, completionBody(head, answer, withUsage && fault !== "no-usage"));
}

/** Streams the answer as server-sent events, or begins to. */
export async function sendStream(response: ServerResponse, sending: Sending, gone: AbortSignal): Promise<void> {
  const { head, answer, fault, withUsage, firstTokenDelayMs } = sending;
  if (fault === "wrong-content-type") return sendPage(response);
  const { opening, pieces, finish, usage } = streamedParts(head, answer);
  const send = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  response.flushHeaders();
  if (fault === "slow-first-token") await wait(firstTokenDelayMs, undefined, { signal: gone });
  send(opening);
  const [first, ...others] = pieces;
  if (first) send(first);
  if (fault === "stall") return;
  if (fault === "cut-stream") {
    response.write(`data: ${JSON.stringify(others[0] ?? finish).slice(0, -9)}`, () => response.destroy());
    return;
  }
  if (fault === "malformed-chunk") response.write('data: {"id": "chatcmpl-, choices: [}\n\n');
  for (const piece of others) send(piece);
  if (fault !== "no-finish") send(finish);
  if (withUsage && fault !== "no-usage") send(usage);
  response.end("data: [DONE]\n\n");
}

/** What a proxy that wants a login answers: a page, and all is well as far as the status says. */
function sendPage(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/html" }).end("<html><body><h1>Please sign in</h1></body></html>");
}
