import type { Item } from "./item";
import { normalise } from "./normalise";
import { joinNumbers } from "./numbers";
import { correctSpelling } from "./spelling";
import { tokenise } from "./tokens";

/** The words, numbers, symbols and sentence ends of a text, slips put right. */
export function wordsOf(text: string): Item[] {
  return joinNumbers(correctSpelling(tokenise(normalise(text))));
}
