import { createHash, timingSafeEqual } from "node:crypto";
import { currentUser } from "@/server/accounts";
import { createExternalServer, createMcpServer, HttpSessions } from "@/server/mcp";
import { isRunToken } from "@/server/runs";
import { ok, type Result } from "@/server/trip";
import { ensureWorld } from "@/server/worlds";
import { callerOf } from "../context";
import { admit } from "../external/admit";
import { guarded, isFromOwnPages } from "../request-guards";
import { getServices } from "../services";
import { travelerWorldName } from "../traveler-world";

const MAXIMUM_SESSIONS = 200;
const SILENT_MS = 30 * 60_000;

// Bundles load this module more than once in a process; a session is found by all of them.
const shared: typeof globalThis & { dragomanMcpSessions?: HttpSessions } = globalThis;

/**
 * Answers one HTTP request of an MCP client: to researchers and admins by their session, and to anyone who shows the token of
 * DRAGOMAN_MCP_TOKEN as "Authorization: Bearer …" (without that variable there is no token). Planning fills a core, so the
 * tools are not open to anyone. `?world=` names the world, the travelers' own by default. An external agent shows the token of its run
 * and is offered the run's tasks.
 */
export async function handleMcpRequest(request: Request): Promise<Response> {
  const checked = await guardedForMcp(request);
  if (checked instanceof Response) return checked;
  const owner = await ownerOf(request.headers);
  if (typeof owner !== "string") return owner;
  shared.dragomanMcpSessions ??= new HttpSessions({
    openServer,
    maximum: MAXIMUM_SESSIONS,
    silentMs: SILENT_MS,
  });
  return shared.dragomanMcpSessions.handle(checked, owner);
}

/** Owners that are external agents. */
const RUN = "run ";

/** A world's tools, or the tasks of the run whose token was shown. */
async function openServer(request: Request, owner: string): Promise<Result<ReturnType<typeof createMcpServer>>> {
  if (!owner.startsWith(RUN)) {
    const world = await ensureWorld(new URL(request.url).searchParams.get("world") ?? travelerWorldName());
    return world.ok ? ok(createMcpServer(world.value)) : world;
  }
  const run = owner.slice(RUN.length);
  const { external: sessions } = await getServices();
  const tools = await sessions.tools(run);
  if (!tools.ok) return tools;
  return ok(
    createExternalServer({
      tools: tools.value,
      next: (session) => sessions.next(run, session),
      call: (...call) => sessions.call(run, ...call),
      submit: (...plan) => sessions.submit(run, ...plan),
      giveUp: (...reason) => sessions.giveUp(run, ...reason),
    }),
  );
}

/** Only POST has a body. */
async function guardedForMcp(request: Request): Promise<Request | Response> {
  if (request.method === "POST") return guarded(request);
  return isFromOwnPages(request.headers) ? request : refusal(403, "This request came from another site's page.");
}

/** Whose session it is: an account, or the holder of the token. */
async function ownerOf(headers: Headers): Promise<string | Response> {
  const bearer = /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer !== undefined) {
    if (isRunToken(bearer)) {
      const run = await admit(bearer, callerOf(headers));
      if (run.ok) return `${RUN}${run.value}`;
      return refusal(run.problem.code === "over_budget" ? 429 : 401, run.problem.message);
    }
    const token = process.env.DRAGOMAN_MCP_TOKEN;
    return token && isSame(bearer, token) ? "token" : refusal(401, "This token does not match DRAGOMAN_MCP_TOKEN.");
  }
  const user = await currentUser(headers);
  if (user === null) return refusal(401, "Sign in as a researcher, or send the token of DRAGOMAN_MCP_TOKEN.");
  if (user.role === "researcher" || user.role === "admin") return `user ${user.id}`;
  return refusal(403, "Your account may not do this. Ask an admin for the role researcher.");
}

/** In a time that does not tell how much of the token was right. */
function isSame(shown: string, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(shown), hash(token));
}

function refusal(status: number, message: string): Response {
  const headers: Record<string, string> = status === 401 ? { "www-authenticate": "Bearer" } : {};
  return Response.json({ message }, { status, headers });
}
