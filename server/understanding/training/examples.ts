import { PREFERENCE_ENTRIES } from "@/server/trip";
import { readByPatterns } from "../by-patterns";
import { ELSE, isLearned, roleOf } from "../learned/answer-classes";
import { answerCandidates } from "../learned/candidates";
import { look } from "../learned/learned-answer";
import type { Candidate } from "../learned/log-linear";
import type { Draws } from "./draws";
import type { WrittenAnswer } from "./written-answers";

/** A text to learn from: what it comes to, and its candidates with the words that are kept. */
export interface Example {
  readonly name: string;
  candidates(keep: () => boolean): readonly Candidate[];
}

/** Any day: answers about preferences tell no dates. */
const TODAY = "2027-03-01";
/** Answers about something else that each entry is shown, besides those that were written as such. */
const ELSEWHERE = 40;

/** What patterns make of a written answer. */
export function readWritten({ entry, text }: Pick<WrittenAnswer, "entry" | "text">) {
  return readByPatterns({ text, asked: entry, today: TODAY }, null);
}

/** What is learned of an answer: the patterns' reading and its words. */
export function answerExample({ entry, name, text }: WrittenAnswer): Example {
  const { said, words } = readWritten({ entry, text });
  const { seen } = look(said, words, entry);
  return {
    name,
    candidates: (keep) =>
      answerCandidates({
        entry,
        words: seen.words.filter(keep),
        ofClass: seen.ofClass.map((features) => features.filter(keep)),
      }),
  };
}

/** Answers that name a value of quite another entry, as if they had been given to this one's question. */
export function answersElsewhere(answers: readonly WrittenAnswer[], draws: Draws): readonly WrittenAnswer[] {
  const named = answers.filter(({ name }) => roleOf(name) === "value");
  return PREFERENCE_ENTRIES.filter(({ key }) => isLearned(key)).flatMap(({ key }) => {
    const others = named.filter(({ entry }) => subjectOf(entry) !== subjectOf(key));
    return Array.from({ length: ELSEWHERE }, () => draws.pick(others)).map((one) => ({
      ...one,
      entry: key,
      name: ELSE,
    }));
  });
}

/** Entries that ask for much the same of different things, so that an answer to one may answer the other. */
const ALIKE: readonly RegExp[] = [
  /airline/i,
  /brand/i,
  /aircraft/i,
  /ratings/,
  /polic|refund/i,
  /amenit|feature|service|entertain/i,
];

function subjectOf(entry: string): number | string {
  const alike = ALIKE.findIndex((pattern) => pattern.test(entry));
  return alike === -1 ? entry : alike;
}
