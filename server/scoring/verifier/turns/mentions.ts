import { spellingKey } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Observed } from "../observed/observed";
import { worldNames } from "../observed/world-names";
import { type NameTable, type Token, tokensOf } from "../text/tokens";

/** A name in a text. "number": of a flight or train. "unknown": written like a name that nobody has. */
export interface Mention {
  readonly kind: "place" | "number" | "city" | "unknown";
  readonly key: string;
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

/** Before a name of one word, which may as well be a common noun. */
const AT_A_PLACE = /(?:\b(?:at|visit|visiting|tour|touring|called|named|in)\s+(?:the\s+)?|["“'‘]|\*\*|:\s*)$/i;
/** After a name. */
const SAID_OF = /^["”*]*\s*(?:[,:(]|(?:in|at|is|has|costs?|serves?|offers?|for|can)\b)/i;
const NUMBER = /^(?:[A-Z]{1,3}\d{3,8})$/;
const AFTER_MODE = /\b(?:flight|train|bus)(?:\s+(?:number|no\.?))?:?\s*$/i;

/** The names in a text, in their order: of the world, of what was observed, numbers of flights, and what is written like a name. */
export function mentionsIn(text: string, observed: Observed, world: World): Mention[] {
  const { places, cities } = worldNames(world);
  const seen = observed.names;
  const tokens = tokensOf(text);
  const mentions: Mention[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = knownAt(text, tokens, at, { places, cities, seen });
    if (found === null) at += 1;
    else {
      mentions.push(found.mention);
      at = found.to;
    }
  }
  return [...mentions, ...unknownNames(text, tokens, mentions)].sort((one, other) => one.at - other.at);
}

interface Tables {
  readonly places: NameTable;
  readonly cities: NameTable;
  readonly seen: NameTable;
}

function knownAt(text: string, tokens: readonly Token[], from: number, { places, cities, seen }: Tables) {
  const first = tokens[from];
  if (first === undefined) return null;
  const mention = (kind: Mention["kind"], to: number) => {
    const end = tokens[to - 1]?.end ?? first.end;
    const written = text.slice(first.at, end);
    return { mention: { kind, key: spellingKey(written), text: written, at: first.at, end }, to };
  };
  const word = text.slice(first.at, first.end);
  const before = text.slice(Math.max(0, first.at - 40), first.at);
  if (NUMBER.test(word) || (/^[A-Z]+\d+$/.test(word) && AFTER_MODE.test(before))) return mention("number", from + 1);
  const [place, observedName, city] = [places, seen, cities].map((table) => table.at(tokens, from));
  const to = Math.max(place?.to ?? 0, observedName?.to ?? 0, city?.to ?? 0);
  if (to === 0) return null;
  const words = tokens.slice(from, to);
  if (words.length < 3 && !words.some(({ isProper }) => isProper)) return null;
  // "2,800" is a number, also where a restaurant is called so.
  if (words.every(({ key }) => /^\d+$/.test(key)) && !AT_A_PLACE.test(before)) return null;
  if (city?.to === to) return mention("city", to);
  // A name of one word at the beginning of a sentence is more likely a word.
  const isSaidOf = seen.has(word) && (/[\p{L},]\s$/u.test(before) || SAID_OF.test(text.slice(first.end)));
  if (words.length === 1 && !AT_A_PLACE.test(before) && !isSaidOf) return null;
  return mention("place", to);
}

/** Words that are written with a capital and name nothing. */
const COMMON = new Set(
  `a about accommodation accommodations action actions activities activity additional address afternoon after again all also am an and april
  are arrival arrive arriving as at attraction attractions august available average based because before best book booked both breakdown breakfast
  budget but bus by call car cheapest checked check city comfort cost costs couple cuisine cuisines current date dates day days december depart
  departing departure destination dinner distance drive driving duration estimated each eat economy end enjoy evening everything explore february
  final finally find first flight flights fly flying food for free friday from full funds go grand great guests have here home hotel hotels house how however
  i if in included is it itinerary january join july june just last leave leg legs let lodging looking lunch make march may meal meals
  minimum monday morning move my near need next night nights no note notebook notes november now number october of on once one only
  option options or origin other our out outbound overall overview people per person plan planned planner please price prices private quick quote
  rating reason recap relax remaining rest restaurant restaurants result results return review room rooms route rules saturday search searched second see
  self september shared since so some spend start state stay staying step stop subtotal summary sunday tables taxi thank thanks that the
  then there therefore these they third this thought thursday time times today tomorrow tool total train transport transportation travel
  traveler travelers travelers' trip tuesday two type use via visit visits walk way we wednesday weekend welcome what when where which
  while will with within without you your yes`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
const RUN =
  /\p{Lu}[\p{L}\p{M}\p{N}'’&.-]*(?:\s+(?:(?:of|the|and|&|de|la|le|del|du|von|van)\s+){0,2}\p{Lu}[\p{L}\p{M}\p{N}'’&.-]*)*/gu;

/** Before what is written like a name: it is one of a place; words that say so even of a single one, and others. */
const CALLED_SO = "at|visit|called|named";
const CALLED = "visiting|see|try|choose|chose|pick|picked|recommend|book|booked|like|love";
const isBefore = (words: string) => new RegExp(`\\b(?:${words})\\s+(?:the\\s+)?["“*]*$`, "i");
const BEFORE_A_WORD = isBefore(CALLED_SO);
const BEFORE_A_NAME = isBefore(`${CALLED_SO}|${CALLED}`);
/** After it: where it is, what it costs, or a verb that says something of it. */
const LOCATED =
  /^["”*]*(?:\s*\([^\d\s]|\s*,\s*\p{Lu}|\s+(?:in\s+\p{Lu}|is\b|has\b|for\s+[$€£¥\d]|would\b|can\b|will\b|\p{Ll}+s\b))/u;
/** A price or rating in the rest of its line. */
const VALUED = /^["”*]*\s*[:|–—(-].{0,80}?(?:[$€£¥]\s?\d|\d\s?(?:dollars?|USD|EUR|stars?|★|\/\s?5))/u;

/**
 * Runs of words with capitals next to the names that are known, where what is around them says that they name a place: headings and
 * exclamations have capitals too ("Quick Recap").
 */
function unknownNames(text: string, tokens: readonly Token[], known: readonly Mention[]): Mention[] {
  const isFree = ({ at, end }: Token) => !known.some((mention) => at < mention.end && end > mention.at);
  return [...text.matchAll(RUN)].flatMap((match): Mention[] => {
    const words = tokens.filter(({ at, end }) => at >= match.index && end <= match.index + match[0].length);
    return stretches(words, isFree).flatMap((stretch): Mention[] => {
      const piece = withoutCommonEnds(stretch);
      const [first, last, whole] = [piece[0], piece.at(-1), stretch.at(-1)];
      if (first === undefined || last === undefined || whole === undefined) return [];
      const before = text.slice(Math.max(0, first.at - 30), first.at);
      const after = text.slice(whole.end, whole.end + 120);
      const isQuoted = /["“]$/.test(before) && /^["”]/.test(after);
      const isName =
        piece.filter(({ isProper }) => isProper).length < 2
          ? BEFORE_A_WORD.test(before)
          : isQuoted || BEFORE_A_NAME.test(before) || LOCATED.test(after) || VALUED.test(after.split("\n", 1)[0] ?? "");
      if (!isName) return [];
      const written = text.slice(first.at, last.end).replace(/[.'’]+$/, "");
      return [{ kind: "unknown", key: spellingKey(written), text: written, at: first.at, end: last.end }];
    });
  });
}

/** Stretches without known names. */
function stretches(words: readonly Token[], isFree: (token: Token) => boolean): Token[][] {
  const found: Token[][] = [[]];
  for (const word of words) {
    if (isFree(word)) found.at(-1)?.push(word);
    else found.push([]);
  }
  return found;
}

function withoutCommonEnds(stretch: readonly Token[]): readonly Token[] {
  const isCommon = ({ key }: Token) => COMMON.has(key) || /^\d+$/.test(key);
  const from = stretch.findIndex((token) => !isCommon(token));
  const to = stretch.findLastIndex((token) => !isCommon(token));
  return from < 0 ? [] : stretch.slice(from, to + 1);
}
