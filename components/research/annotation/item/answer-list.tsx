import type { Answer, ItemContent, Rubric } from "@/server/views";
import { answerWords } from "./answer-words";

/** The answers of a rating, an adjudication or a key, with their rationales. */
export function AnswerList({
  rubric,
  content,
  answers,
}: {
  rubric: Rubric;
  content: ItemContent;
  answers: readonly Answer[];
}) {
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {answerWords(rubric, content, answers).map(({ key, question, value, rationale, turns }) => (
        <div key={key} className="grid grid-cols-[minmax(0,9rem)_1fr] gap-x-3">
          <dt className="text-muted">{question}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-medium figures">{value}</span>
            {rationale !== "" && <span className="block whitespace-pre-wrap">{rationale}</span>}
            {turns.length > 0 && <span className="block text-muted text-xs">Points at {turns.join("; ")}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
