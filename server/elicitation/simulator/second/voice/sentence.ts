/** The parts that are not empty, one after the other, each with a full stop unless it ends with another mark. */
export function paragraph(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .map((part) => (/[.?!]$/.test(part) ? part : `${part}.`))
    .join(" ");
}

/** The same with a capital at the beginning of each sentence. */
export function asSentences(text: string): string {
  return paragraph([text]).replace(
    /(^|[.?!] )([a-z])/g,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  );
}
