import type { World } from "@/server/worlds";
import { featuresIn } from "./features";
import { placeNamed } from "./place-named";
import type { QuestionBack } from "./question-back";

/** What compares asks for something else: "do you have a better hotel?" is a wish. */
export const COMPARES =
  /\b(?:cheaper|cheapest|better|nicer|another|other|else|different|later|earlier|instead|more|less|fewer|larger|bigger)\b/i;
/** A day of the plan. */
export const DAY =
  /\b(?:day (?:\d{1,2}|\w+)|(?:first|second|third|fourth|fifth|sixth|seventh|last|final) day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** What says more is about a trip: "which places can we see in a week from Boston with two children and a dog?" */
const LONGEST_WHICH = 60;

/** "Which cities do you cover?", "do you have Paris?", "where can I go?" */
export function covered(words: string, world: World | null): QuestionBack | null {
  const which =
    /^(?:which|what) (?:cities|places|states|destinations|locations|countries|regions|towns)\b.*\b(?:you|covered|available|supported|there|choose|can)\b|^where (?:all )?can (?:i|we|you|one) (?:go|travel|fly)(?: to)?$|^what do you cover\b/i;
  if (words.length <= LONGEST_WHICH && which.test(words) && !/\b(?:plan|trip|visit|day|see)\b/i.test(words)) {
    const within = /\bin (\S.*?)(?: (?:do|can|are|is)\b.*)?$/i.exec(words)?.[1];
    return { about: "covered", place: within === undefined ? null : placeNamed(within, world) };
  }
  const phrase =
    /^(?:do|does) (?:you|it|this) (?:only )?(?:have|cover|know|support|include|offer|do|plan)(?: (?:about|trips? (?:to|in)|anything (?:in|for)|places in|cities in))? (.+)$/i.exec(
      words,
    )?.[1] ??
    /^is (.+?) (?:covered|supported|available|one of (?:your|the) (?:cities|places|destinations))$/i.exec(words)?.[1];
  const place = phrase === undefined || COMPARES.test(phrase) ? null : placeNamed(phrase, world);
  return place === null || featuresIn(words).length > 0 ? null : { about: "covered", place };
}

const EAT = /\b(?:eat\w*|restaurants?|food|dinner|lunch|breakfast|cafes?|dine|dining)\b/i;
const SLEEP = /\b(?:hotels?|stay|sleep|lodgings?|hostels?|accommodations?)\b/i;
const SEE = /\b(?:see|do|visit|sights?|attractions?|activities|sightseeing|museums?|parks?|zoos?|landmarks?|things)\b/i;

/** "What is there to see in Denver?", "where can we eat?", "best restaurants in Austin?" */
export function places(words: string, world: World | null): QuestionBack | null {
  const asks =
    /^(?:(?:about )?(?:what|which|where)\b.*\b(?:is there|are there|there is|there are|can (?:i|we|you|one)|could (?:i|we|one)|should (?:i|we|one)|to (?:see|do|visit|eat)|do you have|(?:are|is) the best)\b|(?:is|are) there (?:anything|something|much|any(?: good)? (?:sights|attractions|museums|restaurants|parks))\b|any(?:thing)? (?:good |nice )?(?:to (?:see|do|eat)|sights|museums|restaurants|parks)|(?:the )?best (?:\w+ )?(?:sights|attractions|museums|restaurants|hotels|parks|food|places|things)\b|how is the (?:food|sightseeing)\b)/i;
  if (!asks.test(words) || DAY.test(words) || /\b(?:plan|cost|our|cheaper|cheapest|else)\b/i.test(words)) return null;
  const find = EAT.test(words) ? "eat" : SLEEP.test(words) ? "sleep" : SEE.test(words) ? "see" : null;
  if (find === null) return null;
  const phrase = /\b(?:in|around|near|of|at) (?!the (?:hotel|plan)\b)(.+)$/i.exec(words)?.[1];
  return {
    about: "places",
    find,
    city: phrase === undefined ? null : (placeNamed(phrase, world) ?? unknownPlace(phrase)),
    subject: words,
  };
}

/** Words that are of no place that anybody knows: as written, where they can be a name and are no time or manner. */
function unknownPlace(phrase: string): string | null {
  const isOther =
    /^(?:the|an?|this|that|these|our|my|your|there|here|town|general|particular|total|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|night|noon|case|each|every|both|all|between)\b/i;
  return isOther.test(phrase) || !/^[\p{L}.' -]{2,40}$/u.test(phrase) ? null : phrase.trim();
}
