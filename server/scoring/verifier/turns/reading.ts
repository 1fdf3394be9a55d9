import type { World } from "@/server/worlds";
import type { Observed } from "../observed/observed";
import { type Value, valuesIn } from "../text/values";
import type { Given } from "./given";
import { type Mention, mentionsIn } from "./mentions";
import type { PlanFigures } from "./plan-figures";
import { type Sentence, sentencesOf } from "./sentences";

/** What the words of a turn are held against. */
export interface Context {
  readonly world: World;
  readonly given: Given;
  /** What was observed before the turn. */
  readonly observed: Observed;
  /** Of the last words alone: the plan that they come with. */
  readonly figures: PlanFigures | null;
}

/** What speaks against a turn, and how many claims were looked at. */
export interface TurnFindings {
  readonly grounded: string[];
  readonly consistent: string[];
  claims: number;
}

/** A sentence with its names and values. */
export interface Statement extends Sentence {
  readonly mentions: readonly Mention[];
  readonly values: readonly Value[];
  /** The name that the sentence goes on about without saying it again; null: none. */
  readonly topic: Mention | null;
  /** Says what the agent is about to look up. */
  readonly isIntention: boolean;
  /** Says again what the traveler asked for. */
  readonly isRestated: boolean;
  /** The day of the plan that its heading or itself names; null: none. */
  readonly day: number | null;
}

const INTENTION =
  /^\W*(?:(?:thought|first|next|now|then|so|finally|okay|ok|after that|also|let's see|to start|to begin)\b[\d:,\s]*)*(?:i|we|let me|let's|i'll|we'll|searching|looking|checking)\b.*\b(?:search|look|check|find|see|query|ask|get|compare|collect|gather|know|start|move on|use|call|plan|need)/i;
const RESTATED =
  /\b(?:you|travell?ers?|user|client|customer|request|task|query|they|party)\b.*\b(?:want\w*|wish\w*|ask\w*|need\w*|would like|requir\w*|request\w*|prefer\w*|said|say|named?|must|insist\w*|travel\w*|leav\w*|plan\w*|go\w*|have)\b/i;
const GOES_ON = /\b(?:it|its|it's|there|that|which|this|the (?:price|rate|fare|cost|room|rooms|place|flight|hotel))\b/i;
const DAY = /\bday\s?(\d{1,3})\b/i;
const IS_MODAL_ONLY = /\bwhether\b|\bif there (?:is|are)\b|\?\s*$/i;

export function statementsIn(text: string, { observed, world }: Context): Statement[] {
  const mentions = mentionsIn(text, observed, world);
  const values = valuesIn(text).filter(({ at, end }) => !mentions.some((name) => at < name.end && end > name.at));
  let [topic, day]: [Mention | null, number | null] = [null, null];
  return sentencesOf(text, mentions).map((sentence) => {
    const isWithin = ({ at }: { readonly at: number }) => at >= sentence.at && at < sentence.end;
    const own = mentions.filter(isWithin);
    const named = DAY.exec(sentence.text)?.[1];
    if (named !== undefined) day = Number(named);
    const statement: Statement = {
      ...sentence,
      mentions: own,
      values: values.filter(isWithin),
      topic: GOES_ON.test(sentence.text) ? topic : null,
      isIntention: INTENTION.test(sentence.text) || IS_MODAL_ONLY.test(sentence.text),
      isRestated: RESTATED.test(sentence.text),
      day,
    };
    topic = own.findLast(isThing) ?? topic;
    return statement;
  });
}

export function isThing({ kind }: Mention): boolean {
  return kind === "place" || kind === "number";
}

const JOINED =
  /^\s*(?:(?:per|a|each|an|for)\s+\w+\s*)?(?:for|at|with|by|on|buys|gets you)\s+(?:the\s+|flight\s+|a\s+\w+\s+at\s+)?["“*]*$/i;

/** The name that a value of the statement is said of: the nearest before it, or one that directly follows; null: none. */
export function nameOf(value: Value, { mentions, topic }: Statement, text: string): Mention | null {
  const things = mentions.filter(isThing);
  const next = things.find(({ at }) => at >= value.end);
  if (next !== undefined && JOINED.test(text.slice(value.end, next.at))) return next;
  return things.findLast(({ end }) => end <= value.at) ?? next ?? topic;
}
