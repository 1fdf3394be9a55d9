import { entryKeySchema, NO_PREFERENCE, type PreferenceEntry, preferenceEntry } from "@/server/trip";
import type { Proposals } from "../propose/propose";
import type { LabelMention } from "./evidence";

type Text = Pick<Proposals, "words">;

const DENIAL = /^(?:no|not|without|never|avoid|skip)$/;
const BETWEEN = /^(?:a|an|any|the|more|of|that)$/;

/** Whether the words name the very value: "museums". Then the model need not be as sure of it. */
export function isNamed({ value, sign, from, to }: LabelMention, { words }: Text): boolean {
  if (sign === "unwanted" || value === "") return false;
  const name = value.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const texts = words.slice(from, to).map(({ text }) => text.toLowerCase());
  return texts.some((_, at) => name.every((part, index) => isNameOf(texts[at + index] ?? "", part)));
}

/** Whether the words name the very value and deny it: "not shopping". Then the model need not be as sure of it. */
export function isDeniedByName({ value, sign, from, to }: LabelMention, { words }: Text): boolean {
  if (sign !== "unwanted") return false;
  const texts = words.slice(from, to).map(({ text }) => text.toLowerCase());
  return texts.some((text, at) => isNameOf(text, value) && isDenied(from + at, { words }));
}

/** Choices named and denied next to another of the same entry that is wanted: "museums, not shopping", whatever was asked. */
export function contrasted(labels: readonly LabelMention[], { words }: Text): LabelMention[] {
  const entries = new Set(labels.filter(({ sign }) => sign !== "unwanted").map(({ slot }) => slot));
  return [...entries].flatMap((slot) => {
    const key = entryKeySchema.safeParse(slot).data;
    const entry: PreferenceEntry | null = key === undefined ? null : preferenceEntry(key);
    return (entry?.choices ?? []).flatMap((value) =>
      words.flatMap(({ text }, at): LabelMention[] =>
        value !== NO_PREFERENCE && isNameOf(text.toLowerCase(), value) && isDenied(at, { words })
          ? [{ slot, value, sign: "unwanted", probability: 1, from: at, to: at + 1 }]
          : [],
      ),
    );
  });
}

function isNameOf(word: string, value: string): boolean {
  return word === value.toLowerCase() || word === `${value.toLowerCase()}s`;
}

function isDenied(at: number, { words }: Text): boolean {
  let before = at - 1;
  while (before >= 0 && BETWEEN.test(words[before]?.text.toLowerCase() ?? "")) before -= 1;
  return DENIAL.test(words[before]?.text.toLowerCase() ?? "");
}
