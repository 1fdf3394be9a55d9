import { CirclePause, CirclePlay, CircleStop } from "lucide-react";
import type { ProjectStatus } from "@/server/views";
import { classNames } from "../../ui/class-names";

export const STATUS_WORDS: Record<ProjectStatus, string> = { open: "Open", paused: "Paused", closed: "Closed" };

const LOOKS = {
  open: { icon: CirclePlay, style: "text-kept" },
  paused: { icon: CirclePause, style: "text-warning" },
  closed: { icon: CircleStop, style: "text-muted" },
} as const;

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const { icon: Icon, style } = LOOKS[status];
  return (
    <span className={classNames("inline-flex items-center gap-1.5 whitespace-nowrap", style)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {STATUS_WORDS[status]}
    </span>
  );
}
