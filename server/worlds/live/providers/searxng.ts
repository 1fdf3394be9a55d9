import { z } from "zod";
import { type Answered, failed } from "../failure";
import { addressOf } from "../http/address";
import { askJson } from "../http/ask-json";
import type { Found, Provider } from "../provider";
import { type WebPage, type WebQuery, webPageSchema, webQuerySchema } from "../records/others";
import { foundIn } from "../records/read-rows";
import type { Access } from "../settings";

const TIMEOUT_MS = 10_000;

const answerSchema = z.looseObject({ results: z.array(z.unknown()).max(10_000) });
const resultSchema = z.looseObject({ url: z.string(), title: z.string(), content: z.string().nullish() });

/** SearXNG: a search engine of your own, with JSON among `search.formats` of its settings. https://docs.searxng.org/dev/search_api */
export function searxng({ baseUrl }: Access): Provider<WebQuery, WebPage> {
  const title = "SearXNG";

  async function search({ text }: WebQuery): Promise<Answered<Found<WebPage>>> {
    const url = addressOf(baseUrl, "/search", { q: text, format: "json" });
    const answer = await askJson({ title, url, timeoutMs: TIMEOUT_MS });
    if (!answer.ok && answer.failure.kind === "key refused") {
      const advice = "Add json to search.formats in its settings.yml.";
      return failed("refused", `${title} does not answer in JSON (403).`, { advice });
    }
    if (!answer.ok) return answer;
    const read = answerSchema.safeParse(answer.value);
    if (!read.success) return failed("unknown shape", `${title} sends results in another form than it documents.`);
    return foundIn(title, webPageSchema, read.data.results.map(rowOf));
  }

  return {
    name: "searxng",
    title,
    tool: "web search",
    query: webQuerySchema,
    record: webPageSchema,
    attribution: null,
    // The texts belong to the engines behind it.
    terms: () => ({ class: "do not store" }),
    idOf: ({ url }) => url,
    example: () => ({ text: "Monaco museums" }),
    search,
  };
}

function rowOf(result: unknown) {
  const read = resultSchema.safeParse(result);
  if (!read.success) return { reason: "unknown shape" as const };
  const { url, title, content } = read.data;
  return { row: { url, title: title.slice(0, 300), excerpt: (content ?? "").slice(0, 2_000) }, currency: null };
}
