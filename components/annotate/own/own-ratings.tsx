import type { Answer, OwnRating, Rubric } from "@/server/views";
import { Disclosure } from "../../ui/disclosure";
import { answerLabel } from "../rubric/answer-label";
import { formatSeconds } from "../time";

/** Each item's latest rating, the newest first. */
export function OwnRatings({ ratings, rubric }: { ratings: readonly OwnRating[]; rubric: Rubric }) {
  if (ratings.length === 0) return <p className="text-muted">What you rate appears here.</p>;
  return (
    <section aria-labelledby="own-ratings" className="flex flex-col gap-2">
      <h2 id="own-ratings" className="font-medium">
        By item
      </h2>
      <ol className="flex flex-col">
        {ratings.map(({ itemId, createdAt, seconds, answers }, index) => (
          <li key={itemId} className="border-hairline border-t py-3">
            <Disclosure
              summary={
                <span className="figures">
                  Item {ratings.length - index}, {formatWhen(createdAt)}, {formatSeconds(seconds)}
                </span>
              }
            >
              <Answers answers={answers} rubric={rubric} />
            </Disclosure>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Answers({ answers, rubric }: { answers: readonly Answer[]; rubric: Rubric }) {
  return (
    <dl className="mt-2 grid grid-cols-[minmax(6rem,max-content)_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
      {answers.map(({ question, turn, value, rationale }) => (
        <div key={`${question}-${turn}`} className="contents">
          <dt className="text-muted">
            {rubric.questions.find(({ id }) => id === question)?.label ?? question}
            {turn !== null && `, turn ${turn + 1}`}
          </dt>
          <dd className="[overflow-wrap:anywhere]">
            <span className="font-medium figures">{answerLabel(rubric, question, value)}</span>
            {rationale !== "" && ` – ${rationale}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "24 Mar, 14:05", in UTC: the same on the server and in the browser. */
function formatWhen(iso: string): string {
  const options = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", timeZone: "UTC" } as const;
  return `${new Date(iso).toLocaleString("en-GB", options)} UTC`;
}
