import type { Event, StoredSkill } from "@/server/episodes";
import type { Models } from "@/server/models";
import { alikeByWords, cosine } from "./similarity";

/** SentenceBERT reads the first 384 tokens of a text, which these are in English; longer texts are refused by some servers. */
const LONGEST_COMPARED = 1_000;
export const BY_WORDS = "counts of words";

type Vector = readonly number[];

/**
 * How alike texts are: by the cosine of what the model of the role "embedder" makes of them (TDAG, appendix B.1), and by their words from the
 * moment on at which there is none or it fails, which is an event. One for each episode.
 */
export class ComparedTexts {
  private readonly models: Models;
  private readonly signal: AbortSignal;
  private readonly vectors = new Map<string, Vector>();
  private isByWords = false;

  /** `known`: skills whose vectors need not be asked for again. */
  constructor(models: Models, signal: AbortSignal, known: readonly StoredSkill[]) {
    this.models = models;
    this.signal = signal;
    const model = models.nameOf("embedder");
    for (const { detail, embedding } of known) {
      if (embedding !== undefined && embedding.model === model) this.vectors.set(compared(detail), embedding.vector);
    }
  }

  /** How alike a text is to each of the others, from -1 to 1. */
  async *alikeness(text: string, others: readonly string[]): AsyncGenerator<Event, readonly number[]> {
    if (others.length === 0) return [];
    if (!this.isByWords) yield* this.embed([text, ...others]);
    if (this.isByWords) return others.map((other) => alikeByWords(text, other));
    const own = this.vectors.get(compared(text)) ?? [];
    return others.map((other) => cosine(own, this.vectors.get(compared(other)) ?? []));
  }

  /** The text's vector, to be kept with it; undefined where it has none. */
  async *embeddingOf(text: string): AsyncGenerator<Event, StoredSkill["embedding"]> {
    if (!this.isByWords) yield* this.embed([text]);
    const [model, vector] = [this.models.nameOf("embedder"), this.vectors.get(compared(text))];
    return model === null || vector === undefined ? undefined : { model, vector: [...vector] };
  }

  /** Asks for the vectors that are not known yet, all at once. */
  private async *embed(texts: readonly string[]): AsyncGenerator<Event, void> {
    const unknown = [...new Set(texts.map(compared))].filter((text) => !this.vectors.has(text));
    if (unknown.length === 0) return;
    if (!this.models.has("embedder")) {
      yield* this.goByWords('No model is configured for the role "embedder".');
      return;
    }
    const { vectors, event } = await this.models.embed(unknown, { signal: this.signal });
    yield event;
    if (!vectors.ok) {
      yield* this.goByWords(vectors.problem.message);
      return;
    }
    for (const [index, text] of unknown.entries()) this.vectors.set(text, vectors.value[index] ?? []);
  }

  private *goByWords(because: string): Generator<Event, void> {
    this.isByWords = true;
    if (!this.signal.aborted) yield { type: "modelReplaced", role: "embedder", by: BY_WORDS, because };
  }
}

function compared(text: string): string {
  return text.trim().slice(0, LONGEST_COMPARED) || "-";
}
