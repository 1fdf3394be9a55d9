import type { World } from "@/server/worlds";
import { featuresIn } from "./features";
import { COMPARES, covered, DAY, places } from "./of-world";
import { oneQuestion } from "./one-question";
import type { QuestionBack } from "./question-back";

/** Reads one kind of question in the words of a single question; null: it is none of its kind. */
type Reader = (words: string, world: World | null) => QuestionBack | null;

/** "Do we have time to add a museum?" wishes for one. */
const CHANGES = /\b(?:add|swap|replace|remove|change|move|squeeze|skip|drop)\b/i;
/** In the order of asking. */
const READERS: readonly Reader[] = [covered, places, why, cheaper, price, flights, when, day, included, stop];

/**
 * What a message asks back about the plan or the world; null where it asks nothing of the kind, or says something else. Pure;
 * `world` gives places their names, null the general gazetteer.
 */
export function readQuestion(text: string, world: World | null): QuestionBack | null {
  const words = oneQuestion(text);
  if (words === null) return null;
  for (const read of READERS) {
    const question = read(words, world);
    if (question !== null) return question;
  }
  return null;
}

/** "Why did you choose Stone Bend B&B?", "why Denver?" */
function why(words: string): QuestionBack | null {
  const subject = /^(?:why|how come|for what reason)\b ?(.*)$/i.exec(words)?.[1];
  return subject === undefined ? null : { about: "why", subject };
}

/** "What is cheaper?", "what else would it cost?", "what would $200 more get us?" */
function cheaper(words: string): QuestionBack | null {
  const amount =
    /\$ ?(\d{1,3}(?:,\d{3})+|\d{1,7}) (?:more|extra)\b|\b(?:another|extra|additional) \$ ?(\d{1,7})\b|\b(\d{1,7}) (?:more|extra) (?:dollars|bucks|usd)\b/i.exec(
      words,
    );
  const asks = /^(?:what|which|how|where|is there anything|anything|are there any)\b/i.test(words);
  if (!asks) return null;
  if (amount !== null) {
    const digits = amount[1] ?? amount[2] ?? amount[3] ?? "0";
    return { about: "cheaper", subject: "", moreMinor: Number(digits.replaceAll(",", "")) * 100 };
  }
  const lessFor =
    /\b(?:cheaper|cheapest|less expensive|save(?: (?:some )?money)?|saved|savings?|alternatives?|other options?|else would (?:it|that) cost)\b/i;
  return lessFor.test(words) ? { about: "cheaper", subject: words, moreMinor: null } : null;
}

/** "How much would one more day cost?": no plan says so before it is made. */
const OF_ANOTHER_TRIP = /\b(?:more|extra|another|longer|instead|class|if)\b/i;

/** "How much is the hotel?", "what do the flights cost per person?", "how much is left?" */
function price(words: string): QuestionBack | null {
  const asks =
    /^how (?:much|expensive|pricey)\b(?! (?:longer|time|walking|driving))|^(?:what|which)\b.*\b(?:costs?|prices?|pay(?:ing)?|spend(?:ing)?|spent|budget|total|fares?)\b|^(?:is|are) (?:there |we )?.*\b(?:left of|money left|(?:under|over|within|in|on) (?:the |my |our )?budget)\b|^(?:does|do|did) .*\b(?:fit|stay|keep|meet|within)\b.*\bbudget\b/i;
  if (!asks.test(words) || OF_ANOTHER_TRIP.test(words)) return null;
  if (/\b(?:left|remain\w*|unspent|over)\b/i.test(words)) return { about: "price", of: "left", subject: words };
  if (/\bbudget\b/i.test(words)) return { about: "budget" };
  const isEach = /\b(?:per|a|each) (?:person|head|travell?er)\b|\beach\b|\bapiece\b/i.test(words);
  return { about: "price", of: isEach ? "person" : "stops", subject: words };
}

