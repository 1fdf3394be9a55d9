"use client";

import type { BenchmarkInfo, RunListItem } from "@/server/views";
import { counted } from "../../../format";
import { Notice } from "../../../ui/notice";
import { FigureFrame } from "../../frame/figure-frame";
import { RATE_REMARK } from "../../rates/cells";
import { CommandLine } from "../command-line";
import { ResearchPage } from "../research-page";
import { boardsOf, rankingWords } from "./board";

/** Runs alongside imported submissions of other systems, with what each was allowed to see; a ranking for each set of tasks. */
export function LeaderboardPage({
  benchmarks,
  runs,
}: {
  benchmarks: readonly BenchmarkInfo[];
  runs: readonly RunListItem[];
}) {
  const boards = boardsOf(benchmarks, runs);
  return (
    <ResearchPage
      title="Leaderboard"
      about="Runs of this app next to submissions of other systems, all scored by the same published rules. Those that worked on the same tasks are in one ranking; neighbors whose intervals overlap widely may be equally good, so compare them by task."
    >
      {boards.length === 0 ? (
        <section aria-label="Nothing to compare yet" className="flex max-w-3xl flex-col gap-3">
          <p className="text-muted">
            Nothing has been scored yet. Start a run, or import the plans of another system in the published format:
          </p>
          <CommandLine
            label="Import a submission"
            command='npm run -s dragoman -- submissions import FILE --queries validation.jsonl --name "Other system" --sees "The query and the reference information."'
          />
        </section>
      ) : (
        <>
          {runs.some(({ scripted, rates }) => scripted && rates !== null) && (
            <Notice kind="information">
              Rows marked “scripted” were answered by a scripted model: they show that the method runs, and say nothing
              of real models.
            </Notice>
          )}
          {boards.map(({ benchmark, tasks, title, table }) => (
            <FigureFrame
              key={`${benchmark.name} ${tasks.sha256} ${tasks.count}`}
              id={`leaderboard-${tasks.sha256.slice(0, 8)}-${tasks.count}`}
              title={title}
              shows={`The best first, by ${rankingWords(benchmark)}. ${benchmark.about} ${RATE_REMARK}`}
              source={counted(table.rows.length, "system")}
              table={table}
              level="h2"
              dialogs={[]}
            />
          ))}
        </>
      )}
    </ResearchPage>
  );
}
