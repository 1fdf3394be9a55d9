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

/** The words of a text; their keys joined by blanks are the text's `spellingKey`. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const key = spellingKey(word);
    if (key === "") continue;
    tokens.push({
      key,
      at: match.index,
      end: match.index + word.length,
      isProper: /^['’‘ʼ`´.]*[\p{Lu}\p{N}]/u.test(word),
    });
  }
  return tokens;
}

/** Keys of names, found in a text longest first. */
export class NameTable {
  private readonly keys = new Set<string>();
  /** Words of the longest name that begins with a word. */
  private readonly longest = new Map<string, number>();

  add(name: string): void {
    const key = spellingKey(name);
    if (key === "") return;
    const words = key.split(" ");
    const [first = ""] = words;
    this.keys.add(key);
    this.longest.set(first, Math.max(this.longest.get(first) ?? 0, words.length));
  }

  has(name: string): boolean {
    return this.keys.has(spellingKey(name));
  }

  /** The name that begins with this token: its key and the index after its last token. Null where none does. */
  at(tokens: readonly Token[], from: number): { readonly key: string; readonly to: number } | null {
    const most = this.longest.get(tokens[from]?.key ?? "") ?? 0;
    for (let length = Math.min(most, tokens.length - from); length > 0; length--) {
      const key = tokens
        .slice(from, from + length)
        .map((token) => token.key)
        .join(" ");
      if (this.keys.has(key)) return { key, to: from + length };
    }
    return null;
  }
}
