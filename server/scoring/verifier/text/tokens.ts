import { spellingKey } from "@/server/trip";

/** A word of a text under the form that names are compared in. */
export interface Token {
  readonly key: string;
  readonly at: number;
  readonly end: number;
  /** Begins with a capital or a digit. */
  readonly isProper: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}'’‘ʼ`´.]+/gu;

/** The words of a text; their keys joined by blanks are the text's `spellingKey`, but for decimal numbers. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    // "2.7" is a number, and no part of "Cafe 27".
    const key = /^\d+\.\d+$/.test(word) ? word : spellingKey(word);
    if (key === "") continue;
    const written = word.replace(/['’‘ʼ`´.]+$/u, "");
    tokens.push({
      key,
      at: match.index,
      end: match.index + written.length,
      isProper: /^['’‘ʼ`´.]*[\p{Lu}\p{N}]/u.test(word),
    });
  }
  return tokens;
}

const SMALL = new Set([
  "of",
  "the",
  "and",
  "de",
  "la",
  "le",
  "del",
  "du",
  "von",
  "van",
  "at",
  "in",
  "s",
  "by",
  "on",
  "a",
]);

/** Keys of names, found in a text longest first. */
export class NameTable {
  /** Whether a word of the name is written small: "the blue door". */
  private readonly keys = new Map<string, boolean>();
  /** Words of the longest name that begins with a word. */
  private readonly longest = new Map<string, number>();

  add(name: string): void {
    const key = spellingKey(name);
    if (key === "") return;
    const words = key.split(" ");
    const [first = ""] = words;
    this.keys.set(
      key,
      /(?:^|\s)\p{Ll}{3,}/u.test(name.replace(/\b(?:and|the|for|del|des|von|van)\b/g, "")) ||
        (this.keys.get(key) ?? false),
    );
    this.longest.set(first, Math.max(this.longest.get(first) ?? 0, words.length));
  }

  has(name: string): boolean {
    return this.keys.has(spellingKey(name));
  }

  /**
   * The name that begins with this token: its key and the index after its last token. Null where none does. Names of one or two words must
   * be written with capitals, since "Chinese food" is also a name; longer ones are found however they are written.
   */
  at(tokens: readonly Token[], from: number): { readonly key: string; readonly to: number } | null {
    const most = this.longest.get(tokens[from]?.key ?? "") ?? 0;
    for (let length = Math.min(most, tokens.length - from); length > 0; length--) {
      const key = tokens
        .slice(from, from + length)
        .map((token) => token.key)
        .join(" ");
      if (!this.keys.has(key)) continue;
      const isCapital = tokens.slice(from, from + length).every((token) => token.isProper || SMALL.has(token.key));
      if (isCapital || length > 2 || this.keys.get(key)) return { key, to: from + length };
    }
    return null;
  }
}
