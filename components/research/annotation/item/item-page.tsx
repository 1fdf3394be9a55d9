import type { ReactNode } from "react";
import type { AnnotationItemView } from "@/server/views";
import { TurnList } from "../../../annotate/dialog/turn-list";
import { dialogsOf } from "../../../annotate/dialog/turns";
import { ResearchPage } from "../../benchmark/research-page";
import { BackLink } from "../back-link";
import { AdjudicationForm } from "./adjudication-form";
import { AnswerList } from "./answer-list";
import { CommentForm } from "./comment-form";
import { ItemSources } from "./item-sources";
import { KeyForm } from "./key-form";
import { RatingsList } from "./ratings-list";

/** All there is of an item: the dialog, every rating ever given, what was decided, and what was said about it. */
export function ItemPage({ item }: { item: AnnotationItemView }) {
  const { content, rubric } = item;
  return (
    <ResearchPage
      above={<BackLink href={`/research/annotation/${item.projectId}/items`}>Items</BackLink>}
      title={`Item ${item.position + 1}`}
      about={<ItemSources sources={item.source} />}
    >
      <div className="grid gap-10 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          {dialogsOf(content).map((dialog) => (
            <section key={dialog.title} aria-label={dialog.title} className="flex flex-col gap-3">
              <h2 className="font-medium">{dialog.title}</h2>
              <TurnList dialog={dialog} />
            </section>
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <Part title="Ratings">
            <RatingsList item={item} />
          </Part>
          <Part title="Adjudication">
            {item.adjudications.map(({ id, answers, rationale, createdAt }) => (
              <article key={id} className="flex flex-col gap-2 border-hairline border-b pb-3">
                <p className="text-muted text-sm figures">{createdAt.slice(0, 16).replace("T", " ")}</p>
                <AnswerList rubric={rubric} content={content} answers={answers} />
                <p className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{rationale}</p>
              </article>
            ))}
            <AdjudicationForm item={item} />
          </Part>
          <Part title="Comments">
            {item.comments.map(({ id, rater, text, createdAt }) => (
              <div key={id} className="text-sm">
                <p className="text-muted figures">
                  {rater ?? "Researcher"}, {createdAt.slice(0, 16).replace("T", " ")}
                </p>
                <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
              </div>
            ))}
            <CommentForm itemId={item.id} />
          </Part>
          {item.skips.length > 0 && (
            <Part title="Skipped">
              {item.skips.map(({ rater, reason, createdAt }) => (
                <p key={`${rater} ${createdAt}`} className="text-sm [overflow-wrap:anywhere]">
                  <span className="text-muted">{rater}:</span> {reason}
                </p>
              ))}
            </Part>
          )}
          <Part title="Qualification">
            {item.key !== null && (
              <>
                <AnswerList rubric={rubric} content={content} answers={item.key.answers} />
                <p className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{item.key.explanation}</p>
              </>
            )}
            <KeyForm item={item} />
          </Part>
        </div>
      </div>
    </ResearchPage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="font-medium">{title}</h2>
      {children}
    </section>
  );
}
