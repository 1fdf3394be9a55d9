import { answersTo, type Dialog } from "@/server/elicitation";
import {
  counted,
  type EntryKey,
  NO_PREFERENCE,
  PREFERENCE_ENTRIES,
  preferencesOfEntry,
  reasonToAsk,
} from "@/server/trip";
import type { Turn } from "@/server/understanding";
import type { Conversation } from "../state/conversation";
import { readingOf } from "../state/request-of";
import type { ReplyContext } from "./next-question";
import { preferenceParts, type Wish } from "./preference-parts";
import { leftToAsk } from "./questions-left";
import { choicesSentence } from "./reworded-question";
import { TRIP_PARTS } from "./trip-words";
import { quoted } from "./unread-sentence";
import { listed } from "./words";

/** The answer to a question about this talk; the open question is put again after it, except where `endsThere`. Null: it asks something else. */
export function answerOfTalk(
  turn: Turn | null,
  conversation: Conversation,
  context: ReplyContext,
): { readonly text: string; readonly endsThere: boolean } | null {
  switch (turn) {
    case "why":
      return { text: whySentence(conversation), endsThere: true };
    case "known":
      return { text: knownSentence(conversation), endsThere: false };
    case "howMany":
      return { text: howManySentence(conversation, context), endsThere: false };
    case "options":
      return { text: optionsSentence(conversation), endsThere: conversation.question !== null };
    case "later":
      return { text: CHANGE_LATER, endsThere: false };
    case "who":
      return { text: `${ABOUT_ME} ${HOW_IT_WORKS}`, endsThere: false };
    default:
      return null;
  }
}

export const CHANGE_LATER = "Yes, you can change anything at any time, even once there's a plan.";
export const ABOUT_ME = "I'm Dragoman, a program that plans trips, not a person.";
const HOW_IT_WORKS = "Tell me about yours in your own words. I'll ask what matters, then plan it.";

/** A short human answer to small talk; the open question is put again after it. */
export function smallTalk(turn: Turn | null, { question }: Pick<Conversation, "question">): string {
  switch (turn) {
    case "greeting":
      return "Hello!";
    case "thanks":
      return question === null ? "You're welcome. Press Plan when you're ready." : "You're welcome.";
    case "praise":
      return "Glad to hear it.";
    case "nod":
      return "Press Plan when you're ready, or tell me more.";
    default:
      return "I see.";
  }
}

function whySentence({ question }: Pick<Conversation, "question">): string {
  if (question === null) return "I'm not asking anything right now. Tell me more, or press Plan.";
  if (question.about === "entry") return question.question.reason;
  return reasonToAsk(question.question.field);
}

/** What is known of the trip and of preferences, each as a part of a sentence. */
export function knownParts({ said, dialog }: Pick<Conversation, "said" | "dialog">): string[] {
  const ofTrip = TRIP_PARTS.flatMap(({ words }) => words(said) ?? []);
  const wishes = preferenceParts(
    PREFERENCE_ENTRIES.flatMap(({ key }) => (key === "persona.budget" ? [] : wishesOfEntry(dialog, key))),
  );
  return [...ofTrip, ...wishes.filter((words) => !ofTrip.includes(words))];
}

function wishesOfEntry({ notes, unwanted }: Dialog, entry: EntryKey): Wish[] {
  const note = notes.get(entry);
  if (note?.value === NO_PREFERENCE) return [{ entry, value: NO_PREFERENCE, strength: "want" }];
  const { values = [], ruledOut = [] } = unwanted.get(entry) ?? {};
  const said = { value: note?.value ?? null, insisted: note?.insisted ?? null, unwanted: values, ruledOut };
  return preferencesOfEntry(entry, said, 1);
}

export function knownSentence(conversation: Pick<Conversation, "said" | "dialog" | "notes">): string {
  const all = knownParts(conversation);
  const { notes } = conversation;
  const noted = notes.length === 0 ? "" : ` I'm keeping ${quoted(notes)} as a note.`;
  if (all.length === 0) return notes.length === 0 ? "Nothing yet." : `Nothing about the trip yet.${noted}`;
  return `So far I know: ${listed(all, all.length)}.${noted} You can change any of it.`;
}

function howManySentence(conversation: Conversation, context: ReplyContext): string {
  const left = leftToAsk(conversation, readingOf(conversation, context.world, context.today));
  if (left === 0) return "None. Press Plan when you're ready.";
  if (left === 1) return "This is the last one.";
  return `About ${counted(left, "question")}, including this one. Say "plan now" whenever you've had enough.`;
}

function optionsSentence({ question }: Conversation): string {
  if (question === null) return 'Tell me anything about the trip, for example "a hotel with a pool", or press Plan.';
  if (question.about === "trip") return `${question.question.text} ${choicesSentence(question)}`.trim();
  return `${answersTo(question.question.entry)} You can also say "you decide".`;
}
