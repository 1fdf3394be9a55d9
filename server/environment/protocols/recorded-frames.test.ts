import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type Reply, Socket, send } from "../testing/client";
import { closeServersAfterEach, PLAN, SEARCH, serveTexas } from "../testing/served";
import { missingIn } from "../testing/shape";

/** What clients of OpenEnv, NeMo Gym, verifiers and MCP really sent to an environment of two tools, and what it answered. */
const FILE = "../shared/data/trainers/frames.jsonl";
const isThere = existsSync(FILE);
if (!isThere) console.warn(`Skipped: the recorded frames are not at ${FILE}.`);
closeServersAfterEach();

const frameSchema = z.object({
  from: z.string(),
  t: z.string().optional(),
  url: z.string().optional(),
  m: z.object({ type: z.string() }).loose().optional(),
  o: z.unknown().optional(),
  c: z.number().optional(),
  req: z.string().optional(),
  headers: z.record(z.string(), z.unknown()).optional(),
  body: z.unknown().optional(),
  status: z.number().optional(),
  res: z.unknown().optional(),
});
type Frame = z.infer<typeof frameSchema>;

/** Answers that are other than recorded on purpose: the recorded server had it wrong, as the notes next to the frames say. */
const IMPROVED = [
  // A list of names crashes a client of OpenEnv: tools are objects, and come with list_tools.
  "data.observation.tools",
  // The first tool is another one, with arguments of its own.
  "result.tools[].inputSchema.properties",
  // What rewards are made of differs by environment.
  "reward_components",
];

describe.skipIf(!isThere)("the recorded conversations of trainers", () => {
  it("go on here as they did: each answer has all that the client was given then", async () => {
    const { url } = await serveTexas();
    const frames = readFileSync(FILE, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => frameSchema.parse(JSON.parse(line)));
    const replayed = await new Replay(url).all(frames);
    const sent = (kind: string) => frames.filter(({ t }) => t === kind).length;
    expect(replayed).toEqual({ http: sent("http"), socket: sent("ws-in") });
  });
});

/** Plays the clients' part: ids of sessions are those of this server, and the two tools are ours of the same purpose. */
class Replay {
  /** Recorded ids of sessions and the ones here. */
  private readonly ids = new Map<string, string>();
  private cookie = "";
  private lastMcp = "";
  private readonly sockets: Socket[] = [];
  /** How many messages of a kind came: conversations that were held at once take turns. */
  private readonly turns = new Map<string, number>();
  private readonly count = { http: 0, socket: 0 };

  constructor(private readonly url: string) {}

  async all(frames: readonly Frame[]): Promise<{ http: number; socket: number }> {
    for (const [at, frame] of frames.entries()) {
      if (frame.t === "http") await this.http(frame);
      else if (frame.t === "ws-open") await this.open(frame, frames[at - 1]);
      else if (frame.t === "ws-in" && frame.m !== undefined) await this.say(frame.m, answerAfter(frames, at));
    }
    return this.count;
  }

  private async open(frame: Frame, before: Frame | undefined): Promise<void> {
    // A conversation begins after those before it have ended, unless they all begin at once.
    if (before?.t !== "ws-open") for (const socket of this.sockets.splice(0)) socket.drop();
    if (before?.t !== "ws-open") this.turns.clear();
    this.sockets.push(await Socket.connect(this.url, this.withOurIds(frame.url ?? "/ws")));
  }

  private async say(message: { type: string } & Record<string, unknown>, recorded: Frame | null): Promise<void> {
    const kind = JSON.stringify(message).includes("submit_plan") ? "submit" : message.type;
    const turn = this.turns.get(kind) ?? 0;
    this.turns.set(kind, turn + 1);
    const socket = this.sockets[turn % this.sockets.length];
    if (socket === undefined) throw new Error("No connection is open.");
    this.count.socket += 1;
    if (message.type === "close") return expect(await socket.close()).toBe(1000);
    const answer: unknown = JSON.parse(await socket.ask(ourTools(message)));
    expect([message, missingIn(answer, recorded?.o, IMPROVED)]).toEqual([message, []]);
  }

  private async http({ req = "", headers = {}, body, status, res }: Frame): Promise<void> {
    const [method = "", recordedPath = ""] = req.split(" ");
    const path = recordedPath.replace("search_flights", "FlightSearch").replace("submit_plan", "propose_itinerary");
    const recordedMcp = headers["mcp-session-id"];
    if (typeof recordedMcp === "string") this.ids.set(recordedMcp, this.lastMcp);
    const kept = Object.entries(headers).flatMap(([name, value]) =>
      SENT.includes(name) ? [[name, String(value)]] : [],
    );
    const sent = {
      ...Object.fromEntries(kept),
      ...(headers.cookie !== undefined && { cookie: this.cookie }),
      ...(typeof recordedMcp === "string" && { "mcp-session-id": this.lastMcp }),
    };
    const hasBody = method === "POST";
    const reply = await send(this.url, method, path, hasBody ? ourBody(path, this.withOurIds(body)) : undefined, sent);
    this.count.http += 1;
    this.remember(reply, res);
    // OpenEnv's validator wants an error of JSON-RPC where 202 was recorded.
    const isEmptyRpc = path === "/mcp" && JSON.stringify(body) === "{}" && method === "POST";
    expect([req, reply.status]).toEqual([req, isEmptyRpc ? 200 : status]);
    if (reply.status === 200) expect([req, missingIn(reply.body, res, IMPROVED)]).toEqual([req, []]);
  }

  private remember({ body, cookie, mcpSession }: Reply, recorded: unknown): void {
    const created = z.object({ result: z.object({ session_id: z.string() }) });
    const [ours, theirs] = [created.safeParse(body), created.safeParse(recorded)];
    if (ours.success && theirs.success) this.ids.set(theirs.data.result.session_id, ours.data.result.session_id);
    if (cookie !== null) this.cookie = cookie;
    if (mcpSession !== null) this.lastMcp = mcpSession;
  }

  private withOurIds<T>(value: T): T {
    let text = JSON.stringify(value);
    for (const [theirs, ours] of this.ids) text = text.replaceAll(theirs, ours);
    return JSON.parse(text);
  }
}

const SENT = ["accept", "mcp-protocol-version", "cookie"];

/** The frame that answers a message; null where none does. */
function answerAfter(frames: readonly Frame[], at: number): Frame | null {
  const next = frames[at + 1];
  return next?.t === "ws-out" ? next : null;
}

function ourBody(path: string, body: unknown): unknown {
  if (path === "/FlightSearch") return SEARCH.arguments;
  if (path === "/propose_itinerary") return { plan: PLAN };
  return ourTools(body);
}

/** Calls of the two recorded tools as calls of ours. */
function ourTools(message: unknown): unknown {
  const text = JSON.stringify(message)
    .replaceAll('{"origin":"Rome","destination":"Tokyo"}', JSON.stringify(SEARCH.arguments))
    .replaceAll('{"origin":"Dakar","destination":"Rome"}', JSON.stringify(SEARCH.arguments))
    .replaceAll(/\{"flight":"\w+"\}/g, JSON.stringify({ plan: PLAN }))
    .replaceAll('"search_flights"', '"FlightSearch"')
    .replaceAll('"submit_plan"', '"propose_itinerary"');
  return JSON.parse(text);
}
