import { Ban, CircleCheck, CircleDashed, CircleStop, Loader } from "lucide-react";
import type { RunListItem, RunStatus } from "@/server/views";
import { classNames } from "../../ui/class-names";
import { replacedWords, STATUS_NAMES } from "./run-words";

const LOOKS = {
  queued: { icon: CircleDashed, style: "text-muted" },
  running: { icon: Loader, style: "text-information" },
  finished: { icon: CircleCheck, style: "text-kept" },
  cancelled: { icon: Ban, style: "text-muted" },
  stopped: { icon: CircleStop, style: "text-warning" },
} as const;

export function StatusBadge({ status }: { status: RunStatus }) {
  const { icon: Icon, style } = LOOKS[status];
  return (
    <span className={classNames("inline-flex items-center gap-1.5 whitespace-nowrap", style)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {STATUS_NAMES[status]}
    </span>
  );
}

/** Next to every figure of a run in which code took a model's place. */
export function ReplacedBadge({ run }: { run: Pick<RunListItem, "replaced" | "finished"> }) {
  const words = replacedWords(run);
  if (words === null) return null;
  return (
    <span
      title={`Code took a model's place: ${words}.`}
      className="rounded-inner bg-warning-soft px-1.5 py-0.5 text-warning text-xs"
    >
      {words}
    </span>
  );
}

/** Next to every figure of a scripted model: it says nothing of real ones. */
export function ScriptedBadge() {
  return (
    <span
      title="A scripted model answered: these figures say nothing about real models."
      className="rounded-inner bg-warning-soft px-1.5 py-0.5 text-warning text-xs"
    >
      scripted
    </span>
  );
}
