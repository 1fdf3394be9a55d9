import { type AnswerStore, latestFirst, mayBeKept, type StoredAnswer } from "./stored-answer";

const MOST_ANSWERS = 2_000;

/** Answers for as long as the process lives. */
export function memoryStore(mostAnswers = MOST_ANSWERS): AnswerStore {
  let kept: readonly StoredAnswer[] = [];
  return {
    get: async ({ key, day, take }) =>
      kept.find((answer) => answer.key === key && answer.day === day && answer.take === take) ?? null,
    async latest(key, from, to) {
      const fitting = kept.filter((answer) => answer.key === key && answer.day >= from && answer.day <= to);
      return fitting.sort(latestFirst)[0] ?? null;
    },
    async put(answer) {
      const { key, day } = answer;
      const take = kept.filter((other) => other.key === key && other.day === day).length;
      kept = [...kept, { ...answer, take }];
      return { key, day, take };
    },
    async prune(today) {
      const allowed = kept.filter((answer) => mayBeKept(answer, today));
      kept = [...allowed].sort(latestFirst).slice(0, mostAnswers);
    },
  };
}
