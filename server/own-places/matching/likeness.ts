import { distance } from "fastest-levenshtein";

/** Words that say what kind of place it is, in European languages and without accents; those of one line mean the same. */
const KINDS = [
  "hotel hotels albergo pension hostel auberge resort",
  "restaurant restaurante ristorante trattoria osteria brasserie bistro bistrot",
  "cafe caffe coffee kaffee",
  "bar pub taverna",
  "museum musee museo museu",
  "garden gardens jardin jardins giardino jardim garten",
  "park parc parque parco",
  "church eglise chiesa iglesia kirche cathedral cathedrale cattedrale catedral dom chapel chapelle",
  "palace palais palazzo palacio palast",
  "beach plage playa spiaggia strand",
  "market marche mercado mercato markt",
  "theater theatre teatro opera",
];
const KIND_OF = new Map(KINDS.flatMap((words, kind) => words.split(" ").map((word) => [word, kind] as const)));
const FILLERS = new Set("the a of at in and le la les l de du des d et el los las y il lo der die das und".split(" "));

/** A name within another ("Musée océanographique" in "Musée océanographique de Monaco") is nearly the same. */
const WITHIN = 0.9;
/** Letters that words of their own must have to be told from others. */
const TELLING_LETTERS = 4;
/** A café and a hotel of one name are two places. */
const OTHER_KIND = 0.5;

/** How alike two plain names are, 0–1: 1 for the same, less for each letter that differs, whatever the order and the language of the kind. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [first, second] = [partsOf(one), partsOf(other)];
  const isOtherKind =
    first.kinds.size > 0 && second.kinds.size > 0 && ![...first.kinds].some((kind) => second.kinds.has(kind));
  const asWritten = alike(one, other);
  const inAnyOrder = alike(first.telling.toSorted().join(" "), second.telling.toSorted().join(" "));
  const best = Math.max(asWritten, inAnyOrder * WITHIN, isWithin(first.telling, second.telling) ? WITHIN : 0);
  return isOtherKind ? best * OTHER_KIND : best;
}

interface Parts {
  readonly kinds: ReadonlySet<number>;
  /** The words that tell it from others of its kind. */
  readonly telling: readonly string[];
}

function partsOf(name: string): Parts {
  const words = name.split(" ").filter((word) => !FILLERS.has(word));
  return {
    kinds: new Set(words.flatMap((word) => KIND_OF.get(word) ?? [])),
    telling: words.filter((word) => !KIND_OF.has(word)),
  };
}

/** Whether all telling words of the shorter are in the longer, long ones also misspelled. */
function isWithin(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return (
    shorter.join("").length >= TELLING_LETTERS &&
    shorter.every((word) => longer.some((each) => alike(word, each) >= (word.length < 5 ? 1 : 0.8)))
  );
}

/** The share of letters that stay as they are; 0 at once where the lengths alone rule out more than half. */
function alike(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  if (longest === 0 || Math.abs(one.length - other.length) > longest / 2) return 0;
  return 1 - distance(one, other) / longest;
}
