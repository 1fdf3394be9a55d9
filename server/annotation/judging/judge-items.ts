import pMap from "p-map";
import type { AnnotationJudgeRow, Database } from "@/db";
import {
  contentsOf,
  isSame,
  type PendingJudgment,
  pendingJudgments,
  storeJudgment,
  workingJudge,
} from "@/server/annotation";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import { type Judge, judgeNamed } from "./judges";

/** Items whose words are in memory at a time. */
const PAGE = 50;
/** So many failed judgments in a row end the work: the model is gone, or is no judge. */
const MOST_FAILURES = 10;

/**
 * Scores what the judge still owes its project and keeps each judgment at once, until all is scored or failed, someone stops the judge,
 * or the signal aborts; called again, it goes on. A judgment that fails is kept as failed, and nothing takes its place. Problems: those
 * of ten failures in a row, and "unavailable" where the models file has another judge by now.
 */
export async function judgeItems(
  database: Database,
  judgeId: string,
  signal: AbortSignal,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<Result<null>> {
  const row = await workingJudge(database, judgeId);
  if (row === null) return ok(null);
  const judge = judgeOf(row);
  if (!judge.ok) return judge;
  const pending = await pendingJudgments(database, row);
  const failures = inARow();
  for (let at = 0; at < pending.length && !signal.aborted; at += PAGE) {
    await judgePage(database, judgeId, { judge: judge.value, pending: pending.slice(at, at + PAGE), failures, signal });
    onProgress(Math.min(at + PAGE, pending.length), pending.length);
    const ending = failures.ending();
    if (ending !== null) return fail(ending);
    if ((await workingJudge(database, judgeId)) === null) return ok(null);
  }
  return ok(null);
}

/** The judge that the row means; another model or prompt by now would be another judge. */
function judgeOf(row: AnnotationJudgeRow): Result<Judge> {
  const judge = judgeNamed(row.by);
  if (!judge.ok || isSame(judge.value.identity, row)) return judge;
  const message =
    "The models file or the prompt has changed since this judge started. Start it again to create a new judge.";
  return fail({ code: "unavailable", message });
}

interface Page {
  readonly judge: Judge;
  readonly pending: readonly PendingJudgment[];
  readonly failures: ReturnType<typeof inARow>;
  readonly signal: AbortSignal;
}

async function judgePage(
  database: Database,
  judgeId: string,
  { judge, pending, failures, signal }: Page,
): Promise<void> {
  const contents = await contentsOf(
    database,
    pending.map(({ itemId }) => itemId),
  );
  const judgeOne = async ({ itemId, repeat }: PendingJudgment) => {
    const content = contents.get(itemId);
    if (signal.aborted || failures.ending() !== null || content?.unit !== "dialog") return;
    const { scores, costUsd, why } = await judge.score(content.turns, repeat, signal);
    // It was stopped, and says nothing of the item.
    if (why?.code === "cancelled") return;
    failures.count(judge.identity.by === "model" ? why : null);
    await storeJudgment(database, judgeId, { itemId, repeat, scores, costUsd, problem: why?.code ?? null });
  };
  await pMap(pending, judgeOne, { concurrency: judge.atOnce });
}

function inARow() {
  let [failed, last]: [number, Problem | null] = [0, null];
  return {
    count(problem: Problem | null) {
      failed = problem === null ? 0 : failed + 1;
      last = problem;
    },
    ending: () => (failed >= MOST_FAILURES ? last : null),
  };
}
