import { BedDouble, Car, CarTaxiFront, Landmark, type LucideIcon, Plane, TrainFront, Utensils } from "lucide-react";
import type { LegMode, Stop } from "@/server/trip";
import { classNames } from "../ui/class-names";

export const LEG_ICONS: Record<LegMode, LucideIcon> = {
  flight: Plane,
  train: TrainFront,
  "self-driving": Car,
  taxi: CarTaxiFront,
};

const SHAPES: Record<Stop["kind"], string> = {
  leg: "rounded-full bg-ink text-paper",
  stay: "rounded-inner bg-accent-soft text-accent",
  meal: "rounded-full border border-edge text-ink",
  visit: "rotate-45 rounded-inner border border-edge text-ink [&_svg]:-rotate-45",
};

/** The kind of a stop by icon and shape: a leg a filled disc, a stay a square, a meal a ring, a visit a diamond. */
export function StopMarker({ stop }: { stop: Stop }) {
  const Icon = iconOf(stop);
  return (
    <span aria-hidden className="relative z-10 grid size-9 place-items-center bg-paper">
      <span
        className={classNames(
          "grid place-items-center",
          stop.kind === "visit" ? "size-7" : "size-8",
          SHAPES[stop.kind],
        )}
      >
        <Icon className="size-4" />
      </span>
    </span>
  );
}

function iconOf(stop: Stop): LucideIcon {
  switch (stop.kind) {
    case "leg":
      return LEG_ICONS[stop.mode];
    case "stay":
      return BedDouble;
    case "meal":
      return Utensils;
    case "visit":
      return Landmark;
  }
}
