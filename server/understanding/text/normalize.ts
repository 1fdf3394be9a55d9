/** Longer texts are cut here: nobody describes a trip in more, and every reader stays fast. */
export const LONGEST_TEXT = 10_000;

export const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'"],
  [/[\u201c\u201d\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, "-"],
  [/\u2192|-{1,2}>|=>|>{1,2}/g, " to "],
  [/-{2,}/g, "-"],
  [/=/g, ":"],
  // "hyatt *hilton": the star of a correction.
  [/(?<=\S\s{1,3})\*(?=\p{L}[^*]*$)/gu, "sorry, "],
  [/\u2026/g, "... "],
  [/\bw\/o\b/gi, "without"],
  [/\bw\/(?=\s|\p{L})/giu, "with "],
];

/** The text with one kind of quote, dash and arrow, compatibility characters folded, cut at LONGEST_TEXT. */
export function normalize(text: string): string {
  let normal = text.slice(0, LONGEST_TEXT).normalize("NFKC");
  for (const [pattern, replacement] of REPLACEMENTS) normal = normal.replace(pattern, replacement);
  return normal;
}
