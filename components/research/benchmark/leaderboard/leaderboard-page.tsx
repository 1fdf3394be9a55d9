"use client";

import type { RunListItem } from "@/server/trip";
import { Notice } from "../../../ui/notice";
import { FigureFrame } from "../../frame/figure-frame";
import { CommandLine } from "../command-line";
import { ResearchPage } from "../research-page";
import { boardTable, ranked } from "./board";

/** Runs beside imported submissions of other systems, with what each was allowed to see. */
export function LeaderboardPage({ runs }: { runs: readonly RunListItem[] }) {
  const shown = ranked(runs);
  const sizes = new Set(shown.map(({ total, identity }) => total / (identity?.trials ?? 1)));
  return (
    <ResearchPage
      title="Leaderboard"
      about="TravelPlanner: runs of this app beside submissions of other systems, all scored by the same published rules."
    >
      {shown.length === 0 ? (
        <section aria-label="Nothing to compare yet" className="flex max-w-3xl flex-col gap-3">
          <p className="text-muted">
            Nothing has been scored yet. Start a run, or bring in the plans of another system in the published format:
          </p>
          <CommandLine
            label="Bring in a submission"
            command='npm run -s dragoman -- submissions import FILE --queries validation.jsonl --name "Other system" --sees "The query and the reference information."'
          />
        </section>
      ) : (
        <>
          {sizes.size > 1 && (
            <Notice kind="warning">
              These were scored on different numbers of tasks: compare only those that worked on the same ones.
            </Notice>
          )}
          {shown.some(({ scripted }) => scripted) && (
            <Notice kind="information">
              Rows marked “scripted” were answered by a scripted model: they show that the method runs, and say nothing
              of real models.
            </Notice>
          )}
          <FigureFrame
            id="leaderboard"
            title="Systems, the best first"
            shows="CS: commonsense. By final pass rate, then by the rates below it."
            source={`${shown.length} runs and submissions`}
            table={boardTable(runs)}
            level="h2"
            dialogs={[]}
          >
            {null}
          </FigureFrame>
        </>
      )}
    </ResearchPage>
  );
}
