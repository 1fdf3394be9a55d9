import type { NamedScorer } from "./judgment";

const NAME = "answer";

/** Compares the agent's last words with what is expected; blanks, upper case and a full stop at the end make no difference. */
function answerScorer(about: string, isRight: (answer: string, expected: string) => boolean): NamedScorer {
  return {
    about,
    counts: () => [NAME],
    judge({ expected }, { words }) {
      if (words === null) return { parts: { [NAME]: null }, evidence: ["No answer was given."], delivered: false };
      const right = isRight(plain(words), plain(expected ?? ""));
      const evidence = right ? [] : [`The answer is not the expected one: ${JSON.stringify(words.slice(0, 200))}.`];
      return { parts: { [NAME]: right }, evidence, delivered: true };
    },
  };
}

export const answerExact = answerScorer(
  "The last words are the expected answer.",
  (answer, expected) => answer === expected,
);

/** Whole words: "Austin" is not in "Austinburg", nor 12 in 120. */
export const answerContains = answerScorer("The expected answer is in the last words.", (answer, expected) =>
  ` ${answer.replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${expected.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `),
);

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim().replace(/\.$/, "");
}
