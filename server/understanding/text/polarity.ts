import type { Item } from "./item";

/** Words that turn what follows round; two of them cancel out ("not afraid of flying", "do not mind driving"). */
const TURNS: ReadonlySet<string> = new Set(
  "no not non without never neither nor none nobody avoid avoids avoiding avoided hate hates afraid scared fear fears terrified anxious nervous refuse refuses skip skipping mind dislike dislikes against unable restriction restrictions problem problems issue issues instead than exclude excluding except allergic anti quit minus unwilling wary phobia ban banned over opposed reluctant hesitant averse rule".split(
    " ",
  ),
);

/** Words that may stand between a turning word and what it turns. */
const BRIDGE: ReadonlySet<string> = new Set(
  `any of by to on in the a an our my your taking take takes using use utilize utilise plan planning plans planned require requires requiring need needs needing involve involves involving include includes be been want wanting wants wish wishing do does did would will prefer preferred like love travel traveling travelling transportation transport intend intending intention going go get getting via through with for at all ever really is are has have having had mode modes means ourselves myself choose considering consider keen fan interested feel comfortable able board boarding being very please there should must i we us me anyone anybody one kind form commercial domestic subject desire desired about either or big huge much only valid current driving eat eating anything bring bringing allow allowing allows permit permitting host hosting rely relying stay staying keep own owns from looking opt depend just even too so bit that utilizing book booking taken drive involved want type types option options it can could am was`.split(
    /\s+/,
  ),
);

/** What may follow and rule the thing out: "flights are off the table", "flying is not an option". */
const RULED_OUT: readonly (readonly string[])[] = [
  "is not an option",
  "are not an option",
  "is not possible",
  "are not possible",
  "is not for me",
  "is not for us",
  "is out",
  "are out",
  "is off the table",
  "are off the table",
  "is not allowed",
  "are not allowed",
  "is not permitted",
  "not allowed",
  "not permitted",
  "prohibited",
  "is prohibited",
  "is not ok",
  "should be avoided",
  "must be avoided",
  "to be avoided",
  "scares me",
  "scares us",
  "terrifies me",
  "makes me sick",
  "makes me nervous",
  "is a no",
  "is a no go",
  "are a no go",
  "free",
  "is not needed",
  "are not needed",
  "is not necessary",
  "are not necessary",
  "is not required",
  "are not required",
  "is not important",
  "excluded",
  "phobia",
].map((phrase) => phrase.split(" "));

const FARTHEST = 12;

/** Whether what stands from `start` to `end` is said with a "no" that reaches it. */
export function isNegated(items: readonly Item[], start: number, end: number): boolean {
  let negative = false;
  for (let at = start - 1; at >= Math.max(0, start - FARTHEST); at -= 1) {
    const item = items[at];
    if (item === undefined || (item.kind !== "word" && item.kind !== "number")) break;
    if ((TURNS.has(item.lower) && !isNotOnly(items, at)) || isAllBut(items, at)) negative = !negative;
    else if (!BRIDGE.has(item.lower)) break;
  }
  const ruledOut = RULED_OUT.some((words) => words.every((word, index) => items[end + index]?.lower === word));
  return ruledOut ? !negative : negative;
}

/** "anything but a plane". */
function isAllBut(items: readonly Item[], at: number): boolean {
  return items[at]?.lower === "but" && /^(anything|everything|any|all)$/.test(items[at - 1]?.lower ?? "");
}

/** "not only", "over" as in "all over", "no later than": no negation of what follows. */
function isNotOnly(items: readonly Item[], at: number): boolean {
  const [before, next] = [items[at - 1]?.lower, items[at + 1]?.lower];
  const word = items[at]?.lower;
  return next === "only" && word === "not"
    ? true
    : word === "over" && before !== "driving" && before !== "train" && before !== "trains";
}
