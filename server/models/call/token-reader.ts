import type { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { z } from "zod";
import { type ModelTokens, modelTokensSchema } from "@/server/episodes";

type Extractor = NonNullable<Parameters<typeof createOpenAICompatible>[0]["metadataExtractor"]>;

/** Under this name the stream's last part has the tokens. */
const NAME = "dragomanTokens";
const idsSchema = z.array(z.number().int().min(0));

/** A chunk as far as it reports tokens: vLLM has ids next to the text, llama.cpp next to each log-probability. */
const chunkSchema = z.object({
  prompt_token_ids: idsSchema.nullish(),
  choices: z
    .array(
      z.object({
        token_ids: idsSchema.nullish(),
        logprobs: z
          .object({
            content: z.array(z.object({ logprob: z.number(), id: z.number().int().min(0).optional() })).nullish(),
          })
          .nullish(),
      }),
    )
    .max(1),
});

/** Collects what the chunks of a stream report of its tokens, for `tokensOf` to read at the stream's end. */
export const TOKENS_OF_STREAM: Extractor = {
  // Answers are always taken as streams here.
  extractMetadata: async () => undefined,
  createStreamExtractor() {
    let promptIds: number[] | null = null;
    let ids: number[] | null = null;
    let logprobs: number[] | null = null;
    return {
      processChunk(parsed) {
        const chunk = chunkSchema.safeParse(parsed).data;
        const [choice] = chunk?.choices ?? [];
        promptIds = chunk?.prompt_token_ids ?? promptIds;
        const content = choice?.logprobs?.content ?? [];
        if (content.length > 0) logprobs = [...(logprobs ?? []), ...content.map(({ logprob }) => logprob)];
        const given = choice?.token_ids ?? content.flatMap(({ id }) => id ?? []);
        if (given.length > 0) ids = [...(ids ?? []), ...given];
      },
      buildMetadata: () => (ids === null && logprobs === null ? undefined : { [NAME]: { promptIds, ids, logprobs } }),
    };
  },
};

/** The tokens in a stream's last part; null where its server reported none. */
export function tokensOf(metadata: Readonly<Record<string, unknown>> | undefined): ModelTokens | null {
  return modelTokensSchema.safeParse(metadata?.[NAME]).data ?? null;
}
