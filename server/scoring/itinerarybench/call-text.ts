/** What an argument can be. */
export type Literal = string | number | boolean | null;

export interface Call {
  readonly name: string;
  readonly positional: readonly Literal[];
  readonly keywords: ReadonlyMap<string, Literal>;
}

/**
 * Reads a plan action as text: the part of Python's grammar that the benchmark's plans use (README of the data, "Executing an
 * action string"). Nothing is evaluated. Of several calls separated by commas, the first; null where the official program would
 * meet a syntax error. Linear in the length of the text.
 */
export function readCall(text: string): Call | null {
  // Python refuses source text with these before it reads it.
  if (text.includes("\0") || !text.isWellFormed()) return null;
  const reader = new Reader(text);
  const first = reader.call();
  if (first === null) return null;
  while (reader.takes(",")) {
    if (reader.isAtLineEnd()) break;
    if (reader.call() === null) return null;
  }
  return reader.isDone() ? first : null;
}

const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
/** 07 is no number in Python; 00 and 07.5 are. */
const LEADING_ZERO = /^[+-]?0+[1-9]\d*$/;
const CONSTANTS = new Map<string, Literal>([
  ["None", null],
  ["True", true],
  ["False", false],
]);
const SIMPLE_ESCAPES = new Map(Object.entries({ n: "\n", t: "\t", r: "\r", a: "\x07", b: "\b", f: "\f", v: "\v" }));
const CODE_ESCAPES = [/[0-7]{1,3}/y, /x[0-9A-Fa-f]{2}/y, /u[0-9A-Fa-f]{4}/y, /U[0-9A-Fa-f]{8}/y];

class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  /** `name(argument, …)`, blanks before it allowed. */
  call(): Call | null {
    this.#skipBlanks();
    const name = this.#match(NAME);
    if (name === null || !this.takes("(")) return null;
    const positional: Literal[] = [];
    const keywords = new Map<string, Literal>();
    this.#skipLines();
    while (!this.#takesNow(")")) {
      const argument = this.#argument();
      if (argument === null) return null;
      if (argument.keyword === null) {
        if (keywords.size > 0) return null;
        positional.push(argument.value);
      } else {
        if (keywords.has(argument.keyword)) return null;
        keywords.set(argument.keyword, argument.value);
      }
      this.#skipLines();
      if (this.#takesNow(",")) this.#skipLines();
      else if (this.text[this.#at] !== ")") return null;
    }
    return { name, positional, keywords };
  }

  /** Whether the character comes next, after blanks; it is then taken. */
  takes(character: string): boolean {
    this.#skipBlanks();
    return this.#takesNow(character);
  }

  isAtLineEnd(): boolean {
    this.#skipBlanks();
    return ["#", "\n", "\r", undefined].includes(this.text[this.#at]);
  }

  /** Whether nothing follows but blanks, empty lines and comments. */
  isDone(): boolean {
    if (!this.isAtLineEnd()) return false;
    this.#skipLines();
    return this.#at === this.text.length;
  }

  #argument(): { keyword: string | null; value: Literal } | null {
    const name = this.#match(NAME);
    if (name === null) return this.#value(null);
    this.#skipLines();
    if (this.#takesNow("=")) {
      this.#skipLines();
      return this.#value(name);
    }
    const value = CONSTANTS.get(name);
    return value === undefined ? null : { keyword: null, value };
  }

  #value(keyword: string | null): { keyword: string | null; value: Literal } | null {
    const start = this.text[this.#at];
    if (start === '"' || start === "'") {
      const value = this.#string(start);
      return value === null ? null : { keyword, value };
    }
    const number = this.#match(NUMBER);
    if (number !== null) return LEADING_ZERO.test(number) ? null : { keyword, value: Number(number) };
    const value = CONSTANTS.get(this.#match(NAME) ?? "");
    return value === undefined ? null : { keyword, value };
  }

  #string(quote: string): string | null {
    let value = "";
    this.#at += 1;
    for (;;) {
      const character = this.text[this.#at];
      if (character === undefined || character === "\n" || character === "\r") return null;
      this.#at += 1;
      if (character === quote) return value;
      const part = character === "\\" ? this.#escape() : character;
      if (part === null) return null;
      value += part;
    }
  }

  /** What represents the escape whose backslash was taken; null where Python refuses it. Unknown escapes keep their backslash. */
  #escape(): string | null {
    for (const pattern of CODE_ESCAPES) {
      const code = this.#match(pattern);
      if (code === null) continue;
      const point = /^\d/.test(code) ? Number.parseInt(code, 8) : Number.parseInt(code.slice(1), 16);
      return point > 0x10ffff ? null : String.fromCodePoint(point);
    }
    const letter = this.text[this.#at];
    // Names of characters (\N{…}) and texts of several lines are outside of the grammar.
    if (letter === undefined || "xuUN\r\n".includes(letter)) return null;
    this.#at += 1;
    return `"'\\`.includes(letter) ? letter : (SIMPLE_ESCAPES.get(letter) ?? `\\${letter}`);
  }

  #skipBlanks(): void {
    while (/[ \t\f]/.test(this.text[this.#at] ?? "")) this.#at += 1;
  }

  /** Blanks, line breaks and comments, as between the brackets of a call. */
  #skipLines(): void {
    for (;;) {
      this.#skipBlanks();
      if (this.#takesNow("#")) while (!["\n", "\r", undefined].includes(this.text[this.#at])) this.#at += 1;
      if (!this.#takesLineBreak()) return;
    }
  }

  #takesLineBreak(): boolean {
    const isReturn = this.#takesNow("\r");
    return this.#takesNow("\n") || isReturn;
  }

  #takesNow(character: string): boolean {
    if (this.text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const [matched] = pattern.exec(this.text) ?? [];
    if (matched === undefined) return null;
    this.#at += matched.length;
    return matched;
  }
}
