import Link from "next/link";
import type { RolloutGroup, RolloutRunView } from "@/server/views";
import { DataTableView } from "../table/data-table-view";
import type { DataTable } from "../table/table";
import { rolloutHref, rolloutsHref } from "./rollout-words";

/** The tasks of one step, each with what its rollouts earned. */
export function TasksOfStep({ view }: { view: RolloutRunView }) {
  const { id, step, figures } = view;
  if (step === null) return null;
  const last = figures.at(-1)?.step ?? 1;
  return (
    <section id="tasks" aria-labelledby="tasks-title" className="flex min-w-0 scroll-mt-6 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="tasks-title" className="font-medium text-base">
          Tasks of step {step.number} of {last}
        </h2>
        <nav aria-label="Steps" className="flex gap-4 text-sm">
          <StepLink id={id} to={step.number - 1} isThere={step.number > 1} name="Earlier step" />
          <StepLink id={id} to={step.number + 1} isThere={step.number < last} name="Later step" />
        </nav>
      </div>
      <p className="max-w-prose text-muted text-sm">
        Each reward leads to its rollout. A group is kept where its rewards differ enough to learn from, and has failed
        where none of them is high enough.
      </p>
      <DataTableView caption={`Tasks of step ${step.number}`} table={tableOf(id, step.number, step.groups)} />
    </section>
  );
}

function StepLink({ id, to, isThere, name }: { id: string; to: number; isThere: boolean; name: string }) {
  if (!isThere) return <span className="text-muted">{name}</span>;
  return (
    <Link href={rolloutsHref(id, to)} className="rounded-inner text-accent underline decoration-1 underline-offset-4">
      {name}
    </Link>
  );
}

function tableOf(id: string, step: number, groups: readonly RolloutGroup[]): DataTable {
  const n = Math.max(0, ...groups.map(({ rewards }) => rewards.length));
  const members = Array.from({ length: n }, (_, member) => `${member + 1}`);
  return {
    columns: ["Task", "From", "Spread", "Outcome", ...members],
    rows: groups.map(({ taskId, source, spread, kept, failed, rewards }, group) => [
      taskId,
      source === "replay" ? "replay" : "new",
      spread,
      [kept ? "kept" : "dropped", ...(failed ? ["failed"] : [])].join(", "),
      ...members.map((_, member) => {
        const value = rewards[member];
        return value === undefined ? null : { value, href: rolloutHref(id, { step, group, member }) };
      }),
    ]),
    shares: ["Spread", ...members],
  };
}
