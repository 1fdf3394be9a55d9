import { ASKABLE_ENTRIES, type EntryKey, entryLabelInSentence, preferenceEntry, questionOf } from "@/server/trip";
import { readQuestion } from "./read-question";

/**
 * The entry that a question in any words is about; null where it is about none in particular. The shipped policies' words are read exactly, others by the
 * words that they share with an entry's own: its label, its questions and its values, rare ones counting more.
 */
export function readFreeQuestion(text: string, before: EntryKey | null): EntryKey | null {
  const exact = readQuestion(text, before);
  if (exact !== null) return exact.entry;
  const words = new Set(wordsOf(text));
  const isUnwanted = UNWANTED.test(text);
  const scored = VOCABULARY.filter(({ avoids }) => isUnwanted || !avoids)
    .map(({ entry, avoids, weights }) => {
      const score = [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
      return { entry, score: avoids && score > 0 ? score + OF_UNWANTED : score };
    })
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  if (best === undefined || best.score < LEAST_SCORE) return null;
  // What could as well be about another entry is not guessed.
  return next !== undefined && best.score - next.score < LEAST_LEAD ? null : best.entry;
}

/** What one telling word that few entries share is worth. */
const LEAST_SCORE = 2;
const LEAST_LEAD = 0.2;
/** An entry's label and topic say what it is about; its values are often shared. */
const OF_LABEL = 1.5;
/** Who asks what is not wanted means an entry about that. */
const OF_UNWANTED = 1;
const UNWANTED = /\b(avoid|never|dislike|hate|not want|rather not|stay away|do without)\b|n't want\b|n't like\b/i;

/** Words of questions, whatever they are about. */
const IDLE = new Set(
  "a an and any are as at be do does for from have how i if in is it like me my of on or prefer preference rather should some such than that the there these they this to up want what when where which who will with would you your d s ll it".split(
    " ",
  ),
);

interface EntryWords {
  readonly entry: EntryKey;
  /** It is about what is not wanted. */
  readonly avoids: boolean;
  /** How much each word speaks for the entry. */
  readonly weights: ReadonlyMap<string, number>;
}

const VOCABULARY: readonly EntryWords[] = vocabulary();

function vocabulary(): EntryWords[] {
  const own = ASKABLE_ENTRIES.map((entry) => ({ entry, ...textsOf(entry) }));
  const entriesWith = new Map<string, number>();
  for (const { label, rest } of own) {
    for (const word of new Set([...label, ...rest])) entriesWith.set(word, (entriesWith.get(word) ?? 0) + 1);
  }
  return own.map(({ entry, label, rest }) => {
    const weights = new Map<string, number>();
    for (const word of new Set([...label, ...rest])) {
      const rarity = Math.log(ASKABLE_ENTRIES.length / (entriesWith.get(word) ?? 1));
      weights.set(word, rarity * (label.has(word) ? OF_LABEL : 1));
    }
    const spec = preferenceEntry(entry);
    return { entry, avoids: spec.kind === "choice" && spec.avoids === true, weights };
  });
}

function textsOf(entry: EntryKey): { readonly label: ReadonlySet<string>; readonly rest: ReadonlySet<string> } {
  const spec = preferenceEntry(entry);
  const { topic, ask } = questionOf(entry);
  const [area = ""] = entry.split(".");
  const label = new Set(wordsOf(`${area === "persona" ? "" : area} ${entryLabelInSentence(entry)} ${topic}`));
  const values = spec.kind === "choice" ? (spec.choices ?? []).join(" ") : "";
  return { label, rest: new Set(wordsOf(`${ask.join(" ")} ${values}`)) };
}

/** Without endings of the plural, so that "brands" is "brand". */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
  return words.filter((word) => !IDLE.has(word)).map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));
}
