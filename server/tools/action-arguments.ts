const closingQuotes: Readonly<Record<string, string>> = { '"': '"', "'": "'", "`": "`", "“": "”", "‘": "’" };

/**
 * Arguments up to the closing bracket, or to the end where it is missing. `several`: commas separate them, outside of quotes
 * and brackets; else everything is one argument.
 */
export function readArguments(text: string, closing: "]" | ")", several: boolean): string[] {
  const values: string[] = [];
  let at = 0;
  for (;;) {
    while (/\s/.test(text[at] ?? "")) at += 1;
    const quoted = readQuoted(text, at, closing, several);
    const end = quoted?.end ?? endOfPlain(text, at, closing, several);
    values.push(quoted?.value ?? text.slice(at, end).trim());
    if (text[end] !== ",") return values;
    at = end + 1;
  }
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
  const plain = value !== "" && value.trim() === value && !/^["'`“‘]|[[\]\r\n\u2028\u2029]/.test(value);
  return plain && !(several && value.includes(",")) ? value : JSON.stringify(value);
}
