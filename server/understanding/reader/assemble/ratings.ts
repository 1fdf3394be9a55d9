import type { ModelDefinition, ModelOutput } from "../model/definition";
import type { Proposals } from "../propose/propose";
import type { LabelMention } from "./evidence";

/** What stars are said of, by the nouns of the sentence. */
const TOPICS: readonly (readonly [string, RegExp])[] = [
  ["hotel.ratings", /^(?:hotels?|motels?|inns?|resorts?|lodgings?|accommodations?|room|rooms|stay|staying)$/],
  ["restaurant.ratings", /^(?:restaurants?|eateries|eatery|eats?|eating|dine|dining|dinner|food)$/],
  ["attraction.ratings", /^(?:attractions?|sights?|sightseeing|museums?|tours?)$/],
];
const RATINGS = /^(?:hotel|restaurant|attraction)\.ratings$/;
const ENDS = /^[.!?;\n]$/;
const STOP = /^(?:[.,!?;\n]|but)$/;

type Text = Pick<Proposals, "words">;

/**
 * Labels of ratings as their sentence has them: of what it names ("I only eat at places with four stars" is no hotel's, whatever was asked), and
 * insisted on where it rules out what is rated lower ("nothing under 4 stars", "only 4 stars") and does not merely wish. Who is asked for a
 * preference and says "only the fives" prefers them: as a demand, few trips would be left.
 */
export function withRatings(label: LabelMention, text: Text, asked: string | null = null): LabelMention {
  if (!RATINGS.test(label.slot)) return label;
  const named = TOPICS.filter(([, noun]) => wordsAround(label, text, ENDS).some(({ lower }) => noun.test(lower)));
  const [only] = named;
  const slot = only === undefined || named.length > 1 ? label.slot : only[0];
  const isInsisted = label.sign === "want" && slot !== asked && rulesOutLower(label, text);
  return { ...label, slot, sign: isInsisted ? "insisted" : label.sign };
}

/** The words of its clause that a label of ratings is read by: what is rated, and how ("rated below"). */
export function ratedWords(label: LabelMention, text: Text): number[] {
  const noun = TOPICS.find(([slot]) => slot === label.slot)?.[1];
  return noun === undefined
    ? []
    : wordsAround(label, text, STOP).flatMap(({ lower, at }) =>
        noun.test(lower) || SAYS_RATING.test(lower) ? [at] : [],
      );
}

const SAYS_RATING = /^(?:rated|ratings?|stars?|at|of|than|least|minimum|under|below|less|lower)$/;
const LOWER = /\b(?:under|below|beneath|less|lower|fewer|worse)\b/;
const RULED_OUT = /(?:\b(?:no|not|nothing|none|nowhere|never|cannot|refuse|avoid|without|unacceptable)|['’] t)\b/;
const WISHED =
  /\b(?:preferabl[ey]|ideally|if possible|would be|would like|d (?:be|like)|hopefully|prefer|mind|fine|okay|ok|need)\b/;

function rulesOutLower({ from, to, ...label }: LabelMention, text: Text): boolean {
  const clause = wordsAround({ ...label, from, to }, text, STOP);
  const said = clause.map(({ lower }) => lower).join(" ");
  if (WISHED.test(said)) return false;
  const isOnly = [clause[0]?.at, from - 1, to - 1, to].some(
    (at) => text.words[at ?? -1]?.text.toLowerCase() === "only",
  );
  return isOnly || (LOWER.test(said) && RULED_OUT.test(said));
}

function wordsAround({ from, to }: LabelMention, { words }: Text, ends: RegExp): { lower: string; at: number }[] {
  // The point of "4.2" ends nothing.
  const isEnd = (at: number) => {
    const [word, next] = [words[at], words[at + 1]];
    return word === undefined || (ends.test(word.text) && !(word.to === next?.from && /^\d/.test(next.text)));
  };
  let [first, end] = [from, to];
  while (first > 0 && !isEnd(first - 1)) first -= 1;
  while (end < words.length && !isEnd(end)) end += 1;
  return words.slice(first, end).map(({ text }, index) => ({ lower: text.toLowerCase(), at: first + index }));
}

/** How sure the model must be that a number is a rating, whatever its value. */
const SURE_OF_STARS = 0.5;
/** … and of which of the three, as a multiple of the next one. */
const FAR_MORE = 2;
const READ_BY_CODE = 0.9;
const OF_RATING = /^(?:rated|ratings?|stars?)$/;

/** With the numbers that are ratings as code reads them: "rated 4 or higher", and "at least 4.2", of which the model sees one digit at a time. */
export function withRated(
  labels: readonly LabelMention[],
  { words }: Text,
  output: ModelOutput,
  definition: ModelDefinition,
): LabelMention[] {
  const rated = words.flatMap(({ text }, from): LabelMention[] => {
    const isDecimal = words[from + 1]?.text === "." && /^\d$/.test(words[from + 2]?.text ?? "");
    const to = from + (isDecimal ? 3 : 1);
    const near = words.slice(Math.max(0, from - 4), to + 2);
    const isKnown = labels.some((label) => RATINGS.test(label.slot) && label.from < to && from < label.to);
    const isNew = isDecimal || (!isKnown && near.some((word) => OF_RATING.test(word.text.toLowerCase())));
    if (!/^[1-5]$/.test(text) || !isNew) return [];
    const [best, second] = TOPICS.map(([slot]) => ({ slot, sure: sumOf(slot, from, output, definition) })).sort(
      (a, b) => b.sure - a.sure,
    );
    if (best === undefined || best.sure < Math.max(SURE_OF_STARS, FAR_MORE * (second?.sure ?? 0))) return [];
    const value = isDecimal ? `${text}.${words[from + 2]?.text}` : text;
    return [{ slot: best.slot, value, sign: "want", probability: READ_BY_CODE, from, to }];
  });
  const isReplaced = (label: LabelMention) =>
    RATINGS.test(label.slot) && rated.some(({ from, to }) => label.from <= to && from <= label.to);
  return [...labels.filter((label) => !isReplaced(label)), ...rated];
}

function sumOf(slot: string, word: number, output: ModelOutput, { labels }: ModelDefinition): number {
  return labels.reduce(
    (sum, [name], at) => sum + (name === slot ? (output.labels[word * labels.length + at] ?? 0) : 0),
    0,
  );
}
