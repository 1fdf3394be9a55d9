/** Tags of HTML in place of Markdown. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/<\/?(?:h[1-6]|ul|ol|li|p|div)\b[^>]{0,200}>/gi, "\n")
    .replace(/<\/?(?:b|strong|i|em|u|span)\b[^>]{0,200}>/gi, "");
}

const BULLET = /^(?:[-*+•–]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+(?:\[[ xX]?\]\s+)?/u;

/** A line without the marks of lists, quotes and headings before it, and without the emphasis of what it begins with. */
export function withoutMarks(line: string): string {
  const text = line
    .replace(/^[\s>#]+/, "")
    .replace(BULLET, "")
    .replace(/^[\s>#]+/, "")
    .trim();
  const emphasis = /^(\*{1,3}|_{1,3})(?=\S)/.exec(text)?.[1];
  return emphasis === undefined ? text : text.slice(emphasis.length).replace(emphasis, "");
}

/** A line without the pictures and the emphasis before its first word, where that may be a label or a heading. */
export function fromFirstWord(line: string): string {
  return line.replace(/^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D|[\s*_])+/u, "");
}
