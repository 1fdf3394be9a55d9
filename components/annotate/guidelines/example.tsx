import type { Rubric, WorkedExample } from "@/server/views";
import { ReadItem } from "../dialog/read-item";
import { turnLabel } from "../dialog/turns";
import { answerLabel } from "../rubric/answer-label";

/** A dialog with the answers that its author would give, and why. */
export function Example({ number, example, rubric }: { number: number; example: WorkedExample; rubric: Rubric }) {
  return (
    <section className="flex flex-col gap-4 border-hairline border-t pt-6">
      <h3 className="font-medium">Worked example {number}</h3>
      <ReadItem content={example.content} />
      <dl className="grid grid-cols-[minmax(6rem,max-content)_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
        {example.answers.map(({ question, turn, value, rationale }) => (
          <div key={`${question}-${turn}`} className="contents">
            <dt className="text-muted">
              {rubric.questions.find(({ id }) => id === question)?.label}
              {turn !== null && `, ${turnLabel(example.content, turn)}`}
            </dt>
            <dd className="[overflow-wrap:anywhere]">
              <span className="font-medium figures">{answerLabel(rubric, question, value)}</span>
              {rationale !== "" && ` – ${rationale}`}
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-muted text-sm">{example.explanation}</p>
    </section>
  );
}
