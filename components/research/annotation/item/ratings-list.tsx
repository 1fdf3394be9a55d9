import { type AnnotationItemView, isImportedRater } from "@/server/views";
import { formatSeconds } from "../../../annotate/time";
import { classNames } from "../../../ui/class-names";
import { AnswerList } from "./answer-list";
import { AskRepeat } from "./ask-repeat";

/** Every rating of an item, those that were superseded too; each rater can be asked for another. */
export function RatingsList({ item }: { item: AnnotationItemView }) {
  if (item.ratings.length === 0) return <p className="text-muted text-sm">No one has rated this item yet.</p>;
  return (
    <ul className="flex flex-col gap-4">
      {item.ratings.map(({ id, rater, kind, answers, seconds, rubricVersion, createdAt, superseded }) => (
        <li key={id} className="flex flex-col gap-2 border-hairline border-b pb-3">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="text-muted text-sm figures">
              <span className={classNames("font-medium", superseded ? "line-through" : "text-ink")}>{rater}</span>
              {[
                kind === "repeat" ? "repeat" : null,
                superseded ? "superseded" : null,
                seconds === null ? null : formatSeconds(seconds),
                `version ${rubricVersion}`,
                createdAt.slice(0, 16).replace("T", " "),
              ]
                .filter((part) => part !== null)
                .map((part) => ` · ${part}`)
                .join("")}
            </p>
            {!superseded && kind === "rating" && !isImportedRater(rater) && (
              <AskRepeat itemId={item.id} rater={rater} />
            )}
          </div>
          <AnswerList rubric={item.rubric} content={item.content} answers={answers} />
        </li>
      ))}
    </ul>
  );
}
