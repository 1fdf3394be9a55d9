import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { formatProblem } from "@/server/trip";
import { understand } from "@/server/understanding";
import { ANSWERED_BADLY, type Fault, faultOf, REFUSED, SENT_BADLY } from "./faults";
import { MODEL_IDS, readModelId, type ScriptedModel } from "./model-id";
import { ofQuality, replyTo } from "./reply";
import type { Skills } from "./skill";
import { skills as allSkills } from "./skills";
import { vectorOfWords } from "./vector";
import { tokensIn, wireAnswer } from "./wire/answer";
import { answeredBadly } from "./wire/answered-badly";
import {
  type CompletionRequest,
  completionRequestSchema,
  type EmbeddingRequest,
  embeddingRequestSchema,
  receivedPrompt,
} from "./wire/request";
import { sendError, sendJson, sendRefusal, sendStream, sendWhole } from "./wire/send";

export interface ScriptedServerOptions {
  /** 0 by default; another seed errs elsewhere. */
  readonly seed?: number;
  /** All that there are by default. */
  readonly skills?: Skills;
  /** How long the fault "slow-first-token" lasts; two seconds by default. */
  readonly firstTokenDelayMs?: number;
  /** Any that is free by default. */
  readonly port?: number;
}

export interface ScriptedServer {
  /** The base URL for clients, "http://127.0.0.1:PORT/v1". */
  readonly url: string;
  close(): Promise<void>;
}

const mostBytes = 32 << 20;

/** Any day: the words say none. */
const SOME_DAY = "2027-01-04";

/**
 * A model server on this machine that speaks the OpenAI-compatible protocol (GET /v1/models, POST /v1/chat/completions,
 * streamed or not, and POST /v1/embeddings) and answers by the skills: a model that costs nothing, repeats itself exactly, errs as often as its quality
 * says (`ofQuality`) and fails on demand (`readModelId`). Its errors follow from the messages, the offered tools, the
 * request's seed and the server's.
 */
export async function startScriptedServer(options: ScriptedServerOptions = {}): Promise<ScriptedServer> {
  // Its skills read by the encoder; anyone who waits for an answer should not wait for it to load.
  if (options.skills === undefined) await understand({ text: "Boston", asked: null, today: SOME_DAY }, null);
  const { seed = 0, skills = allSkills, firstTokenDelayMs = 2_000 } = options;
  const met = new Map<string, number>();

  /** The fault that this request meets; some go by after a number of requests of the same prompt. */
  function faultFor({ fault, times }: ScriptedModel, request: string): Fault | null {
    if (times === null) return fault;
    const before = met.get(request) ?? 0;
    met.set(request, before + 1);
    return before < times ? fault : null;
  }

  /** Vectors of texts; of the faults those that refuse. */
  function embed({ model: id, input }: EmbeddingRequest, response: ServerResponse) {
    const model = readModelId(id);
    if (!model.ok) return sendError(response, 404, "model_not_found", formatProblem(model.problem));
    const refused = faultOf(REFUSED, faultFor(model.value, JSON.stringify([id, input])));
    if (refused) return sendRefusal(response, refused);
    const data = input.map((text, index) => ({ object: "embedding", index, embedding: vectorOfWords(text) }));
    const tokens = input.reduce((sum, text) => sum + tokensIn(text), 0);
    const usage = { prompt_tokens: tokens, total_tokens: tokens };
    return sendJson(response, 200, { object: "list", data, model: id, usage });
  }

  async function complete(body: CompletionRequest, response: ServerResponse): Promise<void> {
    const model = readModelId(body.model);
    if (!model.ok) return sendError(response, 404, "model_not_found", formatProblem(model.problem));
    const prompt = receivedPrompt(body);
    const asked = JSON.stringify([prompt.messages, prompt.tools, body.seed ?? null, seed]);
    const hash = createHash("sha256").update(asked).digest("hex");
    const fault = faultFor(model.value, `${body.model} ${hash}`);
    const refused = faultOf(REFUSED, fault);
    if (refused) return sendRefusal(response, refused);

    const id = hash.slice(0, 12);
    const reply = ofQuality(model.value.quality, await replyTo(prompt, skills), hash);
    const good = wireAnswer(reply, body, id);
    const bad = faultOf(ANSWERED_BADLY, fault);
    const answer = bad ? answeredBadly(bad, good, prompt) : good;
    const head = { id, model: body.model, promptTokens: tokensIn(asked) };
    const withUsage = body.stream !== true || body.stream_options?.include_usage === true;
    const sending = { head, answer, fault: faultOf(SENT_BADLY, fault), withUsage, firstTokenDelayMs };
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    return body.stream === true
      ? sendStream(response, sending, gone.signal)
      : sendWhole(response, sending, gone.signal);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://scripted");
    const route = `${request.method} ${pathname}`;
    if (route === "GET /v1/models") {
      const data = MODEL_IDS.map((id) => ({ id, object: "model", created: 0, owned_by: "dragoman" }));
      return sendJson(response, 200, { object: "list", data });
    }
    const isEmbedding = route === "POST /v1/embeddings";
    if (!isEmbedding && route !== "POST /v1/chat/completions") {
      const known = "There are GET /v1/models, POST /v1/chat/completions and POST /v1/embeddings.";
      return sendError(response, 404, "not_found", known);
    }
    const text = await bodyOf(request);
    if (text === null) return sendError(response, 413, "too_large", "A request may have 32 MiB.");
    const json = jsonOf(text);
    const texts = embeddingRequestSchema.safeParse(json);
    if (isEmbedding && texts.success) return embed(texts.data, response);
    const body = completionRequestSchema.safeParse(json);
    if (!isEmbedding && body.success) return complete(body.data, response);
    const [issue] = (isEmbedding ? texts : body).error?.issues ?? [];
    sendError(response, 400, "bad_request", `${issue?.path.join(".") || "body"}: ${issue?.message ?? "is no request"}`);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      if (response.headersSent) response.destroy();
      else sendError(response, 500, "skill_failed", error instanceof Error ? error.message : String(error));
    });
  });
  const port = await new Promise<number>((listening, failed) => {
    server.once("error", failed);
    server.listen(options.port ?? 0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") failed(new Error("The scripted server has no port."));
      else listening(address.port);
    });
  });
  return {
    url: `http://127.0.0.1:${port}/v1`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Null where it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    bytes += piece.length;
    if (bytes > mostBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
