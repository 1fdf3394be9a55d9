import type { Rubric, RubricQuestion } from "@/server/views";
import { Disclosure } from "../../../ui/disclosure";

/** A rubric to read: each question, and what its points or options mean. */
export function RubricView({ rubric }: { rubric: Rubric }) {
  return (
    <ol className="flex flex-col gap-3">
      {rubric.questions.map((question) => (
        <li key={question.id} className="flex flex-col gap-0.5">
          <p className="font-medium text-sm">{question.label}</p>
          <p className="max-w-prose text-muted text-sm">{question.text}</p>
          {question.kind !== "text" && (
            <Disclosure summary={question.kind === "scale" ? "Points" : "Options"}>
              <ul className="flex flex-col gap-1 py-2 text-sm">
                {meaningsOf(question).map(({ key, text }) => (
                  <li key={key} className="max-w-prose">
                    {text}
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </li>
      ))}
    </ol>
  );
}

function meaningsOf(question: Exclude<RubricQuestion, { kind: "text" }>): { key: string; text: string }[] {
  if (question.kind === "choice") return question.options.map(({ value, label }) => ({ key: value, text: label }));
  return question.anchors.map(({ value, text }) => ({ key: String(value), text: `${value}: ${text}` }));
}
