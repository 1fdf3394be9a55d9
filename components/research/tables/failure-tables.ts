import { FAILURE_KINDS, type FailureKind, type RunView } from "@/server/views";
import { type EndedTrial, endedOf, sum, tasksOf } from "../benchmark/figures/ended-trials";
import { trialsHref } from "../benchmark/figures/trial-filter";
import { rateCell } from "../rates/cells";
import { rateOf } from "../rates/rate";
import type { Cell, DataTable } from "../table/table";
import { methodNames } from "./method-names";

/** Of each method the share of trials with each kind of failure; a kind counts once a trial. Null where nothing failed. */
export function failuresOfMethods(views: readonly RunView[]): DataTable | null {
  return tableOf(views, (kind, view) => {
    const ended = endedOf(view.trials);
    if (ended.length === 0) return null;
    const href = trialsHref(view.run.id, { failure: kind });
    return rateCell(rateOf(withFailure(ended, kind), ended.length, tasksOf(ended)), href);
  });
}

/** Of each kind of failure the percentage that each method makes of all that these runs made (TDAG, Table 3): columns add up to 100. */
export function sharesOfFailures(views: readonly RunView[]): DataTable | null {
  const made = (kind: FailureKind, { trials }: RunView) => withFailure(endedOf(trials), kind);
  return tableOf(views, (kind, view) => {
    const all = sum(views.map((one) => made(kind, one)));
    const href = trialsHref(view.run.id, { failure: kind });
    return all === 0 ? null : { value: (100 * made(kind, view)) / all, href };
  });
}

/** A row for each run, a column for each kind of failure that one of them has. */
function tableOf(views: readonly RunView[], cell: (kind: FailureKind, view: RunView) => Cell): DataTable | null {
  const kinds = FAILURE_KINDS.filter((kind) => views.some(({ trials }) => withFailure(endedOf(trials), kind) > 0));
  if (kinds.length === 0) return null;
  const names = methodNames(views.map(({ run }) => run));
  return {
    columns: ["Method", ...kinds],
    rows: views.map((view) => [
      { value: names.get(view.run.id) ?? view.run.name, href: `/research/runs/${view.run.id}` },
      ...kinds.map((kind) => cell(kind, view)),
    ]),
  };
}

function withFailure(ended: readonly EndedTrial[], kind: FailureKind): number {
  return ended.filter(({ result }) => result.failures.some((failure) => failure.kind === kind)).length;
}
