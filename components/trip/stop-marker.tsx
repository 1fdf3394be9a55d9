import {
  BedDouble,
  Bus,
  Car,
  CarTaxiFront,
  Landmark,
  type LucideIcon,
  Plane,
  TrainFront,
  Utensils,
} from "lucide-react";
import type { LegMode, Stop } from "@/server/trip";
import { classNames } from "../ui/class-names";

export const LEG_ICONS: Record<LegMode, LucideIcon> = {
  flight: Plane,
  train: TrainFront,
  bus: Bus,
  "self-driving": Car,
  taxi: CarTaxiFront,
};

const SHAPES: Record<Stop["kind"], string> = {
  leg: "rounded-full bg-ink text-paper",
  stay: "rounded-inner bg-accent-soft text-accent",
  meal: "rounded-full border border-edge text-ink",
  visit: "rotate-45 rounded-inner border border-edge text-ink [&_svg]:-rotate-45",
};

/** What a stop looks like: its kind, and of a leg how it travels. */
export type StopLook =
  | { readonly kind: "leg"; readonly mode: LegMode }
  | { readonly kind: Exclude<Stop["kind"], "leg"> };

/** The kind of a stop by icon and shape: a leg a filled disc, a stay a square, a meal a ring, a visit a diamond. */
export function StopMarker({ stop, number }: { stop: StopLook; number?: number | undefined }) {
  return (
    <span aria-hidden className="relative grid size-9 place-items-center">
      <StopSymbol look={stop} />
      {number !== undefined && (
        <span className="figures absolute right-0 bottom-0 grid h-4 min-w-4 place-items-center rounded-full bg-ink px-1 text-paper text-xs leading-none">
          {number}
        </span>
      )}
    </span>
  );
}

/** The marker's shape alone, e.g. on a map; with a number in place of its icon where it has one. */
export function StopSymbol({
  look,
  number = null,
  className,
}: {
  look: StopLook;
  number?: number | null;
  className?: string;
}) {
  const Icon = iconOf(look);
  return (
    <span
      aria-hidden
      className={classNames(
        "grid place-items-center",
        look.kind === "visit" ? "size-7" : "size-8",
        SHAPES[look.kind],
        className,
      )}
    >
      {number === null ? (
        <Icon className="size-4" />
      ) : (
        <span className={classNames("figures font-medium text-sm", look.kind === "visit" && "-rotate-45")}>
          {number}
        </span>
      )}
    </span>
  );
}

function iconOf(look: StopLook): LucideIcon {
  switch (look.kind) {
    case "leg":
      return LEG_ICONS[look.mode];
    case "stay":
      return BedDouble;
    case "meal":
      return Utensils;
    case "visit":
      return Landmark;
  }
}
