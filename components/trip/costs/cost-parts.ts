import { BedDouble, Landmark, type LucideIcon, Route, Utensils } from "lucide-react";
import type { CostPart } from "./cost-lines";

/** How a category of costs is named and drawn. */
export const COST_PART_LOOKS: Record<CostPart, { label: string; icon: LucideIcon; bar: string }> = {
  legs: { label: "Travel", icon: Route, bar: "bg-ink" },
  stays: { label: "Lodging", icon: BedDouble, bar: "bg-accent" },
  meals: { label: "Meals", icon: Utensils, bar: "bg-edge" },
  visits: { label: "Visits", icon: Landmark, bar: "bg-information" },
};
