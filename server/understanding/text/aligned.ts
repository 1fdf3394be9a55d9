import { LONGEST_TEXT, REPLACEMENTS } from "./normalize";

/** A normalized text that knows where each of its characters came from. */
export interface AlignedText {
  readonly text: string;
  /** For each character of `text`, and for its end, the offset in the original text. */
  readonly origin: readonly number[];
}

/** The text with one kind of quote, dash and arrow and compatibility characters folded, aligned with the original. */
export function align(original: string): AlignedText {
  let text = "";
  let origin: number[] = [];
  let at = 0;
  for (const character of original.slice(0, LONGEST_TEXT)) {
    const folded = character.normalize("NFKC");
    for (let unit = 0; unit < folded.length; unit += 1) origin.push(at);
    text += folded;
    at += character.length;
  }
  origin.push(at);
  for (const [pattern, replacement] of REPLACEMENTS) {
    if (text.search(pattern) < 0) continue;
    const parts: string[] = [];
    const moved: number[] = [];
    let last = 0;
    for (const match of text.matchAll(pattern.global ? pattern : new RegExp(pattern, `${pattern.flags}g`))) {
      parts.push(text.slice(last, match.index), replacement);
      for (let index = last; index < match.index; index += 1) moved.push(origin[index] ?? at);
      for (let index = 0; index < replacement.length; index += 1) moved.push(origin[match.index] ?? at);
      last = match.index + match[0].length;
    }
    parts.push(text.slice(last));
    for (let index = last; index <= text.length; index += 1) moved.push(origin[index] ?? at);
    text = parts.join("");
    origin = moved;
  }
  return { text, origin };
}
