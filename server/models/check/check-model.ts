import type { JSONSchema7 } from "ai";
import { z } from "zod";
import { INSTEAD, type Refusable, sentOf, wayOf } from "../call/way";
import { type Access, accessOf } from "../config/access";
import type { Environment } from "../config/read-config";
import type { NamedModel } from "../config/roles";
import { attemptEmbedding } from "../embed/attempt-embedding";
import { type Findings, savedFindings } from "../findings/findings";
import type { Prompt } from "../models";
import { SHIPPED_PROMPTS } from "../prompts/prompts";
import { readJson } from "../structured/read-json";
import { type Asked, PROBE, type Probed, probe } from "./probe";

/** What one probe found. */
export interface Finding {
  /** By the protocol's own name where it has one. */
  readonly what: string;
  readonly state: "works" | "refused" | "ignored" | "not found out";
  /** What the server said, or what was seen; null where there is nothing to tell. */
  readonly said: string | null;
  /** What is done in its place; null where it works. */
  readonly instead: string | null;
}

/** A model, checked. */
export interface ModelCheck {
  readonly name: string;
  readonly model: string;
  readonly host: string;
  /** Why it cannot be asked at all; null where it answers. */
  readonly problem: string | null;
  readonly findings: readonly Finding[];
}

const SAY: Prompt = { messages: [{ role: "user", content: `${PROBE} Answer with the one word: ready` }] };
const NAME: Prompt = {
  messages: [
    { role: "user", content: `${PROBE} Name a city as a JSON object and nothing else, such as {"city": "Oslo"}.` },
  ],
};
const CALL: Prompt = {
  messages: [{ role: "user", content: `${PROBE} What is the weather in Oslo? Call the tool Weather.` }],
  tools: [{ name: "Weather", description: "Tells the weather.", inputSchema: z.object({ city: z.string() }) }],
};
const citySchema = z.object({ city: z.string().max(1_000) });
const CITY: JSONSchema7 = {
  ...{ type: "object", properties: { city: { type: "string" } } },
  ...{ required: ["city"], additionalProperties: false },
};
const SAMPLED: Prompt = { ...SAY, stop: ["\nObservation"], maxTokens: 1_000 };

/** Words of a prompt that is longer than the context that some servers have unless told otherwise (4,096). */
const LONG_WORDS = 5_500;
/** Below this share of them, the server cut the prompt. */
const LEAST_COUNTED = 0.8;

export interface CheckOptions {
  readonly signal: AbortSignal;
  /** What the model is asked for, and so what is tried; answers alone where it is left out. */
  readonly uses?: { readonly answers: boolean; readonly vectors: boolean };
  readonly environment?: Environment;
  /** Left out: the data folder's. */
  readonly findings?: Findings;
}

/**
 * Asks a model's server small questions, each with one thing that servers may refuse, and keeps what it refuses: calls go round it from then on. A
 * server that cannot be asked changes nothing of what is known of it. Never rejects.
 */
export async function checkModel(model: NamedModel, options: CheckOptions): Promise<ModelCheck> {
  const { signal, environment = process.env, findings: kept = savedFindings() } = options;
  const { answers, vectors } = options.uses ?? { answers: true, vectors: false };
  const { settings, name } = model;
  const about = { name, model: settings.model, host: new URL(settings.baseUrl).host };
  const access = accessOf(model, environment);
  if ("missing" in access) {
    return { ...about, problem: `Set the variable ${access.missing} where Dragoman is started.`, findings: [] };
  }
  const embeddings = vectors ? [await checkEmbeddings(model, access, signal)] : [];
  if (!answers) return { ...about, problem: null, findings: embeddings };
  const streamed = await checkStreaming({ model, access, signal, sent: ["stream", "stream_options"] });
  if (streamed.problem !== null) return { ...about, problem: streamed.problem, findings: [] };

  const asked: Asked = { model, access, signal, sent: streamed.sent };
  const findings = [
    ...streamed.findings,
    ...(await checkSampling(asked)),
    ...(await checkForms(asked)),
    await checkTools(asked),
    await checkChoices(asked),
    ...(await checkLength(asked)),
    ...embeddings,
  ];
  await kept.replace(settings, refusedOf(findings));
  return { ...about, problem: null, findings };
}

const isRefusable = (what: string): what is Refusable => Object.hasOwn(INSTEAD, what);

/** Forms of an answer that are ignored are as good as refused: then the shape is told in words. */
function refusedOf(findings: readonly Finding[]): Refusable[] {
  return findings.flatMap(({ what, state }) => {
    const isOfNoUse =
      state === "refused" || (state === "ignored" && (what === "json_schema" || what === "json_object"));
    return isOfNoUse && isRefusable(what) ? [what] : [];
  });
}

function finding(what: string, state: Finding["state"], said: string | null = null): Finding {
  const instead = state === "works" || state === "not found out" || !isRefusable(what) ? null : INSTEAD[what];
  return { what, state, said, instead };
}

function findingOf(what: string, probed: Probed): Finding {
  if (probed.kind === "answered") return finding(what, "works");
  if (probed.kind === "accepted") return finding(what, "works", probed.said);
  if (probed.kind === "failed") return finding(what, "not found out", probed.said);
  // The server's own words stand in brackets.
  return finding(what, "refused", /\((.+)\)\.$/s.exec(probed.said)?.[1] ?? probed.said);
}

