import type { OpenedDatabase } from "@/db";
import { endJudge, listJudges, startJudge } from "@/server/annotation";
import { judgeItems, judgeNamed } from "@/server/annotation/judging";
import { checkShape } from "@/server/episodes";
import type { Result } from "@/server/trip";
import {
  type JudgeKind,
  type JudgeView,
  listedJudgesSchema,
  ofJudgeSchema,
  type StartJudge,
  startJudgeSchema,
} from "@/server/views";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { withStore } from "../through-server/carry-out";

interface JudgeOptions {
  readonly by: JudgeKind;
  readonly repeats: number;
  readonly json?: true;
}

const LOOK_MS = 1_000;

/** A running server judges in its own time, watched here; without one this process does, and goes on when it is called again. */
export async function judgeProject(
  terminal: Terminal,
  projectId: string,
  { by, repeats, json }: JudgeOptions,
): Promise<ExitCode> {
  const order = requireValue(checkShape({ projectId, by, repeats }, startJudgeSchema, {}));
  const judge = await withStore(terminal, async (ask): Promise<JudgeView> => {
    const started = await ask({ kind: "start judge", order }, ofJudgeSchema, (opened) =>
      judgeHere(terminal, opened, order),
    );
    for (let lastNote = ""; ; ) {
      const judges = await ask({ kind: "list judges", order: { projectId } }, listedJudgesSchema, ({ database }) =>
        listJudges(database, projectId),
      );
      const now = judges.find(({ id }) => id === started.judgeId);
      if (now === undefined) throw new Error("The judge is not among those of its project.");
      if (now.status !== "running") return now;
      if (progressOf(now) !== lastNote) terminal.note(progressOf(now));
      lastNote = progressOf(now);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  });
  await terminal.print(json ? JSON.stringify(judge) : `${judge.name}: ${progressOf(judge)}`);
  if (judge.problem !== null) terminal.note(`error: ${judge.problem}`);
  return judge.status === "finished" ? EXIT.done : EXIT.unavailable;
}

async function judgeHere(
  terminal: Terminal,
  { database }: OpenedDatabase,
  order: StartJudge,
): Promise<Result<{ judgeId: string }>> {
  const judge = judgeNamed(order.by);
  if (!judge.ok) return judge;
  const started = await startJudge(database, order, judge.value.identity);
  if (!started.ok) return started;
  const { judgeId } = started.value;
  const interrupted = new AbortController();
  const onInterrupt = () => interrupted.abort();
  process.once("SIGINT", onInterrupt);
  try {
    const judged = await judgeItems(database, judgeId, interrupted.signal, (done, of) =>
      terminal.note(`${done} of ${of} judgments`),
    );
    const isDone = judged.ok && !interrupted.signal.aborted;
    await endJudge(database, judgeId, isDone ? "finished" : "stopped", judged.ok ? null : judged.problem.message);
  } finally {
    process.off("SIGINT", onInterrupt);
  }
  return started;
}

/** "58 of 60 judgments, 2 failed". */
function progressOf({ scored, wanted, failures }: JudgeView): string {
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  return `${scored} of ${wanted} judgments${failed === 0 ? "" : `, ${failed} failed`}`;
}
