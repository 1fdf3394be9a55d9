import type { PlanEdit } from "@/server/trip";
import type { SwapOption } from "@/server/views";
import { type Planned, refused, type Wish } from "../wish";
import { isPlural, type MeantStop, stopsMeant } from "./meant";
import { goodOptions } from "./options";

const NOUN = "(.+)";
const DIRECTIONS: readonly (readonly [Direction, readonly RegExp[]])[] = [
  [
    "cheaper",
    [
      new RegExp(`\\b(?:cheaper|cheapest|less expensive|less pricey|more affordable|lower.?priced|budget) ${NOUN}$`),
      new RegExp(
        `^(?:the |that |this |our |my )?${NOUN} (?:is|are|looks?|seems?)(?: far| way| much| a bit)? too (?:expensive|pricey|dear|costly)$`,
      ),
      new RegExp(`\\b(?:spend|pay) less (?:on|for) ${NOUN}$`),
      new RegExp(`\\bmake ${NOUN} cheaper$`),
    ],
  ],
  [
    "better",
    [
      new RegExp(
        `\\b(?:better(?:.rated)?|nicer|fancier|best(?:.rated)?|higher.?rated|more (?:luxurious|comfortable|upscale)|upgrade) ${NOUN}$`,
      ),
      new RegExp(
        `^(?:the |that |this |our |my )?${NOUN} (?:is|are|looks?|seems?)(?: far| way| much| a bit)? (?:too (?:shabby|basic|bad|simple)|not good enough)$`,
      ),
    ],
  ],
];
type Direction = "cheaper" | "better";
/** Of many stops, so many are changed at once. */
const MOST_CHANGED = 3;

/** "Cheaper hotel", "a nicer place for dinner on day 2", "the flight is too expensive". */
export async function readBetter(words: string, planned: Planned): Promise<Wish | null> {
  for (const [direction, patterns] of DIRECTIONS) {
    const phrase = patterns.map((pattern) => pattern.exec(words)?.[1]).find((group) => group !== undefined);
    const meant = phrase === undefined ? [] : stopsMeant(phrase, planned);
    if (phrase !== undefined && meant.length > 0) return swapsFor(direction, meant, isPlural(phrase), planned);
  }
  return null;
}

/** The most expensive first where it shall be cheaper: that is where most is saved. */
async function swapsFor(direction: Direction, meant: MeantStop[], all: boolean, planned: Planned): Promise<Wish> {
  const byCost = [...meant].sort((a, b) => b.stop.cost.amountMinor - a.stop.cost.amountMinor);
  const wanted = direction === "cheaper" ? byCost : meant;
  const edits: PlanEdit[] = [];
  for (const each of wanted.slice(0, all ? MOST_CHANGED : wanted.length)) {
    const option = bestOf(direction, await goodOptions(planned, each));
    if (option !== undefined) edits.push({ kind: "swap", stopId: each.stop.id, recordId: option.recordId });
    if (edits.length > 0 && !all) break;
  }
  if (edits.length > 0) return { kind: "edits", edits };
  const names = [...new Set(wanted.map(({ stop }) => stop.name))].slice(0, MOST_CHANGED).join(", ");
  return refused(`I found nothing ${direction} in place of ${names} that keeps everything else.`);
}

/** Of what is cheaper the best rated, of what is no cheaper the best rated too; the cheaper of two equals. */
function bestOf(direction: Direction, options: readonly SwapOption[]): SwapOption | undefined {
  const fitting = options.filter(({ costChange }) => direction === "better" || costChange.amountMinor < 0);
  return [...fitting].sort(
    (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.costChange.amountMinor - b.costChange.amountMinor,
  )[0];
}
