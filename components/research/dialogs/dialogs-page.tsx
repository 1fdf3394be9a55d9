import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { counted } from "../../format";
import type { Answers } from "../../trpc/client";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { sourceOf } from "../frame/source";
import { settingOf } from "../runs/run";
import { policyLabel } from "../runs/run-labels";
import { cellTexts } from "../table/table";
import { type DialogItem, type DialogsAsked, dialogHref, dialogsHref, MEASURES } from "./dialogs-link";

export const DIALOGS_A_PAGE = 50;

type Run = Answers["research"]["dialogs"]["run"];
type Measure = DialogsAsked["sortBy"];

/** The dialogs of a run, sorted and filtered by their measures. */
export function DialogsPage({
  run,
  dialogs,
  total,
  asked,
}: {
  run: Run;
  dialogs: readonly DialogItem[];
  total: number;
  asked: DialogsAsked;
}) {
  const pages = Math.max(1, Math.ceil(total / DIALOGS_A_PAGE));
  const texts = cellTexts({
    columns: MEASURE_NAMES,
    rows: dialogs.map((dialog) => MEASURE_NAMES.map((measure) => dialog[measure])),
  });
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-4 pb-20 sm:px-8 sm:pt-8">
      <header className="flex flex-col gap-2">
        <Link
          href={`/research/elicitation?setting=${settingOf(run.summary)}`}
          className="inline-flex min-h-8 items-center gap-1 self-start rounded-inner text-muted text-sm hover:text-ink"
        >
          <ChevronLeft aria-hidden className="size-4" />
          Elicitation
        </Link>
        <h1 className="font-serif text-xl [overflow-wrap:anywhere]">Dialogs of {policyLabel(run.summary)}</h1>
        <p className="text-muted text-sm">
          {sourceOf([run.summary])} · folder {run.name}
        </p>
        <p className="text-sm">
          {counted(total, "dialog")}
          {asked.filter !== null && (
            <>
              {" "}
              with {filterWords(asked.filter)}.{" "}
              <Link
                href={dialogsHref(run.id, { ...asked, filter: null, page: 1 })}
                className="rounded-inner text-accent underline decoration-1 underline-offset-4"
              >
                Show all {run.summary.travelers.toLocaleString("en-US")}
              </Link>
            </>
          )}
        </p>
      </header>
      {dialogs.length === 0 ? (
        <p className="text-muted">There is no such dialog in this run.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that its columns can be scrolled to by keyboard.
        <section aria-label="Dialogs" tabIndex={0} className="max-h-[75vh] overflow-auto rounded-inner">
          <table className="w-full border-separate border-spacing-0 text-sm">
            <caption className="sr-only">Dialogs, sorted by {MEASURES[asked.sortBy].toLowerCase()}</caption>
            <thead>
              <tr>
                {MEASURE_NAMES.map((measure) => (
                  <SortableHead key={measure} runId={run.id} measure={measure} asked={asked} />
                ))}
                <th scope="col" className={classNames(HEAD, "min-w-64 text-left")}>
                  Opening
                </th>
              </tr>
            </thead>
            <tbody>
              {dialogs.map((dialog, line) => (
                <tr key={dialog.position}>
                  {MEASURE_NAMES.map((measure, column) =>
                    measure === "position" ? (
                      <th key={measure} scope="row" className={classNames(CELL, "figures text-left font-normal")}>
                        <Link
                          href={dialogHref(run.id, dialog.position)}
                          className="rounded-inner text-accent underline decoration-1 underline-offset-4"
                        >
                          {dialog.position + 1}
                        </Link>
                      </th>
                    ) : (
                      <td key={measure} className={classNames(CELL, "figures text-right")}>
                        {texts[line]?.[column]}
                      </td>
                    ),
                  )}
                  <td className={classNames(CELL, "max-w-96 truncate text-muted")}>{dialog.opening}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {pages > 1 && (
        <nav aria-label="Pages" className="flex items-center gap-3 text-sm">
          <PageButton run={run} asked={asked} page={asked.page - 1} pages={pages} label="Earlier" />
          <span className="figures">
            Page {Math.min(asked.page, pages)} of {pages}
          </span>
          <PageButton run={run} asked={asked} page={asked.page + 1} pages={pages} label="Later" />
        </nav>
      )}
    </div>
  );
}

const HEAD =
  "sticky top-0 whitespace-nowrap border-hairline border-b bg-paper px-2 py-1.5 align-bottom font-medium text-muted";
const CELL = "border-hairline border-b px-2 py-1.5";
const MEASURE_NAMES: readonly Measure[] = [
  "position",
  "rounds",
  "overall",
  "critical",
  "planPriority",
  "proactive",
  "clarification",
  "total",
  "reward",
];

/** The head of a column sorts by it; the one that is sorted by turns the order round. */
function SortableHead({ runId, measure, asked }: { runId: string; measure: Measure; asked: DialogsAsked }) {
  const isSorted = asked.sortBy === measure;
  const descending = isSorted ? !asked.descending : measure !== "position";
  const order = asked.descending ? "descending" : "ascending";
  return (
    <th
      scope="col"
      aria-sort={isSorted ? order : undefined}
      className={classNames(HEAD, measure === "position" ? "text-left" : "text-right")}
    >
      <Link
        href={dialogsHref(runId, { ...asked, sortBy: measure, descending, page: 1 })}
        className={classNames("rounded-inner hover:text-ink", isSorted && "text-ink")}
      >
        {MEASURES[measure]}
        {isSorted && <span aria-hidden> {asked.descending ? "↓" : "↑"}</span>}
      </Link>
    </th>
  );
}

function PageButton({
  run,
  asked,
  page,
  pages,
  label,
}: {
  run: Run;
  asked: DialogsAsked;
  page: number;
  pages: number;
  label: "Earlier" | "Later";
}) {
  const Icon = label === "Earlier" ? ChevronLeft : ChevronRight;
  if (page < 1 || page > pages) return null;
  return (
    <Button asChild size="small">
      <Link href={dialogsHref(run.id, { ...asked, page })}>
        <Icon aria-hidden />
        {label}
      </Link>
    </Button>
  );
}

function filterWords({ measure, from, below }: NonNullable<DialogsAsked["filter"]>): string {
  const name = MEASURES[measure].toLowerCase();
  if (from === null) return `${name} below ${below}`;
  return below === null ? `${name} of at least ${from}` : `${name} of at least ${from} and below ${below}`;
}
