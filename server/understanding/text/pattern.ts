import type { Item, ItemKind, ItemOf } from "./item";

/**
 * The engine: patterns over items, written as text. Elements, separated by spaces:
 *   word     the word itself; `a|b` either; `depart*` every word that begins so; `,` a symbol
 *   <kind>   an item of this kind (`<place>`, `<money>`, …), also `<count>` (a whole number, not an ordinal), `<ordinal>`,
 *            `<dayNumber>`, `<year>`, `<shortYear>` and `<thousands>` ("1.7k", "two grand")
 *   @name    any phrase of the lexicon `name`; its value is captured
 *   ~name3   up to three phrases of the lexicon `name`
 *   ..3      up to three words of any kind, within the sentence
 *   >word    the element after the sign, which must follow but is not taken
 *   ^ $      beginning and end of a sentence; `$|now` its end or a word
 * A trailing `?` makes an element optional. The shortest gaps and the most optional elements are tried first.
 */
export type Lexicon = ReadonlyMap<string, readonly Phrase[]>;
export interface Phrase {
  readonly words: readonly string[];
  readonly value: string;
}

export interface Match {
  readonly start: number;
  readonly end: number;
  readonly captures: readonly Item[];
  /** Values of the lexicon phrases matched, in order. */
  readonly values: readonly string[];
  /** What the gaps reached over: from, to, from, to, … */
  readonly gaps: readonly number[];
}

interface State {
  readonly gaps: readonly number[];
  readonly captures: readonly Item[];
  readonly values: readonly string[];
}
type Step = (items: readonly Item[], at: number, state: State, then: Next) => Match | null;
type Next = (at: number, state: State) => Match | null;

/** What a match can begin with: one of these words, a word with one of these beginnings, or any number. */
export interface Start {
  readonly words: readonly string[];
  readonly prefixes: readonly string[];
  readonly numbers: boolean;
}

export interface Pattern {
  readonly source: string;
  /** Null when anything may begin it. */
  readonly startsWith: Start | null;
  matchAt(items: readonly Item[], at: number): Match | null;
}

/** Phrases as a lexicon: "private room|private rooms: private room" – alternatives, then the value they stand for; a colon between bars is itself a word. */
export function lexicon(lines: readonly string[]): Lexicon {
  const byFirst = new Map<string, Phrase[]>();
  for (const line of lines) {
    const [phrases = "", value] = line.split(/(?<!\|):(?!\|)/).map((part) => part.trim());
    for (const text of phrases.split("|")) {
      const words = text.trim().split(" ");
      const first = words[0] ?? "";
      const list = byFirst.get(first) ?? [];
      list.push({ words, value: value ?? text.trim() });
      list.sort((a, b) => b.words.length - a.words.length);
      byFirst.set(first, list);
    }
  }
  return byFirst;
}

/** The longest phrase of the lexicon that begins at `at`. */
export function phraseAt(items: readonly Item[], at: number, words: Lexicon): { value: string; end: number } | null {
  const first = items[at];
  if (first === undefined) return null;
  for (const phrase of words.get(first.lower) ?? []) {
    if (phrase.words.every((word, index) => items[at + index]?.lower === word)) {
      return { value: phrase.value, end: at + phrase.words.length };
    }
  }
  return null;
}

/** Compiles a pattern. Throws RangeError when it names an unknown lexicon. */
export function compile(source: string, lexicons: Readonly<Record<string, Lexicon>> = {}): Pattern {
  const elements = source.split(" ").filter((element) => element !== "");
  const steps = elements.map((element) => compileElement(element, lexicons));
  const run = (items: readonly Item[], start: number, index: number, at: number, state: State): Match | null => {
    const step = steps[index];
    if (step === undefined) return at > start ? { start, end: at, ...state } : null;
    return step(items, at, state, (next, nextState) => run(items, start, index + 1, next, nextState));
  };
  return {
    source,
    startsWith: startOf(elements[0] ?? "", lexicons),
    matchAt: (items, at) => run(items, at, 0, at, { captures: [], values: [], gaps: [] }),
  };
}

