import { COUNTS, type ModelDefinition, type ModelOutput } from "../model/definition";
import type { Proposal, Proposals, ProposedItem } from "../propose/propose";

/** Words [from, to) that are a fact of the trip, by the class the model gives them ("from", "end+start", "?to"). */
export interface FactMention {
  readonly fact: string;
  readonly probability: number;
  readonly from: number;
  readonly to: number;
  /** What was proposed there; null where only the model saw something. */
  readonly item: ProposedItem | null;
  /** How probably the words count 0, 1, … people, by the model; the last is for more. */
  readonly counts?: readonly number[];
}

/** Words that say a label: an entry's value, a demand, an open wish. */
export interface LabelMention {
  readonly slot: string;
  /** "?" where it is too vague to set. */
  readonly value: string;
  readonly sign: "want" | "insisted" | "unwanted";
  readonly probability: number;
  readonly from: number;
  readonly to: number;
}

/** Facts that are read from the model's own tags, since what is proposed is only a number in them. */
const COUNTED = /^[-?]?(?:people|adult|child|pet|cities)$/;
/** Words that are no member of a party by themselves. */
const DETERMINER = /^(?:the|a|an|and|\P{L})$/iu;
const isDigit = ({ text }: { readonly text: string }) => /^\p{N}$/u.test(text);
const RANGE = new Set(["start", "end", "end+start"]);
const NOTHING = new Set(["none", "other", "entry"]);

/** The facts of the trip: proposals by their role, then stretches that nobody proposed, in the order of the text. */
export function factsIn(
  { words, proposals }: Proposals,
  output: ModelOutput,
  definition: ModelDefinition,
): FactMention[] {
  const tagged = taggedSpans(words.length, output, definition).filter(({ fact, from, to }) => {
    const own = words.slice(from, to);
    // "My wife" in two pieces: "my" alone is nobody. A number alone is proposed; "2+3" are several.
    const isNobody = own.every(({ text }) => DETERMINER.test(text)) && own.filter(isDigit).length < 2;
    return !COUNTED.test(fact) || !isNobody;
  });
  const facts: FactMention[] = tagged
    .filter(({ fact }) => COUNTED.test(fact))
    .map((span) => (span.fact === "cities" ? span : { ...span, counts: countsOf(span, output) }));
  proposals.forEach((proposal, at) => {
    const found = roleOf(proposal, at, output, definition);
    if (found !== null && !facts.some((fact) => overlaps(fact, found))) facts.push(found);
  });
  for (const span of tagged) {
    const known = facts.filter((fact) => overlaps(fact, span));
    if (known.length === 0) facts.push(span);
    else if (isOneName(span, known)) facts.splice(facts.indexOf(known[0] ?? span), known.length, span);
    else if (isListOfNames(known, tagged)) facts.splice(facts.indexOf(known[0] ?? span), 1, span);
  }
  return facts.sort((a, b) => a.from - b.from);
}

const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }) => a.from < b.to && b.from < a.to;
const covers = (a: { from: number; to: number }, b: { from: number; to: number }) => a.from <= b.from && a.to >= b.to;

/** "Lake Como" where only "Como" is in the gazetteer, "Orange, Texas" where only the state is, "Sun Valley" where "Sun" is a day: the whole name as written. */
function isOneName(span: FactMention, known: readonly FactMention[]): boolean {
  const isWhole = known.length === 1 && known[0]?.from === span.from && known[0].to === span.to;
  const places = known.filter(({ item }) => item?.kind === "place");
  const cities = places.filter(({ item }) => item?.kind === "place" && item.value.region === null);
  const isPlace = PLACE.test(span.fact) && known.every((one) => one.fact === span.fact);
  return (
    isPlace &&
    !(isWhole && places.length === 1) &&
    cities.length <= 1 &&
    (places.length < known.length || places.every((one) => covers(span, one)))
  );
}
const PLACE = /^[-?]?(?:from|to|region)$/;

/** "Tokyo Kyoto Hiroshima", proposed as one unknown name: the model tells them apart. */
function isListOfNames([only, ...others]: readonly FactMention[], tagged: readonly FactMention[]): boolean {
  if (only?.item?.kind !== "place" || others.length > 0) return false;
  const { cities, region } = only.item.value;
  const inside = tagged.filter((span) => span.fact === only.fact && covers(only, span));
  return cities.length === 0 && region === null && inside.length > 1;
}

