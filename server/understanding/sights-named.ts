import { MOST_SIGHTS, onceForEach, spellingKey, spellingsOf } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Stretch } from "./reader/text-reading";

/** A name of one short word says too little. */
const SHORTEST_NAME = 6;

/** The attractions' own names by their names without "the", in any language and spelling. */
const nameOfKey = onceForEach((world: World): ReadonlyMap<string, string> => {
  const byKey = new Map<string, string>();
  const records = world.gazetteer.cities.flatMap(({ name }) =>
    world.attractions(name).filter((sight) => sight.nameResolves),
  );
  // A record's own name leads to it, whatever others are called in other languages.
  for (const { name } of records) addKeys(byKey, name, name);
  // "Castle" may be any.
  const kinds = new Set(records.flatMap(({ details }) => details?.types ?? []).map(spellingKey));
  for (const { name, openData } of records) {
    for (const other of openData?.otherNames ?? []) {
      if (!kinds.has(spellingKey(other.name))) addKeys(byKey, other.name, name);
    }
  }
  return byKey;
});

function addKeys(byKey: Map<string, string>, written: string, name: string): void {
  for (const spelling of spellingsOf(written)) {
    const key = spelling.replace(/^the /, "");
    if (key.length >= SHORTEST_NAME && !byKey.has(key)) byKey.set(key, name);
  }
}

/** Words behind which a name is of no sight to see: "near Union Station", "skip the aquarium". */
const NOT_TO_SEE =
  /\b(?:near|nearby|by|next to|close to|opposite|around|no|not|never|skip|avoid|without|except) (?:the )?$/i;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.&-]+[\p{L}\p{N}\p{M}]+)*/gu;
const MOST_WORDS = 8;

interface NamedSight {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Names of the world's attractions in a text, of several the longest: "Tsingtao Brewery Museum" before "Brewery Museum". O(n). */
function namesIn(text: string, world: World, isName: (words: string) => boolean, before = ""): NamedSight[] {
  const names = nameOfKey(world);
  const words = [...text.matchAll(WORD)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
  const found: NamedSight[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let end = Math.min(words.length, at + MOST_WORDS); end > at; end -= 1) {
      const [from, to] = [words[at]?.from ?? 0, words[end - 1]?.to ?? 0];
      const name = isName(text.slice(from, to)) ? names.get(spellingKey(text.slice(from, to))) : undefined;
      if (name === undefined || NOT_TO_SEE.test(before + text.slice(0, from))) continue;
      found.push({ name, from, to });
      at = end - 1;
      break;
    }
  }
  return found;
}

const blanked = (text: string, names: readonly NamedSight[]): string =>
  names.reduce((left, { from, to }) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to), text);

/** Two words or more, all of them with capitals but for short ones. */
function isProper(words: string): boolean {
  const all = words.match(WORD) ?? [];
  const isCapital = (word: string) => /^(?:\p{Ll}{1,2}['’])?[\p{Lu}\p{N}]/u.test(word);
  return all.filter(isCapital).length > 1 && all.every((word) => isCapital(word) || word.length < 4);
}

/**
 * The world's attractions that a text writes as proper names, at most `MOST_SIGHTS`, and the text with blanks in their place: of "Museum of Maps"
 * the reader's model would make a wish for museums.
 */
export function properSights(
  text: string,
  world: World,
): { readonly sights: readonly string[]; readonly rest: string } {
  const found = namesIn(text, world, isProper);
  const sights = [...new Set(found.map(({ name }) => name))].slice(0, MOST_SIGHTS);
  return {
    sights,
    rest: blanked(
      text,
      found.filter(({ name }) => sights.includes(name)),
    ),
  };
}

/** Those that words name which nothing else holds: "I want to see the Forbidden City"; and the stretches without them. At most `MOST_SIGHTS` with the `known`. Pure. */
export function sightsNamed(
  unread: readonly Stretch[],
  world: World,
  { text: whole, known }: { readonly text: string; readonly known: readonly string[] },
): { readonly sights: readonly string[]; readonly unread: readonly Stretch[] } {
  const sights = new Set(known);
  const left = unread.filter(({ text, from }) => {
    const found = namesIn(text, world, () => true, whole.slice(0, from));
    const all = new Set([...sights, ...found.map(({ name }) => name)]);
    if (found.length === 0 || all.size > MOST_SIGHTS) return true;
    for (const name of all) sights.add(name);
    // What else the stretch says stays to be shown.
    return /[\p{L}\p{N}]/u.test(blanked(text, found).replace(/\b(?:the|and|or|a|at|to|in|of|see|visit)\b/gi, ""));
  });
  return { sights: [...sights], unread: left };
}
