import Link from "next/link";
import type { RunListItem } from "@/server/views";
import { ProgressBar } from "../../../ui/progress-bar";
import { trialsHref } from "../figures/trial-filter";
import { timeLeftWords } from "../run-words";
import { StatusBadge } from "../status-badge";

/** How far a run is, and what it cost until now. */
export function RunProgress({ run }: { run: RunListItem }) {
  const { id, status, finished, total, secondsLeft, costUsd } = run;
  return (
    <section aria-label="Progress" aria-live="polite" className="flex flex-col gap-2">
      <p className="figures flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <StatusBadge status={status} />
        <Link
          href={trialsHref(id, { outcome: "ended" })}
          className="rounded-inner underline decoration-hairline underline-offset-4"
        >
          {finished.toLocaleString("en-US")} of {total.toLocaleString("en-US")} trials
        </Link>
        {secondsLeft !== null && <span className="text-muted">{timeLeftWords(secondsLeft)}</span>}
        <span className="text-muted">
          {costUsd === "unknown" ? "cost unknown" : costUsd > 0 ? `$${costUsd.toFixed(2)}` : "no cost"}
        </span>
      </p>
      {(status === "queued" || status === "running") && (
        <ProgressBar value={total === 0 ? 0 : finished / total} label="Trials that ended" />
      )}
    </section>
  );
}
