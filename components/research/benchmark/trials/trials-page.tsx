import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import type { BenchmarkInfo, Facet, RunListItem, Trial } from "@/server/views";
import { counted } from "../../../format";
import { Button } from "../../../ui/button";
import { filterWords } from "../figures/filter-words";
import { type TrialFilter, trialsHref } from "../figures/trial-filter";
import { ResearchPage } from "../research-page";
import { ScriptedBadge } from "../status-badge";
import { FilterLinks } from "./filter-links";
import { TrialsTable } from "./trials-table";

export const TRIALS_A_PAGE = 100;

/** The trials behind a number, each leading to its episode. `trials`: those of the page; `total`: that pass the filter. */
export function TrialsPage({
  run,
  benchmark,
  trials,
  total,
  filter,
  values,
}: {
  run: RunListItem;
  benchmark: BenchmarkInfo;
  trials: readonly Trial[];
  total: number;
  filter: TrialFilter;
  /** What the run's trials can be narrowed by. */
  values: readonly (readonly [facet: Facet, values: readonly string[]])[];
}) {
  const words = filterWords(benchmark, filter);
  const pages = Math.max(1, Math.ceil(total / TRIALS_A_PAGE));
  return (
    <ResearchPage
      above={
        <Link
          href={`/research/runs/${run.id}`}
          className="inline-flex min-h-8 items-center gap-1 self-start rounded-inner text-muted text-sm hover:text-ink"
        >
          <ChevronLeft aria-hidden className="size-4" />
          {run.name}
        </Link>
      }
      title="Episodes"
      about={
        <span role="status" className="flex flex-wrap items-center gap-2">
          <span>
            {counted(total, "trial")}
            {words.length > 0 && `: ${words.join(", ")}`}.
          </span>
          {run.scripted && <ScriptedBadge />}
          {words.length > 0 && (
            <Link href={trialsHref(run.id)} className="rounded-inner text-accent underline underline-offset-4">
              Show all {run.total.toLocaleString("en-US")}
            </Link>
          )}
        </span>
      }
    >
      <FilterLinks runId={run.id} filter={filter} values={values} />
      {total === 0 ? (
        <p className="text-muted">There is no such trial in this run.</p>
      ) : (
        <TrialsTable
          runId={run.id}
          facets={benchmark.facets}
          rates={benchmark.checks.length === 0 ? benchmark.rates : []}
          trials={trials}
          isCounted={run.kind === "run"}
          filter={filter}
        />
      )}
      {pages > 1 && (
        <nav aria-label="Pages" className="flex items-center gap-3 text-sm">
          {filter.page > 1 && (
            <Button asChild size="small">
              <Link href={trialsHref(run.id, { ...filter, page: filter.page - 1 })}>
                <ChevronLeft aria-hidden />
                Earlier
              </Link>
            </Button>
          )}
          <span className="figures">
            Page {Math.min(filter.page, pages)} of {pages}
          </span>
          {filter.page < pages && (
            <Button asChild size="small">
              <Link href={trialsHref(run.id, { ...filter, page: filter.page + 1 })}>
                Later
                <ChevronRight aria-hidden />
              </Link>
            </Button>
          )}
        </nav>
      )}
    </ResearchPage>
  );
}