/** "Economy or coach?", "which cabin do we fly in?", "which airline is it?" */
function flights(words: string): QuestionBack | null {
  const cabin =
    /\b(?:economy|coach|business)(?: class)? or (?:economy|coach|business|first)\b|^(?:which|what|in which|in what)\b.*\b(?:cabin|class)\b/i;
  if (cabin.test(words)) return { about: "flights", tell: "cabin", subject: words };
  const airline = /^(?:with )?(?:which|what|who)\b.*\b(?:airlines?|carriers?)\b/i;
  return airline.test(words) ? { about: "flights", tell: "airline", subject: words } : null;
}

/** "When do we leave?", "what time is check-in?", "when is the museum?" */
function when(words: string): QuestionBack | null {
  if (
    !/^(?:at |on )?(?:when|what time|which time|what date|which date|what day|which day|how (?:early|late))\b/i.test(
      words,
    )
  )
    return null;
  const moment = /\bcheck(?:ing)?[- ]?in\b/i.test(words)
    ? "checkIn"
    : /\bcheck(?:ing)?[- ]?out\b/i.test(words)
      ? "checkOut"
      : /\b(?:home|back|return\w*)\b/i.test(words)
        ? "home"
        : /\b(?:arriv\w+|land|get (?:there|to)|reach)\b/i.test(words)
          ? "arrive"
          : /\b(?:leav\w+|depart\w*|start\w*|set off|go|begin\w*|take off)\b/i.test(words)
            ? "leave"
            : "stop";
  return { about: "when", moment, subject: words };
}

/** "What do we do on day 2?", "what is planned for Friday?", "which cities do we visit?" */
function day(words: string): QuestionBack | null {
  const asks =
    /^(?:what|which|where|how)\b.*\b(?:do|doing|planned|plan|happen\w*|visit\w*|see|look\w*|is on|are on|are we|will we)\b/i;
  const isOfRoute = /^(?:which|what) (?:cities|places|towns)\b.*\b(?:we|i|plan|trip)\b/i.test(words);
  const isOfCity =
    /^(?:what|which)\b.*\b(?:do|will|are) (?:we|i)\b.*\b(?:do|doing|see|seeing|visit|visiting)\b.* in \S/i.test(words);
  return (asks.test(words) && DAY.test(words)) || isOfRoute || isOfCity ? { about: "day", subject: words } : null;
}

/** "Did you get the wheelchair?", "is breakfast included?", "is the hotel pet friendly?" */
function included(words: string): QuestionBack | null {
  if (COMPARES.test(words) || (CHANGES.test(words) && !/^did\b/i.test(words))) return null;
  const got =
    /^(?:did|do|does|have|has|had) (?:not )?(?:you|u|we|i|it|they|(?:the|our|my) [\w ]{1,30}?|\w+) (?:not )?(?:get|got|have|has|includes?|included|books?|booked|finds?|found|plan|planned|consider(?:ed)?|keep|kept|respect(?:ed)?|read|note|noted|remember(?:ed)?|take|took|think of|thought of|accounts? for|manage|allows?|accepts?|offers?|serves?|comes? with) (?:the |a |an |any |my |our )?(.+)$/i.exec(
      words,
    )?.[1];
  if (got !== undefined) return { about: "included", subject: words, features: featuresIn(words) };
  if (!/^(?:is|are|was|were|does|do|will|any)\b/i.test(words)) return null;
  const features = featuresIn(words);
  const says =
    /\b(?:included|in the plan|part of the (?:plan|trip)|planned|covered|booked|in there|taken care of|considered)\b/i;
  return features.length > 0 || says.test(words) || /^(?:is|are|was|were) there\b/i.test(words)
    ? { about: "included", subject: words, features }
    : null;
}

/** Anything else that may be about a stop of the plan. */
function stop(words: string): QuestionBack | null {
  const asks = /^(?:which|what|where|how (?:long|far|good|big|many)|who|is|are|does|about)\b/i;
  return asks.test(words) && !COMPARES.test(words) ? { about: "stop", subject: words } : null;
}
