import Link from "next/link";
import type { AnswerAgreement, OwnWork, RaterProjectDetail } from "@/server/views";
import { counted } from "../../format";
import { Button } from "../../ui/button";
import { formatSeconds } from "../time";
import { OwnRatings } from "./own-ratings";
import { ReopenButton } from "./reopen-button";

/** A rater's own work in a project: how long it takes, how it agrees, and each rating. */
export function OwnPage({ project, work }: { project: RaterProjectDetail; work: OwnWork }) {
  const { ratings, medianSeconds, agreement, consistency } = work;
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 pt-8 pb-16 sm:px-8 sm:pt-16">
      <div className="flex flex-col gap-3">
        <h1 className="font-serif text-xl sm:text-2xl">Your ratings</h1>
        <p className="text-muted [overflow-wrap:anywhere]">{project.name}</p>
      </div>
      <dl className="grid gap-6 border-hairline border-y py-5 sm:grid-cols-4">
        <Figure term="Rated" value={counted(ratings.length, "item")} note="the latest of each" />
        <Figure
          term="Time"
          value={medianSeconds === null ? "–" : formatSeconds(medianSeconds)}
          note="median of an item"
        />
        <Agreement term="With other raters" agreement={agreement} none="no item in common yet" />
        <Agreement term="With yourself" agreement={consistency} none="no repeated item yet" />
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link href={`/annotate/${project.id}`}>Keep rating</Link>
        </Button>
        {ratings.length > 0 && project.status === "open" && <ReopenButton projectId={project.id} />}
        <Button asChild variant="quiet">
          <Link href="/annotate">All projects</Link>
        </Button>
      </div>
      <OwnRatings ratings={ratings} rubric={project.rubric} />
    </div>
  );
}

function Agreement({ term, agreement, none }: { term: string; agreement: AnswerAgreement; none: string }) {
  const { pairs, exact, withinOne } = agreement;
  if (exact === null || withinOne === null) return <Figure term={term} value="–" note={none} />;
  return (
    <Figure
      term={term}
      value={`${percent(exact)} the same`}
      note={`${percent(withinOne)} within one point, of ${counted(pairs, "comparison")}`}
    />
  );
}

function Figure({ term, value, note }: { term: string; value: string; note: string }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="font-medium text-lg figures">{value}</dd>
      <dd className="text-muted text-sm figures">{note}</dd>
    </div>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
