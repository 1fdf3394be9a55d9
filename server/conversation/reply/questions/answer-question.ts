import type { QuestionBack } from "@/server/understanding";
import type { World } from "@/server/worlds";
import { cheaperAnswer } from "./cheaper";
import { includedAnswer, NOT_ON_RECORD } from "./included";
import type { Over } from "./over";
import { coveredAnswer, placesAnswer } from "./places";
import { leftSentence, priceAnswer } from "./price";
import { flightsAnswer, stopAnswer } from "./stop";
import { dayAnswer, whenAnswer } from "./when";
import { citiesOf, whyAnswer } from "./why";

/** The honest answer over a plan to a question that nothing here can answer. */
export const CANNOT_ANSWER_OVER_PLAN =
  "I can't answer that here. Ask me why something was chosen, whether something is included, what it costs, what would be cheaper, what there is to see or eat in a city, or what happens on a day.";
/** … and before a plan. */
export const CANNOT_ANSWER_YET =
  "I can't answer that here, and nothing about your trip has changed. You can ask which cities I cover, or what there is to see or eat in one of them; the rest once there is a plan.";
const WHICH_ONE = 'Use the name in the plan, for example "why the hotel on day 2?".';

/**
 * The answer to a question over a plan, from the plan and the world's records alone, in one to three sentences; null: the words may mean
 * something else than a question about this plan. Pure, and changes nothing.
 */
export function answerQuestion(question: QuestionBack, over: Over): string | null {
  switch (question.about) {
    case "why":
      return whyAnswer(question.subject, over) ?? WHICH_ONE;
    case "included":
      return includedAnswer(question.subject, question.features, over) ?? NOT_ON_RECORD;
    case "budget":
      return leftSentence(over);
    case "price":
      return priceAnswer(question.of, question.subject, over);
    case "cheaper":
      return cheaperAnswer(question.subject, question.moreMinor, over);
    case "when":
      return whenAnswer(question.moment, question.subject, over);
    case "day":
      return dayAnswer(question.subject, over);
    case "flights":
      return flightsAnswer(question.tell, question.subject, over);
    case "stop":
      return stopAnswer(question.subject, over);
    case "places":
    case "covered":
      return answerOfWorld(question, citiesOf(over.plan.itinerary), over.world);
  }
}

/** Questions that the world alone answers, before there is a plan too; `cities` are meant where the words name none. Null: another question. */
export function answerOfWorld(question: QuestionBack, cities: readonly string[], world: World): string | null {
  switch (question.about) {
    case "places":
      return placesAnswer(question, cities, world);
    case "covered":
      return coveredAnswer(question.place, world);
    default:
      return null;
  }
}
