import Link from "next/link";
import type { RaterCounts, RaterProjectDetail } from "@/server/views";
import { counted } from "../../format";
import { Button } from "../../ui/button";
import { ProgressBar } from "../../ui/progress-bar";
import { Guidelines } from "../guidelines/guidelines";
import { timeLeft } from "../time";

/** Which project it is, how far the rater is, and how long the rest takes. */
export function QueueHead({
  project,
  accountId,
  counts,
  isPractice,
}: {
  project: RaterProjectDetail;
  accountId: string;
  counts: RaterCounts;
  /** Whether the item at hand is one of the qualification set. */
  isPractice: boolean;
}) {
  const { done, left } = counts;
  const time = timeLeft(left, project.medianSeconds);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="mr-auto font-serif text-lg [overflow-wrap:anywhere] max-sm:w-full">{project.name}</h1>
        <Guidelines project={project} accountId={accountId} />
        <Button asChild variant="quiet" className="px-3">
          <Link href={`/annotate/${project.id}/own`}>Your ratings</Link>
        </Button>
      </div>
      <ProgressBar value={done + left === 0 ? 0 : done / (done + left)} label={`${done} of ${done + left} rated`} />
      <p className="text-muted text-sm figures">
        {isPractice
          ? "Practice item: after you submit it you see the answers expected. It counts toward your qualification."
          : `${counted(done, "item")} rated, ${left.toLocaleString("en-US")} left${time === null ? "" : `, ${time}`}`}
      </p>
    </div>
  );
}
