import type { Stretch } from "../reader/text-reading";
import { withoutTags } from "../text/machine-text";
import { LEAVES_ALL, SURPRISE, TURNS, type Turn } from "./turns";

/** Talk is short; what is longer says something. */
const LONGEST = 160;
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(what|that|it|this|who|how|there)(?:'s|s)\b(?<!\bits)/g, "$1 is"],
  [/\b(that|it|i|we|you)'ll\b/g, "$1 will"],
  [/\b(you|we|they)'re\b/g, "$1 are"],
  [/\b(i|we|you)'ve\b/g, "$1 have"],
  [/\bi'm\b/g, "i am"],
  [/\blet's\b/g, "let us"],
  [/\b(do|did|does|is|are)n't\b/g, "$1 not"],
  [/\b(do|did)nt\b/g, "$1 not"],
];
/** Words that go along with anything said to the agent. */
const BEFORE =
  /^(?:(?:ok(?:ay)?|k|well|so|and|but|now|then|please|pls|hey|hi|hello|oh|ah|um|hm+|great|perfect|good|fine|alright|all right|right|cool|sure|yes|yeah|yep|no|nope|wait|sorry|actually|thanks|thank you|thx|really|i think|i guess|can you|could you|would you|you can|just curious|by the way|btw|let us|lets) )+/;
const AFTER =
  /(?: (?:please|pls|now|then|thanks|thank you|thx|ok(?:ay)?|lol|haha|dragoman|man|mate|dude|really|anyway|here|so far|though))+$/;

const REFUSES = /^(?:no|nope)\b/;
const KIND = /^(?:thanks|praise|nod|greeting)$/;

/** The words of a clause in lower case, with plain apostrophes, contractions written out and no marks. */
export function plainWords(text: string): string {
  const plain = withoutTags(text)
    .normalize("NFKC")
    .replace(/[’‘`´]/g, "'")
    .toLowerCase();
  return CONTRACTIONS.reduce((words, [short, long]) => words.replace(short, long), plain)
    .replace(/[^\p{L}\p{N}'$&#]+/gu, " ")
    .trim();
}

/** The clauses of a text, as marks set them off, as stretches of it. */
export function clausesOf(text: string): Stretch[] {
  return [...text.matchAll(/[^.!?;,:…\n–—]+/g)].flatMap(({ 0: words, index }) =>
    /[\p{L}\p{N}]/u.test(words) ? [{ from: index, to: index + words.length, text: words.trim() }] : [],
  );
}

/** What a clause says to the agent; null: it says something else. */
export function turnOfClause(clause: string): Turn | null {
  const whole = plainWords(clause);
  const bare = whole.replace(BEFORE, "");
  // "Ok thanks, that is all": fillers alone are a turn of their own.
  for (const words of new Set([whole, bare, bare.replace(AFTER, ""), whole.replace(AFTER, "")])) {
    const turn = TURNS.find(([, says]) => says.test(words))?.[0];
    // "No thanks" answers, "no, go back" does not.
    if (turn !== undefined && !(REFUSES.test(whole) && KIND.test(turn))) return turn;
  }
  return null;
}

/** What a message says to the agent where it says nothing else, clause by clause; null: it says something else. */
export function turnsIn(text: string): Turn[] | null {
  if (text.length > LONGEST) return null;
  const whole = turnOfClause(text);
  if (whole !== null) return [whole];
  const turns: Turn[] = [];
  for (const { text: clause } of clausesOf(text).flatMap(parted)) {
    const turn = turnOfClause(clause);
    if (turn === null) return null;
    turns.push(turn);
  }
  return turns.length === 0 ? null : turns;
}

/** "Thanks and go ahead": a clause of no turn may be two. */
function parted(clause: Stretch): Stretch[] {
  return turnOfClause(clause.text) === null
    ? clause.text.split(/\s+(?:and|but|so)\s+/i).map((text) => ({ ...clause, text }))
    : [clause];
}

/** The turn that a message is answered for, where it says nothing else; null: none. */
export function mainTurn(text: string): Turn | null {
  const turns = turnsIn(text) ?? [];
  return TURNS.map(([turn]) => turn).find((turn) => turns.includes(turn)) ?? null;
}

/** Whether the traveler leaves everything that is still open to the agent; "surprise me" to a question is about what was asked alone. */
export function leavesAll(text: string, asked: string | null): boolean {
  const words = plainWords(text);
  return LEAVES_ALL.test(words) && !(asked !== null && SURPRISE.test(words.replace(AFTER, "")));
}
