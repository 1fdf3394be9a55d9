import { withoutTags } from "../text/machine-text";

/** A question back is a sentence; what is longer is a story. */
const LONGEST = 300;

const OPENERS =
  /^(?:(?:but|and|so|ok|okay|hey|hi|hello|well|hm+|wait|please|sorry|thanks|great|btw|by the way|just curious|also)[ ,.!:-]+)+/i;
const TELL_ME =
  /^(?:(?:can|could|would|will) you (?:please )?|please |i(?: would|'d) like to |i want to |let me )?(?:tell me|explain(?: to me)?|remind me|know)(?: again)?[ ,:]+(?=(?:about|why|what|which|when|where|how|if|whether|who)\b)/i;
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(what|when|where|how|who|why|it|that|there|here)'s\b/gi, "$1 is"],
  [/\bwhat're\b/gi, "what are"],
  [/\b(did|do|does|is|are|was|were|have|has|could|would)n't\b/gi, "$1 not"],
  [/\b(we|you|they)'re\b/gi, "$1 are"],
  [/\b(i|we|you|they)'ll\b/gi, "$1 will"],
];
/** A sentence goes on behind these; a full stop also ends "St. Louis". */
const ANOTHER_SENTENCE = /[!?;]\s*\S|(?<!\b(?:st|mt|ft|dr|mr|ms|vs))\.\s+\S/i;
const ASKS_WITHOUT_MARK = /^(?:why|when|where|which|what|how|who|about|is|are|was|were|did|does)\b/i;
const TELLS = /^(?:why|when|where|who|which|what|whats|how|is|are|was|were|does|did|do|has|have|any|anything)\b/i;
/** "What if", "how about", "why not", "have a nice day": they ask for something else, not to be told. */
const WISHES =
  /^(?:what if|what about|how about|why not|why (?:do|can|could|should) (?:not|(?:we|i|you) not)|have a|do not|(?:is|would) it (?:be )?(?:possible|ok|okay)|are you able|do you think (?:we|you|i) (?:can|could)|is there (?:any|a) (?:chance|way))\b/i;

/**
 * The words of a message that is one question and nothing else, without greeting, "tell me" and question mark; null: it says
 * something else, or something else.
 */
export function oneQuestion(text: string): string | null {
  if (text.length > LONGEST) return null;
  const trimmed = withoutTags(text)
    .normalize("NFKC")
    .replace(/[’‘`]/g, "'")
    .replace(/[“”"]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const told = CONTRACTIONS.reduce(
    (words, [short, long]) => words.replace(short, long),
    trimmed.replace(OPENERS, "").replace(TELL_ME, ""),
  );
  const words = told
    .replace(/[.!?\s]+$/, "")
    .replace(/^(?:if|whether) (it|there|the \S+|we|you|they) (is|are|was|has|have)\b/i, "$2 $1");
  if (ANOTHER_SENTENCE.test(words) || WISHES.test(words)) return null;
  return /\?\s*$/.test(trimmed) || ASKS_WITHOUT_MARK.test(words) ? words : null;
}

/**
 * Whether a message does nothing but ask to be told something, whatever it is about. "Could we fly business?" is a wish, and so is
 * what names an action; "is it going to rain?" is a question.
 */
export function asksForInformation(text: string): boolean {
  const words = oneQuestion(text);
  return words !== null && TELLS.test(words) && !/[,:]/.test(words);
}
