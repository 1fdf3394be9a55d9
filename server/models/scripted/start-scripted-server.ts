import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { parseJson } from "@/server/episodes";
import { formatProblem } from "@/server/trip";
import { type Fault, MODEL_IDS, readModelId, type ScriptedModel } from "./model-id";
import { ofQuality, replyTo, type Skills } from "./skill";
import { skills as allSkills } from "./skills";
import { embeddingsBody, wireAnswer } from "./wire/answer";
import { answeredBadly } from "./wire/answered-badly";
import {
  type CompletionRequest,
  completionRequestSchema,
  embeddingRequestSchema,
  receivedPrompt,
} from "./wire/request";
import { sendAnswer, sendError, sendJson, sendRefusal } from "./wire/send";

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

const MOST_CHARACTERS = 32 << 20;

/**
 * A model server on this machine that speaks the OpenAI-compatible protocol (GET /v1/models, POST /v1/chat/completions,
 * streamed or not, and POST /v1/embeddings) and answers by the skills: a model that costs nothing, repeats itself exactly, errs as often as its quality
 * says (`ofQuality`) and fails on demand (`readModelId`). Its errors follow from the messages, the offered tools, the
 * request's seed and the server's.
 */
export async function startScriptedServer(options: ScriptedServerOptions = {}): Promise<ScriptedServer> {
  const { seed = 0, skills = allSkills, firstTokenDelayMs = 2_000 } = options;
  const met = new Map<string, number>();

  /** The fault that this request meets, null where there is none; some go by after a number of the same requests. */
  function faultFor({ fault, times }: ScriptedModel, request: string): Fault | null {
    if (times === null) return fault;
    const before = met.get(request) ?? 0;
    met.set(request, before + 1);
    return before < times ? fault : null;
  }

  async function complete(body: CompletionRequest, quality: number, fault: Fault | null, response: ServerResponse) {
    const prompt = receivedPrompt(body);
    const asked = JSON.stringify([prompt.messages, prompt.tools, body.seed ?? null, seed]);
    const hash = createHash("sha256").update(asked).digest("hex");
    const reply = ofQuality(quality, await replyTo(prompt, skills), hash);
    const answer = wireAnswer(reply, body, hash.slice(0, 12), asked);
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    const isStreamed = body.stream === true;
    const withUsage = !isStreamed || body.stream_options?.include_usage === true;
    const sent = { ...answer, ...answeredBadly(fault, answer, prompt) };
    await sendAnswer(response, { answer: sent, fault, isStreamed, withUsage, firstTokenDelayMs }, gone.signal);
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
      return sendError(response, 404, "not_found", "There are /v1/models, /v1/chat/completions and /v1/embeddings.");
    }
    const text = await textOf(request);
    if (text === null) return sendError(response, 413, "too_large", "A request may have 33,554,432 characters.");
    const body = parseJson(text, isEmbedding ? embeddingRequestSchema : completionRequestSchema, {});
    if (!body.ok) return sendError(response, 400, "bad_request", formatProblem(body.problem));
    const model = readModelId(body.value.model);
    if (!model.ok) return sendError(response, 404, "model_not_found", formatProblem(model.problem));
    const fault = faultFor(model.value, text);
    if (sendRefusal(response, fault)) return;
    if ("input" in body.value) return sendJson(response, 200, embeddingsBody(body.value));
    await complete(body.value, model.value.quality, fault, response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      if (response.headersSent) response.destroy();
      else sendError(response, 500, "skill_failed", error instanceof Error ? error.message : String(error));
    });
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The scripted server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Null where it is too long. */
async function textOf(request: IncomingMessage): Promise<string | null> {
  let text = "";
  for await (const piece of request.setEncoding("utf8")) {
    text += piece;
    if (text.length > MOST_CHARACTERS) return null;
  }
  return text;
}