function startOf(element: string, lexicons: Readonly<Record<string, Lexicon>>): Start | null {
  if (/^@[a-zA-Z]+$/.test(element)) {
    return { words: [...named(lexicons, element.slice(1)).keys()], prefixes: [], numbers: false };
  }
  if (NUMBER_KINDS.has(element)) return { words: [], prefixes: [], numbers: true };
  if (!/^[\p{L}\d'.|*]+$/u.test(element) || element.startsWith("..")) return null;
  const all = element.split("|");
  const prefixes = all.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return { words: all.filter((word) => !word.endsWith("*")), prefixes, numbers: false };
}

const NUMBER_KINDS: ReadonlySet<string> = new Set(["<number>", "<count>", "<ordinal>", "<dayNumber>", "<thousands>"]);

function compileElement(element: string, lexicons: Readonly<Record<string, Lexicon>>): Step {
  if (element.length > 1 && element.endsWith("?")) {
    const inner = compileElement(element.slice(0, -1), lexicons);
    return (items, at, state, then) => inner(items, at, state, then) ?? then(at, state);
  }
  if (element.length > 1 && element.startsWith(">")) {
    const inner = compileElement(element.slice(1), lexicons);
    return (items, at, state, then) => inner(items, at, state, () => then(at, state));
  }
  if (element === "^") return (items, at, state, then) => (isSentenceEdge(items[at - 1]) ? then(at, state) : null);
  if (element === "$") return (items, at, state, then) => (isSentenceEdge(items[at]) ? then(at, state) : null);
  if (element.startsWith("$|")) {
    const word = wordTest(element.slice(2));
    return (items, at, state, then) => {
      const item = items[at];
      if (isSentenceEdge(item)) return then(at, state);
      return item !== undefined && word(item.lower) ? then(at + 1, state) : null;
    };
  }
  const gap = /^\.\.(\d+)$/.exec(element);
  if (gap !== null) return gapStep(Number(gap[1]), (items, at) => (isPlainWord(items[at]) ? at + 1 : null));
  const bridge = /^~([a-zA-Z]+)(\d+)$/.exec(element);
  if (bridge !== null) {
    const words = named(lexicons, bridge[1] ?? "");
    return gapStep(Number(bridge[2]), (items, at) => phraseAt(items, at, words)?.end ?? null);
  }
  if (element.startsWith("@")) {
    const words = named(lexicons, element.slice(1));
    return (items, at, state, then) => {
      const phrase = phraseAt(items, at, words);
      return phrase === null ? null : then(phrase.end, { ...state, values: [...state.values, phrase.value] });
    };
  }
  if (element.startsWith("<")) {
    const test = kindTest(element.slice(1, -1));
    return (items, at, state, then) => {
      const item = items[at];
      if (item === undefined || !test(item)) return null;
      return then(at + 1, { ...state, captures: [...state.captures, item] });
    };
  }
  const test = wordTest(element);
  return (items, at, state, then) => {
    const item = items[at];
    return item !== undefined && test(item.lower) ? then(at + 1, state) : null;
  };
}

/** Up to `longest` steps, each to where `next` leads. */
function gapStep(longest: number, next: (items: readonly Item[], at: number) => number | null): Step {
  return (items, start, state, then) => {
    let at = start;
    for (let taken = 0; ; taken += 1) {
      const match = then(at, at === start ? state : { ...state, gaps: [...state.gaps, start, at] });
      const following = match !== null || taken === longest ? null : next(items, at);
      if (following === null) return match;
      at = following;
    }
  };
}

function isSentenceEdge(item: Item | undefined): boolean {
  return item === undefined || item.kind === "break";
}

function isPlainWord(item: Item | undefined): boolean {
  return item?.kind === "word" || item?.kind === "number";
}

function named(lexicons: Readonly<Record<string, Lexicon>>, name: string): Lexicon {
  const found = Object.hasOwn(lexicons, name) ? lexicons[name] : undefined;
  if (found === undefined) throw new RangeError(`A pattern names the unknown lexicon "${name}".`);
  return found;
}

const KIND_TESTS: Readonly<Record<string, (item: Item) => boolean>> = {
  count: (item) => item.kind === "number" && !item.ordinal && Number.isInteger(item.value),
  ordinal: (item) => item.kind === "number" && item.ordinal,
  dayNumber: (item) => item.kind === "number" && Number.isInteger(item.value) && item.value >= 1 && item.value <= 31,
  thousands: (item) => item.kind === "number" && /k$|thousand|grand/i.test(item.text),
  year: (item) => item.kind === "number" && /^(19|20)\d\d$/.test(item.text),
  shortYear: (item) => item.kind === "number" && /^[2-4]\d$/.test(item.text) && item.value > 21,
};

function kindTest(kind: string): (item: Item) => boolean {
  return Object.hasOwn(KIND_TESTS, kind) ? (KIND_TESTS[kind] ?? (() => false)) : (item) => item.kind === kind;
}

function wordTest(element: string): (lower: string) => boolean {
  const alternatives = element === "|" ? ["|"] : element.split("|");
  const exact = new Set(alternatives.filter((word) => !word.endsWith("*")));
  const prefixes = alternatives.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return (lower) => exact.has(lower) || prefixes.some((prefix) => lower.startsWith(prefix));
}

/** The captured items of one kind. */
export function captured<K extends ItemKind>(match: Match, kind: K): ItemOf<K>[] {
  return match.captures.filter((item): item is ItemOf<K> => item.kind === kind);
}
