import { once } from "node:events";
import { WebSocket } from "ws";

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** As it came. */
  readonly text: string;
  readonly cookie: string | null;
  readonly mcpSession: string | null;
}

/** Sends a request as a trainer's client does, with a cookie that was set before. */
export async function send(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? null;
  const mcpSession = response.headers.get("mcp-session-id");
  return { status: response.status, body: text === "" ? null : JSON.parse(text), text, cookie, mcpSession };
}

/** One connection to /ws: what is sent is answered by one frame. */
export class Socket {
  private constructor(private readonly socket: WebSocket) {}

  static async connect(url: string, path = "/ws", headers: Readonly<Record<string, string>> = {}): Promise<Socket> {
    const socket = new WebSocket(`${url.replace("http", "ws")}${path}`, { headers });
    await once(socket, "open");
    return new Socket(socket);
  }

  async ask(message: unknown): Promise<string> {
    const answered = once(this.socket, "message");
    this.socket.send(typeof message === "string" ? message : JSON.stringify(message));
    const [data] = await answered;
    return String(data);
  }

  /** Says goodbye and gives the code that the server closes with. */
  async close(): Promise<number> {
    const closed = once(this.socket, "close");
    this.socket.send(JSON.stringify({ type: "close" }));
    const [code] = await closed;
    return Number(code);
  }

  /** Is gone without a word, as a client that is killed. */
  drop(): void {
    this.socket.terminate();
  }
}
