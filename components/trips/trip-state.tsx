import { CircleCheck, CircleX, LoaderCircle, type LucideIcon, Pause, TriangleAlert } from "lucide-react";
import type { TripListItem } from "@/server/views";
import { counted } from "../format";
import { classNames } from "../ui/class-names";

interface State {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly style: string;
}

function stateOf({ status, broken, notPlanned, progress }: TripListItem): State {
  switch (status) {
    case "planning":
      return { icon: LoaderCircle, text: progress?.text ?? "Waiting to be planned", style: "text-information" };
    case "planned":
      return broken === 0 && notPlanned === 0
        ? { icon: CircleCheck, text: "Meets all requirements", style: "text-kept" }
        : { icon: TriangleAlert, text: shortfall(broken, notPlanned), style: "text-warning" };
    case "infeasible":
      return { icon: CircleX, text: "Not possible as asked; see how to fix it", style: "text-conflict" };
    case "failed":
      return { icon: CircleX, text: "Planning failed; try again", style: "text-conflict" };
    case "cancelled":
      return { icon: Pause, text: "You stopped planning", style: "text-muted" };
  }
}

/** "1 problem · 2 not planned" */
function shortfall(broken: number, notPlanned: number): string {
  return [broken > 0 ? counted(broken, "problem") : null, notPlanned > 0 ? `${notPlanned} not planned` : null]
    .filter((part) => part !== null)
    .join(" · ");
}

/** The state of a trip, by icon and in words. */
export function TripState({ trip }: { trip: TripListItem }) {
  const { icon: Icon, text, style } = stateOf(trip);
  return (
    <p className={classNames("mt-auto flex items-start gap-2 pt-1 text-sm", style)}>
      <Icon
        aria-hidden
        className={classNames("mt-0.5 size-4 shrink-0", trip.status === "planning" && "motion-safe:animate-spin")}
      />
      {text}
    </p>
  );
}
