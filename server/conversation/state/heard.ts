import { NO_PREFERENCE, type Said } from "@/server/trip";
import { asksToBeTold, isForeignLanguage, isLeftOpen, readQuestion } from "@/server/understanding";
import { asideIn } from "./aside";
import type { Conversation, Heard } from "./conversation";

const PLAN_NOW =
  /\b(?:plan (?:it|the trip|now|my trip|everything)|(?:just|please|now) plan|start planning|go ahead(?! of)|(?:no more|enough|stop (?:asking|with the)) questions?|stop asking|enough of this|that(?:'|’)?s (?:all|enough)(?: for now)?\W*$|show me the (?:plan|trip|itinerary))/i;
/** "Please plan a week in Oregon" is how people begin, and no wish to be asked nothing. */
const PLAN_AT_ONCE =
  /\b(?:plan (?:(?:it|this|the trip|my trip|everything) )?(?:right )?(?:now|away|at once|immediately)|just plan|no (?:more )?questions|(?:do not|don['’]?t) ask|without (?:asking|(?:any )?questions))/i;

const DECIDE_FOR_ME =
  /\b(?:(?:decide|choose|pick) (?:everything|it all|all of (?:it|that)|the rest)|(?:decide|choose) for me|surprise (?:me|us)|leave (?:it all|everything|the rest) to you)\b/i;
/** To a question, it is about what was asked alone. */
const SURPRISE_ME = /^\W*surprise (?:me|us)\W*$/i;

/** Marks and single words that are no English, and too few to be told by. */
const FOREIGN_ALONE =
  /[¿¡]|^\W*(?:hola|gracias|s[íi]|buen[oa]s? \S+|bonjour|merci(?: beaucoup)?|oui|danke(?: sch[öo]n)?|hallo|guten (?:tag|morgen|abend)|ciao|grazie|ol[áa]|obrigad[oa])\W*$/iu;

/** Whether the traveler leaves everything that is still open to the agent. */
export function leavesEverything(text: string, { question }: Pick<Conversation, "question">): boolean {
  return DECIDE_FOR_ME.test(text) && !(question?.about === "entry" && SURPRISE_ME.test(text));
}

/** How a message is taken, by its words, what was understood in them and what was asked. */
export function heardIn(text: string, understood: Said, conversation: Conversation): Heard {
  const { question, misses, messages } = conversation;
  if (isForeign(text, understood)) return "foreign";
  if (asideIn(text) === null && isOfWorld(text)) return "question";
  const names = namesSomething(understood) && !isCurse(text, understood, question);
  const aside = names ? null : asideIn(text);
  if (aside === "why" && question !== null) return aside;
  const isFirst = messages.every(({ by }) => by === "traveler");
  if ((isFirst ? PLAN_AT_ONCE : PLAN_NOW).test(text) || leavesEverything(text, conversation)) return "planNow";
  if (aside !== null && aside !== "why" && !(aside === "nod" && canBeGivenUp(question))) return aside;
  if (names || isTooVague(understood, question)) return "said";
  if (canBeGivenUp(question) && isLeftOpen(text)) return "said";
  // A question that the trip can be planned without is given up when it is not answered twice, but not for a question.
  return canBeGivenUp(question) && misses > 0 && !asksToBeTold(text) ? "said" : "nothing";
}

/** Whether words ask for nothing but what the world has: the city that they name is then no destination. */
function isOfWorld(text: string): boolean {
  const about = readQuestion(text, null)?.about;
  return about === "places" || about === "covered";
}

/** Whether the trip can be planned without an answer. */
export function canBeGivenUp(question: Conversation["question"]): boolean {
  return question !== null && (question.about === "entry" || question.question.field === "people");
}

function namesSomething({ trip, constraints, entries }: Said): boolean {
  return [trip, constraints, entries].some((part) => Object.keys(part).length > 0);
}

/** "You useless machine" is no answer, even where it was taken for having no preference. */
function isCurse(text: string, { trip, constraints, entries }: Said, question: Conversation["question"]): boolean {
  if (question?.about !== "entry" || asideIn(text) !== "hostile") return false;
  const { [question.question.entry]: asked, ...others } = entries;
  const isAlone = [trip, constraints, others].every((part) => Object.keys(part).length === 0);
  return asked === NO_PREFERENCE && isAlone;
}

/** Too vague counts as an answer to what was asked only, or where nothing was. */
function isTooVague({ unclear }: Said, question: Conversation["question"]): boolean {
  if (unclear.length === 0 || question === null) return unclear.length > 0;
  return unclear.includes(question.about === "entry" ? question.question.entry : question.question.field);
}

/** Whether words are of another language. Cities have names of other languages ("Los Angeles"), so these do not count for one. */
export function isForeign(text: string, understood: Said): boolean {
  if (FOREIGN_ALONE.test(text) && !namesSomething(understood)) return true;
  const { origin, destinations = [], stops = [], region } = understood.trip;
  const names = [origin, region, ...destinations, ...stops.map(({ city }) => city)];
  const rest = names.reduce<string>((left, name) => (name === undefined ? left : without(left, name)), text);
  return isForeignLanguage(rest);
}

function without(text: string, name: string): string {
  return text.toLowerCase().split(name.toLowerCase()).join(" ");
}
