import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { type DialogRecord, fieldName, PREFERENCE_ENTRIES } from "@/server/trip";
import type { Answers } from "../../trpc/client";
import { Button } from "../../ui/button";
import { sourceOf } from "../frame/source";
import { policyLabel } from "../runs/run-labels";
import { DataTableView } from "../table/data-table-view";
import type { DataTable } from "../table/table";
import { DialogTurns } from "./dialog-turns";
import { dialogHref, dialogsHref } from "./dialogs-link";

/** One simulated dialog, read-only: what was said and why, what was noted, and what it scored. */
export function DialogPage({
  run,
  dialog,
  position,
}: {
  run: Answers["research"]["dialog"]["run"];
  dialog: DialogRecord;
  /** From 0. */
  position: number;
}) {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-4 pb-20 sm:px-8 sm:pt-8">
      <header className="flex flex-col gap-2">
        <Link
          href={dialogsHref(run.id)}
          className="inline-flex min-h-8 items-center gap-1 self-start rounded-inner text-muted text-sm hover:text-ink"
        >
          <ChevronLeft aria-hidden className="size-4" />
          Dialogs of {policyLabel(run.summary)}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="font-serif text-xl">Dialog {position + 1}</h1>
          <nav aria-label="Other dialogs" className="flex gap-2">
            {position > 0 && (
              <Button asChild size="small">
                <Link href={dialogHref(run.id, position - 1)}>
                  <ChevronLeft aria-hidden />
                  Before
                </Link>
              </Button>
            )}
            {position + 1 < run.summary.travelers && (
              <Button asChild size="small">
                <Link href={dialogHref(run.id, position + 1)}>
                  Next
                  <ChevronRight aria-hidden />
                </Link>
              </Button>
            )}
          </nav>
        </div>
        <p className="text-muted text-sm">
          {sourceOf([run.summary])} · {dialog.id}
        </p>
      </header>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="turns" className="flex min-w-0 flex-col gap-3">
          <h2 id="turns" className="font-medium">
            What was said
          </h2>
          <DialogTurns turns={dialog.turns} />
        </section>
        <div className="flex min-w-0 flex-col gap-8">
          <section aria-labelledby="scores" className="flex flex-col gap-3">
            <h2 id="scores" className="font-medium">
              What it scored
            </h2>
            <DataTableView caption="Scores" table={scoresOf(dialog)} />
          </section>
          <section aria-labelledby="notes" className="flex flex-col gap-3">
            <h2 id="notes" className="font-medium">
              What was noted
            </h2>
            <p className="text-muted text-sm">
              {Object.keys(dialog.notes).length} of {PREFERENCE_ENTRIES.length} entries; what was neither stated nor
              implied is absent.
            </p>
            <DataTableView caption="Notes" table={notesOf(dialog)} />
          </section>
          <section aria-labelledby="by-round" className="flex flex-col gap-3">
            <h2 id="by-round" className="font-medium">
              Accuracy by round
            </h2>
            <DataTableView caption="Accuracy after each round" table={roundsOf(dialog)} />
          </section>
        </div>
      </div>
    </div>
  );
}

function scoresOf({ rounds, accuracy, agentic, reward }: DialogRecord): DataTable {
  return {
    alike: "rows",
    columns: ["Measure", "Value"],
    rows: [
      ["Rounds", rounds],
      ["Accuracy, overall (0 to 1)", accuracy.overall],
      ["Accuracy, critical (0 to 1)", accuracy.critical],
      ["Plan & priority (1 to 5)", agentic.planPriority],
      ["Proactive (1 to 5)", agentic.proactive],
      ["Clarification (1 to 5)", agentic.clarification],
      ["Total (3 to 15)", agentic.total],
      ["Reward R (0 to 1)", reward],
    ],
  };
}

function notesOf({ notes }: DialogRecord) {
  const rows = PREFERENCE_ENTRIES.flatMap(({ key }) => {
    const value = notes[key];
    return value === undefined ? [] : [[fieldName(key), Array.isArray(value) ? value.join(", ") : String(value)]];
  });
  return { columns: ["Entry", "Value"], rows };
}

/** Rounds after the last question repeat it and are left out. */
function roundsOf({ rounds, byRound }: DialogRecord) {
  return {
    columns: ["Round", "Overall", "Critical"],
    rows: byRound
      .filter(({ round }) => round <= rounds)
      .map(({ round, overall, critical }) => [round, overall, critical]),
  };
}
