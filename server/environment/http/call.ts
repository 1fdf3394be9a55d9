import type { IncomingHttpHeaders } from "node:http";
import type { z } from "zod";

/** A request as routes see it. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The JSON of the body; null where there is none. */
  readonly body: unknown;
  /** What the path has in place of ":name". */
  readonly params: Readonly<Record<string, string>>;
  /** The session that the client carries in a cookie or a header; null: none. */
  readonly session: string | null;
  /** The id of this request, by which it may be sent again: the header Idempotency-Key. */
  readonly requestId: string | undefined;
}

export interface Answer {
  readonly status: number;
  /** Left out: no body. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The session that the client is to carry from now on; left out: the one that it carried. */
  readonly session?: string;
}

/** One address of the server. The table of routes is also the OpenAPI document. */
export interface Route {
  readonly method: "GET" | "POST" | "DELETE";
  /** "/sessions/:session/actions". */
  readonly path: string;
  readonly summary: string;
  readonly tag: "sessions" | "OpenEnv" | "NeMo Gym" | "server" | "MCP";
  readonly body?: z.ZodType;
  handle(call: Call): Promise<Answer> | Answer;
}
