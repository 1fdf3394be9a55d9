import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { fail, forLog, ok, type Result } from "@/server/trip";
import { isLoopback, whyRefused } from "./http/admission";
import type { Answer, Route } from "./http/call";
import { findRoute } from "./http/find-route";
import { problemAnswer } from "./http/problem-answer";
import { readBody } from "./http/read-body";
import { sessionCookie, sessionOf } from "./http/session-cookie";
import { openEnvRpc } from "./protocols/mcp/rpc";
import { serveSocket } from "./protocols/open-env/socket";
import { routesOf } from "./routes";
import { SessionTable } from "./sessions/session-table";
import type { ServedTasks } from "./tasks/served-tasks";

export interface EnvironmentOptions {
  readonly tasks: ServedTasks;
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Null: none is needed, on this machine alone. */
  readonly token: string | null;
  /** The file that sessions are kept in. */
  readonly journal: string;
  readonly maximum: number;
  readonly silentMs: number;
  /** Told of faults of the server's own. */
  readonly note: (text: string) => void;
}

export interface RunningEnvironment {
  readonly url: string;
  /** How many sessions were taken over from before. */
  readonly resumed: number;
  close(): Promise<void>;
}

const HEARTBEAT_MS = 20_000;
/** What anyone may ask: whether it is up. */
const OPEN_PATHS = new Set(["/", "/health"]);

/** Serves until it is closed. Problems: "bad_input" (a token is missing), "unavailable" (the port is taken). */
export async function serveEnvironment(options: EnvironmentOptions): Promise<Result<RunningEnvironment>> {
  const { host, port, token, tasks, note } = options;
  if (token === null && !isLoopback(host)) {
    const message = `Others than this machine reach ${host}: give a token (--token, or DRAGOMAN_ENV_TOKEN).`;
    return fail({ code: "bad_input", message });
  }
  // The port first: two servers cannot have the same, nor the sessions that are kept by it.
  const server = createServer();
  const taken = await listening(server, host, port);
  if (taken !== null)
    return fail({ code: "unavailable", message: `Port ${port} on ${host} cannot be used: ${taken}.` });
  const table = tableOrClose(server, options);
  const resumed = table.size;
  const routes = routesOf(table, tasks);
  const onError = (error: unknown) => note(`A request failed: ${forLog(error)}`);
  server.on("request", (request, response) => {
    respond(routes, token, request)
      .catch((error: unknown): Answer => {
        onError(error);
        return problemAnswer({ code: "internal", message: "Something in the server broke. Its log says what." });
      })
      .then((answer) => send(response, answer, sessionOf(request.headers)))
      .catch(onError);
  });
  const closeSockets = serveSocket(server, table, {
    ...{ token, onError, heartbeatMs: HEARTBEAT_MS, rpc: openEnvRpc(table, tasks) },
  });
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return ok({
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    resumed,
    async close() {
      closeSockets();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await table.stop();
    },
  });
}

/** A journal that cannot be read ends the start: the port is free again. */
function tableOrClose(server: ReturnType<typeof createServer>, options: EnvironmentOptions): SessionTable {
  try {
    return new SessionTable(options);
  } catch (error) {
    server.close();
    throw error;
  }
}

async function listening(server: ReturnType<typeof createServer>, host: string, port: number): Promise<string | null> {
  try {
    server.listen(port, host);
    await once(server, "listening");
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function respond(routes: readonly Route[], token: string | null, request: IncomingMessage): Promise<Answer> {
  const { method = "GET", headers, url: target = "/" } = request;
  const url = URL.parse(target, "http://localhost");
  if (url === null) return problemAnswer({ code: "bad_input", message: "The address cannot be read." });
  const path = decoded(url.pathname);
  const refusal = OPEN_PATHS.has(path) && token !== null ? null : whyRefused(headers, token);
  if (refusal !== null) return { status: token === null ? 403 : 401, body: { code: "not_allowed", message: refusal } };
  const found = findRoute(routes, method, path);
  if (!("route" in found)) return notThere(found.allowed, path);
  const body = await readBody(request);
  if (!body.ok) return problemAnswer(body.problem);
  const requestId = headers["idempotency-key"];
  return found.route.handle({
    ...{ method, path, headers, query: url.searchParams, body: body.value, params: found.params },
    session: sessionOf(headers),
    requestId: typeof requestId === "string" && requestId !== "" ? requestId.slice(0, 200) : undefined,
  });
}

function notThere(allowed: readonly string[], path: string): Answer {
  if (allowed.length === 0)
    return { status: 404, body: { code: "not_found", message: `There is nothing at ${path.slice(0, 100)}.` } };
  const message = `Use ${allowed.join(" or ")}.`;
  return { status: 405, headers: { allow: allowed.join(", ") }, body: { code: "bad_input", message } };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function send(response: ServerResponse, { status, body, headers, session }: Answer, carried: string | null): void {
  const carries = session ?? carried;
  const text = body === undefined ? "" : JSON.stringify(body);
  response.writeHead(status, {
    ...(text !== "" && { "content-type": "application/json" }),
    "content-length": Buffer.byteLength(text),
    ...(carries !== null && /^[\w-]{1,100}$/.test(carries) && { "set-cookie": sessionCookie(carries) }),
    ...headers,
  });
  response.end(text);
}
