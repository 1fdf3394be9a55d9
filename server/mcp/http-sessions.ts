import { randomUUID } from "node:crypto";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { Result } from "@/server/trip";
import { formatProblem } from "@/server/trip";

export interface HttpSessionOptions {
  /** What a new session talks to, by the request that begins it and whose it is. */
  readonly openServer: (request: Request, owner: string) => Promise<Result<Server>>;
  /** When there are as many, or an owner has a quarter of them, the one that was silent longest makes room. */
  readonly maximum: number;
  readonly silentMs: number;
}

interface Session {
  readonly owner: string;
  readonly transport: WebStandardStreamableHTTPServerTransport;
  usedAt: number;
}

/**
 * The sessions of MCP clients over Streamable HTTP. A session belongs to the user who started it, and is forgotten after a while of silence. Answers are plain JSON: nothing is ever sent
 * unasked, so GET, which would wait for that, is refused as the protocol allows.
 */
export class HttpSessions {
  private readonly sessions = new Map<string, Session>();

  constructor(private readonly options: HttpSessionOptions) {}

  async handle(request: Request, owner: string): Promise<Response> {
    this.forgetSilent();
    const id = request.headers.get("mcp-session-id");
    if (id !== null) {
      const session = this.sessions.get(id);
      if (session?.owner !== owner) return refusal(404, -32_001, "There is no such session: start one.");
      session.usedAt = Date.now();
      return this.answer(session.transport, request);
    }
    if (request.method !== "POST") return refusal(405, -32_000, "Send requests by POST.", { allow: "POST, DELETE" });
    return this.begin(request, owner);
  }

  private async begin(request: Request, owner: string): Promise<Response> {
    const server = await this.options.openServer(request, owner);
    if (!server.ok) return refusal(404, -32_000, formatProblem(server.problem));
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      enableJsonResponse: true,
      onsessioninitialized: (id) => {
        this.makeRoom(owner);
        this.sessions.set(id, { owner, transport, usedAt: Date.now() });
      },
      onsessionclosed: (id) => {
        this.sessions.delete(id);
      },
    });
    await server.value.connect(transport);
    return this.answer(transport, request);
  }

  private answer(transport: Session["transport"], request: Request): Promise<Response> {
    return request.method === "GET"
      ? Promise.resolve(refusal(405, -32_000, "The server does not push messages.", { allow: "POST, DELETE" }))
      : transport.handleRequest(request);
  }

  private forgetSilent(): void {
    const since = Date.now() - this.options.silentMs;
    for (const [id, session] of this.sessions) if (session.usedAt < since) this.forget(id, session);
  }

  /** An owner with a quarter of all makes room among their own: nobody ends everyone else's. */
  private makeRoom(owner: string): void {
    const own = [...this.sessions].filter(([, session]) => session.owner === owner);
    const hasShare = own.length >= Math.max(1, this.options.maximum / 4);
    if (!hasShare && this.sessions.size < this.options.maximum) return;
    const [oldest] = (hasShare ? own : [...this.sessions]).sort(([, a], [, b]) => a.usedAt - b.usedAt);
    if (oldest) this.forget(...oldest);
  }

  private forget(id: string, { transport }: Session): void {
    this.sessions.delete(id);
    void transport.close();
  }
}

/** An error as JSON-RPC tells it. */
function refusal(status: number, code: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status, headers });
}
