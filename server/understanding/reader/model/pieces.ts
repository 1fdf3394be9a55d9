import type { ModelInput } from "./definition";

/** Word pieces of one word; a word's pieces never depend on its neighbors. */
export type Cut = (word: string) => readonly number[];

const [CLS, SEP, MOST_PIECES_OF_WORD] = [101, 102, 8];
/** Pieces of text in one pass; longer texts are read in several. */
const LONGEST_PASS = 250;

/** One pass of the model, and the words and spans of the text that it reads. */
export interface Pass {
  readonly ids: number[];
  readonly segments: number[];
  readonly kinds: number[];
  readonly shapes: number[];
  readonly first: number[];
  readonly last: number[];
  readonly spanFrom: number[];
  readonly spanTo: number[];
  readonly firstWord: number;
  readonly spans: number[];
}

/** The question as words: "hotel.preferredRoomType" is "hotel preferred room type". */
function askedWords(asked: string | null): string[] {
  if (asked === null) return ["opening"];
  return asked
    .replaceAll(".", " ")
    .replace(/([A-Z])/g, " $1")
    .toLowerCase()
    .split(" ");
}

/** The passes in which a text is read, in order; each word lies in one of them. A span that crosses two of them is read in the first. */
export function passesOf(input: ModelInput, cut: Cut): Pass[] {
  const prefix = [CLS, ...askedWords(input.asked).flatMap((word) => [...cut(word)]), SEP];
  const passes: Pass[] = [];
  for (let word = 0; word === 0 || word < input.words.length; ) {
    const pass: Pass = {
      ids: [...prefix],
      segments: prefix.map(() => 0),
      kinds: prefix.map(() => 0),
      shapes: prefix.map(() => 0),
      first: [],
      last: [],
      spanFrom: [],
      spanTo: [],
      firstWord: word,
      spans: [],
    };
    for (; word < input.words.length; word += 1) {
      const pieces = cut(input.words[word] ?? "").slice(0, MOST_PIECES_OF_WORD);
      if (pass.ids.length - prefix.length + pieces.length > LONGEST_PASS) break;
      pass.first.push(pass.ids.length);
      for (const piece of pieces) {
        pass.ids.push(piece);
        pass.segments.push(1);
        pass.kinds.push(input.kinds[word] ?? 0);
        pass.shapes.push(input.shapes[word] ?? 0);
      }
      pass.last.push(pass.ids.length - 1);
    }
    pass.ids.push(SEP);
    for (const row of [pass.segments]) row.push(1);
    for (const row of [pass.kinds, pass.shapes]) row.push(0);
    passes.push(pass);
    if (pass.first.length === 0) break;
  }
  input.spans.forEach(([from, to], at) => {
    const pass = passes.findLast(({ firstWord }) => firstWord <= from);
    if (pass === undefined) return;
    const [start, end] = [from - pass.firstWord, Math.min(to - pass.firstWord, pass.first.length) - 1];
    if (start >= pass.first.length) return;
    pass.spanFrom.push(start);
    pass.spanTo.push(end);
    pass.spans.push(at);
  });
  return passes;
}
