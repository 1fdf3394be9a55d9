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
  /** The name that the sentence goes on about without saying it again, in its line, under it in a list, or by "it"; null: none. */
  readonly topic: Mention | null;
  /** Says what the agent is about to look up. */
  readonly isIntention: boolean;
  /** Says again what the traveler asked for. */
  readonly isRestated: boolean;
  /** The day of the plan that its heading or itself names; null: none. */
  readonly day: number | null;
}

const LEAD =
  "^\\W*(?:(?:thought|action|first|next|now|then|so|finally|okay|ok|alright|great|after that|also|to start|to begin)\\b[\\d:,!.\\s]*)*";
/** What the agent is about to do: "let me pull up …", "I'll check …", "time to look at …". */
const INTENTION = new RegExp(
  `${LEAD}(?:(?:let me|let's|let us|i'll|i will|we'll|we will|i'm going to|i am going to|i need to|we need to|i should|i want to|time to|next up|moving on|on to|onto)\\b|(?:i|we)\\b.*\\b(?:search|look|check|find|see|query|ask|get|compare|collect|gather|know|start|use|call|plan|need)|(?:searching|looking|checking|pulling|fetching|getting)\\b)`,
  "i",
);
/** The same without a subject: "next: look at the hotels". */
const IMPERATIVE = new RegExp(
  `${LEAD}(?:search|look|check|query|find out|compare|collect|gather|pull|fetch|get)\\b`,
  "i",
);
const RESTATED =
  /\b(?:you|travell?ers?|user|client|customer|request|task|query|they|party)\b.*\b(?:want\w*|wish\w*|ask\w*|need\w*|would like|requir\w*|request\w*|prefer\w*|said|say|named?|must|insist\w*|travel\w*|leav\w*|plan\w*|go\w*|have)\b/i;
const GOES_ON = /\b(?:it|its|it's|there|that|which|this|the (?:price|rate|fare|cost|room|rooms|place|flight|hotel))\b/i;
/** "Day 2", and "D2" at the beginning of a line. */
const DAY = /\bday\s?(\d{1,3})\b|^\W*D(\d{1,2})\b/i;
/** What is listed under a name: "- Cost: $16". */
const LISTED = /^\s*(?:[-*•–]\s+|[*_]*\p{L}+(?:\s\p{L}+)?[*_]*:)/u;
const IS_MODAL_ONLY = /\bwhether\b|\bif there (?:is|are)\b|\?\s*$/i;

export function statementsIn(text: string, { observed, world }: Context): Statement[] {
  const mentions = mentionsIn(text, observed, world);
  const values = valuesIn(text).filter(({ at, end }) => !mentions.some((name) => at < name.end && end > name.at));
  let [topic, day, line]: [Mention | null, number | null, number] = [null, null, 0];
  return sentencesOf(text, mentions).map((sentence) => {
    const isWithin = ({ at }: { readonly at: number }) => at >= sentence.at && at < sentence.end;
    const own = mentions.filter(isWithin);
    const [, inFull, short] = DAY.exec(sentence.text) ?? [];
    if (inFull !== undefined || short !== undefined) day = Number(inFull ?? short);
    const goesOn = own.length === 0 && (sentence.line === line || LISTED.test(sentence.text));
    const statement: Statement = {
      ...sentence,
      mentions: own,
      values: values.filter(isWithin),
      topic: goesOn || GOES_ON.test(sentence.text) ? topic : null,
      isIntention: INTENTION.test(sentence.text) || IMPERATIVE.test(sentence.text) || IS_MODAL_ONLY.test(sentence.text),
      isRestated: RESTATED.test(sentence.text),
      day,
    };
    // After a way between cities, "that is $40" is no longer said of the hotel before.
    topic = own.findLast(isThing) ?? (own.length > 0 ? null : topic);
    if (own.length > 0) line = sentence.line;
    return statement;
  });
}

export function isThing({ kind }: Mention): boolean {
  return kind === "place" || kind === "number";
}

const JOINED =
  /^\s*(?:(?:per|a|each|an|for)\s+\w+\s*)?(?:for|at|with|by|on|buys|gets you)\s+(?:the\s+|flight\s+|a\s+\w+\s+at\s+)?["“*]*$/i;

/** How far a name that follows may be from its value. */
const NEAR = 60;

/**
 * The names that a value of the statement may be said of, the likeliest first: one that directly follows, the nearest before it, the
 * next one nearby; without any, the topic.
 */
export function namesOf(value: Value, { mentions, topic }: Statement, text: string): Mention[] {
  const things = mentions.filter(isThing);
  const before = things.findLast(({ end }) => end <= value.at);
  const next = things.find(({ at }) => at >= value.end);
  const isJoined = next !== undefined && JOINED.test(text.slice(value.end, next.at));
  const isNear = before === undefined || (next !== undefined && next.at - value.end <= NEAR);
  const after = next !== undefined && (isJoined || isNear) ? [next] : [];
  const names = isJoined ? [...after, ...(before ? [before] : [])] : [...(before ? [before] : []), ...after];
  return names.length > 0 || topic === null ? names : [topic];
}
