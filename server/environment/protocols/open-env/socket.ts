import type { IncomingMessage, Server } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import { whyRefused } from "../../http/admission";
import type { SessionTable } from "../../sessions/session-table";
import { OpenEnvConversation } from "./conversation";

const LONGEST_MESSAGE = 1024 * 1024;
/** Codes of the WebSocket protocol. */
const NORMAL = 1000;
const TRY_AGAIN = 1013;

export interface SocketOptions {
  readonly token: string | null;
  /** How often connections are asked whether they are still there. */
  readonly heartbeatMs: number;
  readonly rpc: (body: unknown, session: string | null) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** Serves OpenEnv's WebSocket at /ws. Gives what ends all connections; their sessions stay. */
export function serveSocket(server: Server, table: SessionTable, options: SocketOptions): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  const conversations = new Map<WebSocket, OpenEnvConversation>();
  const unheard = new WeakSet<WebSocket>();
  server.on("upgrade", (request, stream, head) => {
    const url = URL.parse(request.url ?? "", "http://localhost");
    if (url?.pathname !== "/ws") return stream.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n");
    if (whyRefused(request.headers, options.token) !== null) {
      return stream.end("HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n");
    }
    return sockets.handleUpgrade(request, stream, head, (socket) => begin(socket, request));
  });
  const heartbeat = setInterval(() => {
    for (const [socket, { current }] of conversations) {
      if (unheard.has(socket)) socket.terminate();
      else {
        unheard.add(socket);
        socket.ping();
        if (current !== null) table.touch(current);
      }
    }
  }, options.heartbeatMs);
  heartbeat.unref();

  function begin(socket: WebSocket, request: IncomingMessage): void {
    const named = URL.parse(request.url ?? "", "http://localhost")?.searchParams.get("session_id") ?? null;
    const conversation = new OpenEnvConversation(table, named, options.rpc);
    conversations.set(socket, conversation);
    let tail: Promise<void> = Promise.resolve();
    socket.on("pong", () => unheard.delete(socket));
    socket.on("ping", () => unheard.delete(socket));
    socket.on("error", options.onError);
    socket.on("close", () => conversations.delete(socket));
    // One message after the other: a client that sends two at once gets its answers in their order.
    socket.on("message", (data) => {
      unheard.delete(socket);
      tail = tail.then(() => reply(socket, conversation, String(data)));
    });
  }

  async function reply(socket: WebSocket, conversation: OpenEnvConversation, text: string): Promise<void> {
    try {
      const { frame, ends } = await conversation.answer(text);
      if (frame !== null) socket.send(JSON.stringify(frame));
      if (ends) socket.close(frame === null ? NORMAL : TRY_AGAIN);
    } catch (error) {
      options.onError(error);
      const data = { message: "Something in the server broke.", code: "EXECUTION_ERROR" };
      socket.send(JSON.stringify({ type: "error", data }));
    }
  }

  return () => {
    clearInterval(heartbeat);
    for (const socket of conversations.keys()) socket.terminate();
    sockets.close();
  };
}
