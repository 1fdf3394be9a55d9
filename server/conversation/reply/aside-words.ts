import { answersTo } from "@/server/elicitation";
import { counted, reasonToAsk } from "@/server/trip";
import type { Aside } from "../state/aside";
import type { Conversation } from "../state/conversation";
import { readingOf } from "../state/request-of";
import type { Desk } from "./next-question";
import { preferenceWords } from "./preference-words";
import { leftToAsk } from "./questions-left";
import { TRIP_PARTS } from "./trip-words";
import { listed } from "./words";

/** The answer to what was said beside the trip; the open question is put again after it, except where `endsThere`. */
export function asideWords(
  aside: Exclude<Aside, "undo">,
  conversation: Conversation,
  desk: Desk,
): { readonly text: string; readonly endsThere: boolean } {
  switch (aside) {
    case "why":
      return { text: whySentence(conversation), endsThere: true };
    case "known":
      return { text: knownSentence(conversation), endsThere: false };
    case "howMany":
      return { text: howManySentence(conversation, desk), endsThere: false };
    case "options":
      return { text: optionsSentence(conversation), endsThere: conversation.question !== null };
    default:
      return { text: SENTENCES[aside](conversation), endsThere: false };
  }
}

export const CHANGE_LATER = "Yes: anything can be changed at any time, also once there is a plan.";
export const ABOUT_ME = "I am Dragoman, a program that plans trips, not a person.";

const SENTENCES: Readonly<
  Record<"who" | "later" | "greeting" | "thanks" | "nod" | "hostile", (conversation: Conversation) => string>
> = {
  who: () => `${ABOUT_ME} Tell me about yours in your own words: I ask what matters, then plan it.`,
  later: () => CHANGE_LATER,
  greeting: () => "Hello!",
  thanks: ({ question }) =>
    question === null ? "You are welcome. Press Plan when you are ready." : "You are welcome.",
  nod: ({ question }) =>
    question === null ? "Press Plan when you are ready, or tell me more." : "To go on I need this:",
  hostile: ({ question }) =>
    `I am sorry that this is tiresome.${question === null ? "" : ' Say "plan now" and I ask nothing that I can do without.'}`,
};

function whySentence({ question }: Pick<Conversation, "question">): string {
  if (question === null) return "I am not asking anything now. Tell me more, or press Plan.";
  if (question.about === "entry") return question.question.reason;
  return reasonToAsk(question.question.field);
}

export function knownSentence({ said, dialog }: Pick<Conversation, "said" | "dialog">): string {
  const ofTrip = TRIP_PARTS.flatMap(({ words }) => words(said) ?? []);
  const wishes = [...dialog.notes].flatMap(([entry, { value }]) =>
    value === null || entry === "persona.budget" ? [] : [preferenceWords(entry, value)],
  );
  const all = [...ofTrip, ...wishes.filter((words) => !ofTrip.includes(words))];
  return all.length === 0 ? "Nothing yet." : `So far I know: ${listed(all, all.length)}. You can change any of it.`;
}

function howManySentence(conversation: Conversation, desk: Desk): string {
  const left = leftToAsk(conversation, readingOf(conversation, desk.world, desk.today));
  if (left === 0) return "None. Press Plan when you are ready.";
  if (left === 1) return "This is the last one.";
  return `About ${counted(left, "question")}, this one included. Say "plan now" whenever you have had enough.`;
}

/** How a question about the trip can be answered, by examples. */
export const TRIP_EXAMPLES: Readonly<Record<string, string>> = {
  origin: 'Name the city you set off from, for instance "Seattle".',
  destinations: 'Name a city or a state, for instance "San Francisco" or "Texas".',
  startDate: 'A date or a month will do: "3 May" or "in May".',
  days: 'Say for instance "5 days" or "a week".',
  people: 'Say for instance "two adults and a child".',
};

function optionsSentence({ question }: Conversation): string {
  if (question === null) return 'Tell me anything about the trip, for instance "a hotel with a pool", or press Plan.';
  if (question.about === "trip")
    return `${question.question.text} ${TRIP_EXAMPLES[question.question.field] ?? ""}`.trim();
  return `${answersTo(question.question.entry)} You can also say "you decide".`;
}
