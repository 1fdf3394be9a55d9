"use client";

import { RadioGroup } from "radix-ui";
import { type Objective, objectiveSchema } from "@/server/trip";

export const OBJECTIVE_LABELS: Record<Objective, string> = {
  preferences: "Best match",
  cost: "Cheapest",
  time: "Shortest travel time",
};

/** What the plan is optimized for. */
export function ObjectiveChoice({ value, onChange }: { value: Objective; onChange: (objective: Objective) => void }) {
  return (
    <RadioGroup.Root
      value={value}
      onValueChange={(next) => onChange(objectiveSchema.parse(next))}
      aria-label="What the plan is optimized for"
      className="flex flex-wrap"
    >
      {objectiveSchema.options.map((objective) => (
        <RadioGroup.Item
          key={objective}
          value={objective}
          className="min-h-9 rounded-inner px-2.5 text-muted text-sm hover:text-ink data-[state=checked]:bg-accent-soft data-[state=checked]:font-medium data-[state=checked]:text-accent data-[state=checked]:ring-1 data-[state=checked]:ring-accent"
        >
          {OBJECTIVE_LABELS[objective]}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
