import { ALONE, CHILD_WORDS, PERSON_WORDS, TWO_PEOPLE_WORDS } from "./lexicon/evidence";
import { NUMBER_WORDS } from "./lexicon/number-words";
import { numbersIn } from "./numbers-in";
import { plain, plainWords } from "./plain-text";

/** Whether the words can mean so many people: the number itself, or as many persons as are counted up, with or without who speaks. */
export function saysPeople(words: string, people: number): boolean {
  if (numbersIn(words).has(people)) return true;
  if (people === 1) return ALONE.test(plain(words));
  const counted = countIn(words, new Set([...PERSON_WORDS, ...CHILD_WORDS]));
  return counted > 0 && (people === counted || people === counted + 1);
}

/** Whether the words can mean so many children. */
export function saysChildren(words: string, children: number): boolean {
  return isAboutChildren(words) && (numbersIn(words).has(children) || countIn(words, CHILD_WORDS) === children);
}

function isAboutChildren(words: string): boolean {
  return plainWords(words).some(
    (word) => isOneOf(CHILD_WORDS, word) || /^(?:children|kinder|bambini|ninos|twins)$/.test(word),
  );
}

/** Persons that are named one by one ("my wife, two kids"): each word once, or as often as the number before it says. */
function countIn(words: string, persons: ReadonlySet<string>): number {
  const all = plainWords(words);
  let count = 0;
  all.forEach((word, at) => {
    const before = all[at - 1] ?? "";
    const number = NUMBER_WORDS.get(before) ?? (/^\d{1,2}$/.test(before) ? Number(before) : 1);
    if (isOneOf(persons, word)) count += number;
    else if (persons.has("wife") && TWO_PEOPLE_WORDS.has(word)) count += 2;
    else if (persons.has("wife") && /^(?:children|kinder|bambini)$/.test(word)) count += number;
  });
  return count;
}

function isOneOf(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || (word.endsWith("s") && words.has(word.slice(0, -1)));
}
