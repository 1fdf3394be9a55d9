import { type LocalDate, monthsAfter, type Question, type Reading } from "@/server/trip";
import type { World } from "@/server/worlds";
import { proposalQuestion } from "../destinations/proposal-words";
import type { Proposals } from "../destinations/proposals";
import type { Conversation } from "../state/conversation";

const MOST_CITIES = 5;
const MONTHS_OFFERED = 3;
const ASK_PEOPLE: Question = {
  field: "people",
  text: "How many of you are traveling?",
  kind: "number",
  options: ["Just me", "Two of us", "Three of us", "Four of us"].map((label) => ({ label, answer: label })),
};

/**
 * What is still to be asked of the trip itself, in order: what contradicts itself, what is missing, and how many travel, which is
 * assumed where it is not answered or the traveler wants to be asked nothing. Where to go comes last where it is left open: what is
 * proposed depends on the rest.
 */
export function tripQuestions(
  conversation: Conversation,
  { questions, objections }: Pick<Reading, "questions" | "objections">,
): readonly Question[] {
  const open = [...objections.map(objectionQuestion), ...questions];
  const all =
    asksForPeople(conversation) && open.every(({ field }) => field !== "people") ? [...open, ASK_PEOPLE] : open;
  if (conversation.placeKinds === null) return all;
  const isWhere = ({ field }: Question) => field === "destinations";
  return [...all.filter((question) => !isWhere(question)), ...all.filter(isWhere)];
}

/** The first of them, with answers to choose from; null: nothing is to be asked of the trip. */
export function nextTripQuestion(
  conversation: Conversation,
  reading: Pick<Reading, "questions" | "objections">,
  context: { readonly world: World; readonly today: LocalDate; readonly proposals?: Proposals | null },
): Question | null {
  const [first] = tripQuestions(conversation, reading);
  if (first === undefined) return null;
  const isProposed = first.field === "destinations" && context.proposals;
  return withAnswers(isProposed ? proposalQuestion(first, context.proposals) : first, conversation, context);
}

function asksForPeople({ said, planned, wantsPlan, delegation, askedOfTrip, question }: Conversation): boolean {
  if (said.trip.people !== undefined || planned !== null || wantsPlan || delegation === "decide for me") return false;
  const isOpen = question?.about === "trip" && question.question.field === ASK_PEOPLE.field;
  return isOpen || !askedOfTrip.has(ASK_PEOPLE.field);
}

/** How fields that can be objected to are answered. */
const KINDS: Readonly<Record<string, Question["kind"]>> = {
  startDate: "date",
  endDate: "date",
  destinations: "place",
  stops: "place",
};

function objectionQuestion({ field, text }: Reading["objections"][number]): Question {
  return { field, text, kind: KINDS[field] ?? "number", options: [] };
}

/** Places that can be reached, coming months: something to press where a question names nothing of its own. */
function withAnswers(
  question: Question,
  { said }: Conversation,
  { world, today }: { readonly world: World; readonly today: LocalDate },
): Question {
  if (question.options.length > 0) return question;
  switch (question.field) {
    case "origin":
      return answeredBy(question, largestCities(world, said.trip.destinations ?? []));
    case "destinations":
    case "region":
      return answeredBy(question, [
        ...largestCities(world, said.trip.origin === undefined ? [] : [said.trip.origin]),
        ...(world.gazetteer.cities.length > 1 ? ["You decide"] : []),
      ]);
    case "startDate":
      return answeredBy(
        question,
        monthsAfter(today, MONTHS_OFFERED).map((month) => `In ${month}`),
      );
    default:
      return question;
  }
}

function answeredBy(question: Question, answers: readonly string[]): Question {
  return { ...question, options: answers.map((answer) => ({ label: answer, answer })) };
}

/** Those with most to see. */
function largestCities(world: World, except: readonly string[]): string[] {
  return world.gazetteer.cities
    .map(({ name }) => ({ name, sights: world.attractions(name).length }))
    .filter(({ name }) => !except.includes(name))
    .sort((a, b) => b.sights - a.sights)
    .slice(0, MOST_CITIES)
    .map(({ name }) => name);
}
