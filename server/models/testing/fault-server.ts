import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { z } from "zod";

/** How the server answers one request. */
export type Reply = (response: ServerResponse, request: IncomingMessage) => void;

export interface FaultServer {
  readonly baseUrl: string;
  /** Bodies as they were sent, in order. */
  readonly received: readonly Record<string, unknown>[];
  close(): Promise<void>;
}

/** A server on this machine that answers its requests by the given replies in turn, all further ones by the last. */
export async function startFaultServer(...replies: [Reply, ...Reply[]]): Promise<FaultServer> {
  const received: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (piece: string) => {
      body += piece;
    });
    request.on("end", () => {
      const reply = replies[Math.min(received.length, replies.length - 1)] ?? replies[0];
      received.push(body === "" ? {} : z.record(z.string(), z.unknown()).parse(JSON.parse(body)));
      reply(response, request);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Servers of one test file: `serve` starts one as `startFaultServer` does, `close` ends all that it started. */
export function faultServers() {
  const servers: FaultServer[] = [];
  return {
    async serve(...replies: [Reply, ...Reply[]]): Promise<FaultServer> {
      const server = await startFaultServer(...replies);
      servers.push(server);
      return server;
    },
    async close(): Promise<void> {
      for (const server of servers.splice(0)) await server.close();
    },
  };
}

interface Chunk {
  readonly delta?: Readonly<Record<string, unknown>>;
  readonly finish?: string;
  readonly usage?: Readonly<Record<string, unknown>>;
}

/** One piece of a stream as OpenAI-compatible servers write it. */
export function chunk({ delta = {}, finish, usage }: Chunk): string {
  const choices = [{ index: 0, delta, finish_reason: finish ?? null }];
  return event(JSON.stringify({ id: "1", object: "chat.completion.chunk", model: "served-model", choices, usage }));
}

export function event(data: string): string {
  return `data: ${data}\n\n`;
}

export const USAGE = { prompt_tokens: 11, completion_tokens: 3, total_tokens: 14 };

/** A stream that begins; nothing ends it. */
export function begin(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { "content-type": "text/event-stream" });
}

/** Answers with the chunks, and ends. */
export function stream(...chunks: string[]): Reply {
  return (response) => {
    begin(response).end([...chunks, event("[DONE]")].join(""));
  };
}

/** A good answer. */
export function says(text: string): Reply {
  return stream(chunk({ delta: { role: "assistant", content: text } }), chunk({ finish: "stop", usage: USAGE }));
}

/** Calls of tools, with their arguments as text. */
export function calls(...made: (readonly [tool: string, input: string])[]): Reply {
  const toolCalls = made.map(([name, input], index) => {
    return { index, id: `call-${index}`, type: "function", function: { name, arguments: input } };
  });
  return stream(chunk({ delta: { tool_calls: toolCalls } }), chunk({ finish: "tool_calls", usage: USAGE }));
}

/** Refuses with a status. */
export function refuses(status: number, headers: Readonly<Record<string, string>> = {}, body = ""): Reply {
  return (response) => {
    response.writeHead(status, headers).end(body);
  };
}
