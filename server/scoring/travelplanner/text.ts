/**
 * The text helpers of the published rules (README of the benchmark's data, "Text helpers"). They follow the official
 * program's idea of white space and of lines, which differs from JavaScript's, and take linear time per attempt
 * where its regular expressions take cubic.
 */

/** White space as the official program has it: U+001C–U+001F and U+0085 count, U+FEFF does not. */
function isSpace(code: number): boolean {
  if (code <= 0xa0) {
    return (
      code === 0x20 ||
      (code >= 0x09 && code <= 0x0d) ||
      (code >= 0x1c && code <= 0x1f) ||
      code === 0x85 ||
      code === 0xa0
    );
  }
  return (
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** The text without the white space around it. */
export function trimmed(text: string): string {
  const start = skipSpaces(text, 0);
  let end = text.length;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** P: "Columbus (Ohio)" → "Columbus " (not trimmed). Unchanged without a closed parenthesis or with a newline before it. */
export function beforeParenthesis(text: string): string {
  const open = text.indexOf("(");
  if (open === -1 || text.indexOf(")", open) === -1) return text;
  const newline = text.indexOf("\n");
  return newline !== -1 && newline < open ? text : text.slice(0, open);
}

export interface FromTo {
  readonly from: string;
  /** Up to the next comma or the end, not trimmed on the right. */
  readonly to: string;
}

/** FT: the two places of "… from A to B, …"; null when nothing fits. */
export function fromTo(text: string): FromTo | null {
  for (let at = text.indexOf("from"); at !== -1; at = text.indexOf("from", at + 1)) {
    const found = fromToAfter(text, at + "from".length);
    if (found !== null) return found;
  }
  return null;
}

function fromToAfter(text: string, start: number): FromTo | null {
  const name = skipSpaces(text, start);
  if (name === start) return null;
  for (let end = name + 1; end < text.length; end++) {
    if (text[end - 1] === "\n") break;
    const next = skipSpaces(text, end);
    if (next === end) continue;
    const to = placeAfterTo(text, next);
    if (to !== null) return { from: text.slice(name, end), to };
    if (text.slice(end, next).includes("\n")) break;
    end = next - 1;
  }
  return spaceAsPlace(text, start, name);
}

/** "from   to B": white space may itself be the first place when there is enough of it. */
function spaceAsPlace(text: string, start: number, next: number): FromTo | null {
  const to = placeAfterTo(text, next);
  if (to === null) return null;
  for (let at = next - 2; at > start; at--) {
    if (text[at] !== "\n") return { from: text.charAt(at), to };
  }
  return null;
}

/** The text after "to" and white space at `at`, up to a comma; the last white space counts as text when nothing else is there. */
function placeAfterTo(text: string, at: number): string | null {
  if (!text.startsWith("to", at)) return null;
  const space = at + 2;
  let start = skipSpaces(text, space);
  if (start === space) return null;
  if (start === text.length || text[start] === ",") start--;
  if (start === space) return null;
  const comma = text.indexOf(",", start);
  return text.slice(start, comma === -1 ? text.length : comma);
}

export interface NameAndCity {
  readonly name: string;
  readonly city: string;
}

const UNREADABLE: NameAndCity = { name: "-", city: "-" };

/** NC: "Coco Bambu, Rockford" split at the last comma; both "-" when there is none or nothing follows it. */
export function nameAndCity(text: string): NameAndCity {
  const comma = text.lastIndexOf(",");
  if (comma === -1 || comma === text.length - 1) return UNREADABLE;
  const line = comma === 0 ? 0 : text.lastIndexOf("\n", comma - 1) + 1;
  return {
    name: trimmed(text.slice(line, comma)),
    city: trimmed(beforeParenthesis(trimmed(text.slice(comma + 1)))),
  };
}
