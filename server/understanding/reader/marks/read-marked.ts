import { entryKeySchema } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Utterance } from "../../utterance";
import { assemble } from "../assemble/assemble";
import type { ModelDefinition } from "../model/definition";
import { modelDefinition } from "../model/read-by-model";
import { prepareText } from "../prepare-text";
import { propose } from "../propose/propose";
import type { TextReading } from "../text-reading";
import { locateMarks } from "./locate-marks";
import { labelOf, markedOutput } from "./marked-output";
import type { MarkedSpan, MarkedText } from "./marks";

/** What another reader marked in a text, in the notation of the corpus (training/README.md). */
export interface Marks {
  /** "words|slot=value;slot=value", in the order of the text. */
  readonly marks: readonly string[];
  readonly acts: readonly string[];
}

export interface ReadMarks {
  readonly reading: TextReading;
  readonly marked: MarkedText;
}

/**
 * What marks come to. They take the small model's place and no more: places, days, members and sums are computed by the same code from the
 * words that were marked, so that a wrong value costs nothing. A value that no entry has is an open wish. Pure.
 */
export function readMarked(
  { text: written, asked, ...against }: Utterance,
  { marks, acts }: Marks,
  world: World | null,
): ReadMarks {
  const { text, context, currency } = prepareText(written, against, world);
  const definition = modelDefinition();
  const spans = locateMarks(text, marks).map((span) => known(span, definition));
  const marked: MarkedText = { text, asked, today: against.today, acts, spans };
  const proposals = propose(text, context, world);
  const output = markedOutput(marked, proposals, definition);
  return { reading: assemble({ text, asked, context, currency }, proposals, output, definition), marked };
}

const SLOTS: ReadonlySet<string> = new Set([
  ...["from", "to", "region", "cities", "start", "end", "window", "stay", "days", "people", "adult", "child", "pet"],
  ...["budget", "budgetEach", "budgetPerDay", "currency", "transport", "room", "allow", "cuisine", "other"],
]);

/** The mark as the app knows it: a slot of its own with one of its values, else an open wish. */
function known(span: MarkedSpan, definition: ModelDefinition): MarkedSpan {
  const { slot, value, sign } = span;
  if (SLOTS.has(slot)) {
    const isChoice = slot === "transport" || slot === "room" || slot === "allow";
    return !isChoice || labelOf(definition, slot, sign === "?" ? "?" : value) >= 0 ? span : open(span);
  }
  if (!entryKeySchema.safeParse(slot).success) return open(span);
  // "-persona.age" without a value takes it back.
  if (sign === "?" || value === "" || labelOf(definition, slot, value) >= 0) return span;
  return slot === "restaurant.preferredCuisines" ? { ...span, slot: "cuisine" } : open(span);
}

const open = ({ from, to, slot, value }: MarkedSpan): MarkedSpan => ({
  from,
  to,
  slot: "other",
  value: `${slot} ${value}`,
  sign: "",
});