/** The role of a proposal: the mean of what the model says of the stretch and of its words. */
function roleOf(
  { item, from, to }: Proposal,
  at: number,
  output: ModelOutput,
  { bio, roles }: ModelDefinition,
): FactMention | null {
  let best = { fact: "none", probability: 0 };
  let ofRange = 0;
  const ofDay = { start: 0, end: 0 };
  roles.forEach((fact, role) => {
    let ofWords = 0;
    for (let word = from; word < to; word += 1) {
      for (const tag of NOTHING.has(fact) ? ["O"] : [`B-${fact}`, `I-${fact}`]) {
        const index = bio.indexOf(tag);
        if (index >= 0) ofWords += output.bio[word * bio.length + index] ?? 0;
      }
    }
    const share = ofWords / (to - from) / (NOTHING.has(fact) ? NOTHING.size : 1);
    const probability = ((output.roles[at * roles.length + role] ?? 0) + share) / 2;
    if (RANGE.has(fact)) ofRange += probability;
    if (fact === "start" || fact === "end+start") ofDay.start += probability;
    if (fact === "end" || fact === "end+start") ofDay.end += probability;
    if (probability > best.probability) best = { fact, probability };
  });
  if (best.fact === "start" || best.fact === "end") {
    // A phrase of two days is both, where marks may lie on each of them.
    const isRange =
      item.kind === "date" &&
      (item.value.kind === "span" || (item.value.kind === "resolved" && item.value.to !== null));
    if (isRange) best = { fact: "end+start", probability: ofRange };
    // Of a single day "first and last" says no less that it is the first.
    else best = { ...best, probability: ofDay[best.fact] };
  } else if (best.fact === "end+start") best.probability = Math.max(best.probability, ofRange);
  return NOTHING.has(best.fact) ? null : { ...best, from, to, item };
}

function countsOf({ from, to }: FactMention, { counts }: ModelOutput): number[] {
  return Array.from({ length: COUNTS }, (_, count) => {
    let sum = 0;
    for (let word = from; word < to; word += 1) sum += counts[word * COUNTS + count] ?? 0;
    return sum / (to - from);
  });
}

/** Runs of words that the model tags with the same fact. */
function taggedSpans(words: number, output: ModelOutput, { bio }: ModelDefinition): FactMention[] {
  const spans: { fact: string; probability: number; from: number; to: number; item: null }[] = [];
  for (let word = 0; word < words; word += 1) {
    const own = output.bio.subarray(word * bio.length, (word + 1) * bio.length);
    const probability = own.reduce((most, one) => Math.max(most, one), 0);
    const tag = bio[own.indexOf(probability)] ?? "O";
    const open = spans.at(-1);
    if (tag === "O") continue;
    const fact = tag.slice(2);
    if (open === undefined || open.to !== word || open.fact !== fact || tag.startsWith("B-")) {
      spans.push({ fact, probability, from: word, to: word + 1, item: null });
      continue;
    }
    const length = open.to - open.from;
    open.probability = (open.probability * length + probability) / (length + 1);
    open.to = word + 1;
  }
  return spans;
}

/** What the words say of entries and demands: for each label the runs of words that carry it. */
export function labelsIn(
  words: number,
  output: ModelOutput,
  { labels, signs }: ModelDefinition,
  leastOf: (label: { readonly slot: string }) => number,
): LabelMention[] {
  const found: LabelMention[] = [];
  labels.forEach(([slot, value], label) => {
    const least = leastOf({ slot });
    const probabilityAt = (word: number) => output.labels[word * labels.length + label] ?? 0;
    for (let word = 0; word < words; word += 1) {
      if (probabilityAt(word) < least) continue;
      const from = word;
      let probability = 0;
      const sum = [0, 0, 0];
      for (; word < words && probabilityAt(word) >= least; word += 1) {
        probability = Math.max(probability, probabilityAt(word));
        signs.forEach((_, index) => {
          sum[index] = (sum[index] ?? 0) + (output.signs[word * signs.length + index] ?? 0);
        });
      }
      const sign = signs[sum.indexOf(Math.max(...sum))] ?? "want";
      found.push({ slot, value, sign, probability, from, to: word });
    }
  });
  return found.sort((a, b) => a.from - b.from);
}
