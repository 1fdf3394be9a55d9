/** A stretch of a text that says one thing. */
export interface Sentence {
  readonly at: number;
  readonly end: number;
  readonly text: string;
  /** Of its line: what a list says under one heading. */
  readonly line: number;
}

/** The sentences of a text; none ends within one of the spans, which hold names such as "St. Louis". */
export function sentencesOf(text: string, spans: readonly { readonly at: number; readonly end: number }[]): Sentence[] {
  const sentences: Sentence[] = [];
  let [from, line] = [0, 0];
  const close = (end: number) => {
    if (text.slice(from, end).trim() !== "") sentences.push({ at: from, end, text: text.slice(from, end), line });
    from = end;
  };
  for (const match of text.matchAll(/\n|[.!?]["”’)]?\s+(?=["“(*]?[\p{Lu}\p{N}])|;\s/gu)) {
    const end = match.index + match[0].length;
    if (spans.some((span) => match.index > span.at && match.index < span.end)) continue;
    close(end);
    if (match[0] === "\n") line += 1;
  }
  close(text.length);
  return sentences;
}
