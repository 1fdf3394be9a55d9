import type { Item } from "../text/item";

/** Longer texts are cut: an answer settles the matter in fewer words. */
const MOST_WORDS = 60;
/** Words after one of these are also seen as standing under it, up to so many or the end of the clause. */
const REACH = 4;
const TURNS =
  /^(not|no|never|without|nor|neither|nobody|none|nothing|hardly|skip|avoid|rather|sooner|than|less|except|but|anything|over|instead)$/;
const PLAIN_NO = /^(not|no|never|without|nor|neither)$/;
const CLAUSE_END = /^[.!?;,]$/;
const LETTERS = 4;

/** The words of a text as the learned models see them: lower case, numbers by their value, the end of a sentence by its mark. */
export function tokensOf(items: readonly Item[]): readonly string[] {
  return items.slice(0, MOST_WORDS).map((item) => {
    if (item.kind === "number") return `#${item.value}`;
    return item.kind === "break" ? (item.text[0] ?? ".") : item.lower;
  });
}

/** What a text is known by: its words, pairs and triples, words under a "no", runs of four letters, beginning, end and length. */
export function wordFeatures(tokens: readonly string[]): readonly string[] {
  const found = new Set<string>();
  tokens.forEach((token, at) => {
    const [next, third] = [tokens[at + 1], tokens[at + 2]];
    found.add(token);
    if (next !== undefined) found.add(`${token} ${next}`);
    if (third !== undefined) found.add(`${token} _ ${third}`).add(`${token} ${next} ${third}`);
    if (token.length > LETTERS) found.add(`4:${token.slice(0, 4)}`);
    if (token.length > 6) found.add(`6:${token.slice(0, 6)}`);
    if (token.length >= LETTERS) for (const run of runsOfLetters(token)) found.add(`c:${run}`);
  });
  for (const under of wordsUnderTurns(tokens)) found.add(under);
  const last = tokens.findLast((token) => token !== ".");
  return [
    ...found,
    `^${tokens[0]}`,
    `^${tokens[0]} ${tokens[1]}`,
    `$${last}`,
    `length ${Math.min(6, Math.floor(tokens.length / 4))}`,
  ];
}

function runsOfLetters(token: string): readonly string[] {
  const framed = `<${token}>`;
  return Array.from({ length: framed.length - LETTERS + 1 }, (_, at) => framed.slice(at, at + LETTERS));
}

function wordsUnderTurns(tokens: readonly string[]): readonly string[] {
  const under: string[] = [];
  let turn: string | null = null;
  let left = 0;
  for (const token of tokens) {
    if (turn !== null && left > 0) under.push(`${turn}>${token}`);
    left -= 1;
    if (CLAUSE_END.test(token)) turn = null;
    if (!TURNS.test(token)) continue;
    turn = PLAIN_NO.test(token) ? "not" : token;
    left = REACH;
  }
  return under;
}
