import { answersTo } from "@/server/elicitation";
import type { OpenQuestion } from "@/server/views";

/** How a question about the trip can be answered, by examples. */
export const TRIP_EXAMPLES: Readonly<Record<string, string>> = {
  origin: 'Name the city you start from, for example "Seattle".',
  destinations: 'Name a city or a state, for example "San Francisco" or "Texas".',
  startDate: 'A date or a month is enough: "May 3" or "in May".',
  days: 'For example, "5 days" or "a week".',
  people: 'For example, "two adults and a child".',
};

const or = new Intl.ListFormat("en", { type: "disjunction" });

/** What can be answered to a question, in a sentence; empty where nothing is known of it. */
export function choicesSentence(question: OpenQuestion): string {
  if (question.about === "entry") return answersTo(question.question.entry);
  const { field, options } = question.question;
  const labels = options.map(({ label }) => `"${label}"`);
  return TRIP_EXAMPLES[field] ?? (labels.length === 0 ? "" : `Say ${or.format(labels)}.`);
}

/** The question in other words than before, for anyone who does not want to read it again. */
export function rewordedQuestion(question: OpenQuestion): string {
  if (question.about === "entry") return `${choicesSentence(question)} Or say "you decide".`;
  return choicesSentence(question) || "Tell me in your own words.";
}
