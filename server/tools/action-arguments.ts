import { z } from "zod";

const closingQuotes: Readonly<Record<string, string>> = { '"': '"', "'": "'", "`": "`", "“": "”", "‘": "’" };

/** The bracket that ends the arguments; "": there is none. */
export type Closing = "]" | ")" | "";

/**
 * Arguments up to the closing bracket, or to the end where it is missing. `several`: commas separate them, outside of quotes
 * and brackets; else everything is one argument.
 */
export function readArguments(text: string, closing: Closing, several: boolean): string[] {
  const values: string[] = [];
  let at = 0;
  for (;;) {
    const { value, end } = readValue(text, at, closing, several);
    values.push(value);
    if (text[end] !== ",") return values;
    at = end + 1;
  }
}

/** `origin="Dallas", date=2022-03-10`: values by those of the keys that are named; null where the text does not begin with one of them. */
export function readNamedArguments(
  text: string,
  closing: Closing,
  keys: readonly string[],
): Record<string, string> | null {
  const values: Record<string, string> = {};
  for (let at = 0; ; ) {
    const [head, name = ""] = /^[\s*_`]{0,20}([A-Za-z_]{1,60})\s{0,20}=\s{0,20}/.exec(text.slice(at, at + 130)) ?? [];
    const key = keyNamed(name, keys);
    if (head === undefined || key === undefined) break;
    const { value, end } = readValue(text, at + head.length, closing, keys.length > 1);
    values[key] = value;
    if (text[end] !== ",") break;
    at = end + 1;
  }
  return Object.keys(values).length === 0 ? null : values;
}

/** `{"origin": "Dallas"}`, also in front of more words; null where the text does not begin with a JSON object, or no key is known. */
export function readObjectArguments(text: string, keys: readonly string[]): Record<string, string> | null {
  const written = text.trimStart();
  if (keys.length === 0 || !written.startsWith("{")) return null;
  const read = objectSchema.safeParse(jsonOf(written.slice(0, endOfObject(written))));
  if (!read.success) return null;
  const entries = Object.entries(read.data).map(([name, value]) => [keyNamed(name, keys) ?? name, textOf(value)]);
  return Object.fromEntries(entries);
}

const objectSchema = z.record(z.string(), z.json());

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function textOf(value: z.infer<typeof objectSchema>[string]): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A key of a tool as models may write it ("Origin", "ORIGIN"). */
function keyNamed(name: string, keys: readonly string[]): string | undefined {
  const wanted = name.replaceAll("_", "").toLowerCase();
  return keys.find((key) => key.toLowerCase() === wanted);
}

/** Where the braces close that the text begins with, those within strings left out. */
function endOfObject(text: string): number {
  let depth = 0;
  for (const piece of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (piece[0] === "{") depth += 1;
    else if (piece[0] === "}") depth -= 1;
    if (depth === 0) return piece.index + 1;
  }
  return text.length;
}

function readValue(text: string, from: number, closing: Closing, several: boolean) {
  let at = from;
  while (/\s/.test(text[at] ?? "")) at += 1;
  const quoted = readQuoted(text, at, closing, several);
  const end = quoted?.end ?? endOfPlain(text, at, closing, several);
  return { value: quoted?.value ?? text.slice(at, end).trim(), end };
}

/** A quoted argument: its closing quote is the first one that is followed by a comma, the bracket or the end. */
function readQuoted(text: string, at: number, closing: string, several: boolean) {
  const quote = closingQuotes[text[at] ?? ""];
  if (quote === undefined) return null;
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === "\\") end += 1;
    else if (text[end] === quote) {
      const rest = text.slice(end + 1);
      const after = end + 1 + (rest.length - rest.trimStart().length);
      const next = text[after] ?? "";
      if (next === "" || next === closing || (several && next === ",")) {
        return { value: unquoted(text.slice(at, end + 1)), end: after };
      }
    }
  }
  return null;
}

function unquoted(quoted: string): string {
  if (quoted.startsWith('"')) {
    try {
      return String(JSON.parse(quoted));
    } catch {
      // Quotes of another notation: what is between them is meant.
    }
  }
  return quoted.slice(1, -1);
}

/** Brackets within an argument come in pairs: only one without a partner ends it. */
function endOfPlain(text: string, from: number, closing: string, several: boolean): number {
  const opening = closing === "]" ? "[" : "(";
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === opening) depth += 1;
    else if (character === closing && depth > 0) depth -= 1;
    else if (character === closing || (several && depth === 0 && character === ",")) return at;
  }
  return text.length;
}

/** An argument as `readArguments` reads it back. */
export function writeArgument(value: string, several: boolean): string {
  const plain = value !== "" && value.trim() === value && !/^["'`“‘{]|^\w+\s*=|[[\]\r\n\u2028\u2029]/.test(value);
  return plain && !(several && value.includes(",")) ? value : JSON.stringify(value);
}
