import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { classNames } from "./class-names";

const KINDS = {
  kept: { icon: CircleCheck, style: "bg-kept-soft text-kept" },
  warning: { icon: TriangleAlert, style: "bg-warning-soft text-warning" },
  conflict: { icon: CircleX, style: "bg-conflict-soft text-conflict" },
  information: { icon: Info, style: "bg-information-soft text-information" },
} as const;

/** A sentence with one of the four meanings, and what to do about it where something can be done. */
export function Notice({
  kind,
  children,
  action,
}: {
  kind: keyof typeof KINDS;
  children: ReactNode;
  action?: { label: string; onClick: () => void };
}) {
  const { icon: Icon, style } = KINDS[kind];
  return (
    <div role="note" className={classNames("flex items-start gap-3 rounded-card px-4 py-3 text-sm", style)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{children}</p>
      {action && (
        <Button variant="link" size="text" className="text-current" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
