import { inTurns } from "@/server/trip";
import type { World } from "@/server/worlds";
import { isForeignLanguage } from "../text/language";
import { isMachineText } from "../text/machine-text";
import type { Utterance } from "../utterance";
import { assemble, type ReadText } from "./assemble/assemble";
import { namedAnswer } from "./assemble/named-answer";
import type { ModelOutput } from "./model/definition";
import { modelDefinition, readByModel } from "./model/read-by-model";
import { asFarAsRead, prepareText } from "./prepare-text";
import { kindsOfWords, shapeOf } from "./propose/features";
import { type Proposals, proposing } from "./propose/propose";
import { NOTHING_READ, type Stretch, type TextReading } from "./text-reading";

/** A text with what the model makes of it, for `assemble`. */
export interface Seen {
  readonly about: ReadText;
  readonly proposals: Proposals;
  readonly output: ModelOutput;
  /** What follows the text as far as it is read. */
  readonly rest: readonly Stretch[];
}

/**
 * What was said: only the text and arithmetic on it, never a default (design.md, "The command line", `understand`). Code proposes what
 * stretches may be, a small model decides what each one is, code computes what follows. Names are those of the world when it has
 * them. What the text is about but does not settle is in `unclear`; what nothing holds is in `unread`. Code, orders to a
 * program and other languages than English set nothing. Rejects with the problem "unavailable" where the model cannot run.
 */
export async function readText(utterance: Utterance, world: World | null): Promise<TextReading> {
  const seen = await seeText(utterance, world);
  if (!("output" in seen)) return seen;
  const reading = assemble(seen.about, seen.proposals, seen.output, modelDefinition());
  return { ...reading, unread: [...reading.unread, ...seen.rest] };
}

/** What the model makes of a text; a reading where code alone knows what it is. */
export async function seeText(
  { text: written, asked, ...against }: Utterance,
  world: World | null,
): Promise<Seen | TextReading> {
  const { text: whole, context, currency } = prepareText(written, against, world);
  if (!/[\p{L}\p{N}]/u.test(whole) || isMachineText(whole) || isForeignLanguage(whole)) return unreadWhole(whole);
  const { text, rest } = asFarAsRead(whole);
  const named = rest.length > 0 ? null : namedAnswer(text, asked);
  if (named !== null) return named;
  const proposals = await inTurns(proposing(text, context, world, asked));
  const { words } = proposals;
  const output = await readByModel({
    words: proposals.corrected,
    kinds: kindsOfWords(words, proposals.proposals),
    shapes: words.map(shapeOf),
    spans: proposals.proposals.map(({ from, to }) => [from, to] as const),
    asked: asked === null ? null : (TOPICS[asked] ?? asked),
  });
  return { about: { text, asked, context, currency }, proposals, output, rest };
}

/** Fields that the model knows by the name of their topic. */
const TOPICS: Readonly<Record<string, string>> = {
  startDate: "dates",
  endDate: "dates",
  window: "dates",
  region: "destinations",
  cityCount: "destinations",
  stops: "destinations",
  children: "people",
};

function unreadWhole(text: string): TextReading {
  const unread = text.trim() === "" ? [] : [{ from: 0, to: text.length, text }];
  return { ...NOTHING_READ, unread };
}