/** Without vectors texts are compared by their words. */
async function checkEmbeddings(model: NamedModel, access: Access, signal: AbortSignal): Promise<Finding> {
  const tried = await attemptEmbedding(model, ["Find trains to Wuhan", "Look up lodging"], access, signal);
  if (tried.kind === "answered") {
    return finding("embeddings", "works", `vectors of ${tried.vectors[0]?.length ?? 0} dimensions`);
  }
  const said = tried.kind === "cancelled" ? "It was stopped." : tried.failure.sentence;
  const isRefused = tried.kind === "failed" && !tried.failure.retry;
  return { ...finding("embeddings", isRefused ? "refused" : "not found out", said), instead: "words are counted" };
}

interface Streaming {
  readonly problem: string | null;
  readonly sent: readonly Refusable[];
  readonly findings: readonly Finding[];
}

/** How a plain answer comes: as a stream with its count of tokens, as a stream, or whole. */
async function checkStreaming(asked: Asked): Promise<Streaming> {
  const refused: Finding[] = [];
  for (const sent of [asked.sent, ["stream"], []] as const) {
    const probed = await probe({ ...asked, sent }, SAY);
    if (probed.kind === "answered") {
      const { usage, reasoning, streamed } = probed.read;
      const isCounted = usage.promptTokens !== "unknown" && usage.completionTokens !== "unknown";
      const findings = [
        ...(sent.length > 0 ? [finding("stream", streamed ? "works" : "ignored")] : []),
        ...refused,
        finding("count of tokens", isCounted ? "works" : "ignored", isCounted ? null : "tokens and costs are unknown"),
        ...(reasoning === ""
          ? []
          : [finding("thoughts", "works", "shown; they are taken out before an answer is read")]),
      ];
      return { problem: null, sent, findings };
    }
    if (probed.kind !== "refused" || sent.length === 0) return { problem: probed.said, sent, findings: [] };
    refused.splice(0, 1, finding(sent.length === 2 ? "stream_options" : "stream", "refused", probed.said));
  }
  return { problem: "It refuses whatever it is asked.", sent: [], findings: [] };
}

/** What the settings and the agents' prompts send of the sampling, one at a time. */
async function checkSampling(asked: Asked): Promise<Finding[]> {
  const { settings } = asked.model;
  const wanted = sentOf(
    settings,
    { prompt: SAMPLED, shape: null, prompts: SHIPPED_PROMPTS, serverSeed: 1 },
    wayOf(settings),
  );
  const findings: Finding[] = [];
  for (const name of wanted.filter((one) => !["stream", "stream_options", "tools"].includes(one))) {
    findings.push(findingOf(name, await probe({ ...asked, sent: [...asked.sent, name] }, SAMPLED)));
  }
  const length = findings.find(({ what, state }) => what.startsWith("max_") && state === "refused");
  if (length !== undefined) {
    const other = length.what === "max_tokens" ? "max_completion_tokens" : "max_tokens";
    findings.push(findingOf(other, await probe({ ...asked, sent: [...asked.sent, other] }, SAMPLED)));
  }
  return findings;
}

async function checkForms(asked: Asked): Promise<Finding[]> {
  const { structuredOutput } = asked.model.settings;
  const findings: Finding[] = [];
  const forms = { schema: ["json_schema", "json_object"], json: ["json_object"], words: [] } as const;
  for (const name of forms[structuredOutput]) {
    const probed = await probe({ ...asked, sent: [...asked.sent, name] }, NAME, CITY);
    const isIgnored = probed.kind === "answered" && !readJson(probed.read.answer.text, citySchema).ok;
    const found = isIgnored ? finding(name, "ignored", "the answer is not of the shape") : findingOf(name, probed);
    findings.push(found);
    if (found.state === "works") break;
  }
  return findings;
}

async function checkTools(asked: Asked): Promise<Finding> {
  const probed = await probe({ ...asked, sent: [...asked.sent, "tools"] }, CALL);
  if (probed.kind !== "answered" || probed.read.answer.toolCalls.length > 0) return findingOf("tools", probed);
  return { ...finding("tools", "ignored", "it answered without calling the tool"), instead: null };
}

/** Nothing depends on it: each sample is a request of its own. */
async function checkChoices(asked: Asked): Promise<Finding> {
  const settings = { ...asked.model.settings, extraBody: { ...asked.model.settings.extraBody, n: 2 } };
  const probed = await probe({ ...asked, model: { ...asked.model, settings } }, SAY);
  const said = "it is never sent: each sample is a request of its own";
  return probed.kind === "failed" ? findingOf("n", probed) : { ...findingOf("n", probed), said };
}

/** Whether a longer prompt is taken whole, where `contextTokens` says that it is. */
async function checkLength(asked: Asked): Promise<Finding[]> {
  const { contextTokens } = asked.model.settings;
  if (contextTokens < LONG_WORDS * 1.2) return [];
  const content = `${PROBE} Answer with the one word: ready\n${"yes ".repeat(LONG_WORDS)}`;
  const probed = await probe(asked, { messages: [{ role: "user", content }] });
  const found = findingOf("long prompt", probed);
  if (probed.kind !== "answered") return [found];
  const { promptTokens } = probed.read.usage;
  if (promptTokens === "unknown" || promptTokens >= LONG_WORDS * LEAST_COUNTED) return [found];
  const said = `it counted ${promptTokens} of about ${LONG_WORDS} tokens: the server cuts prompts in silence. Give it the context that contextTokens says (Ollama: OLLAMA_CONTEXT_LENGTH or num_ctx)`;
  return [finding("long prompt", "ignored", said)];
}
