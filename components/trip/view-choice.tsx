"use client";

import { CalendarDays, List } from "lucide-react";
import { ToggleGroup } from "radix-ui";

/** How the days are shown: one below the other, or side by side with the hours. */
export type DaysView = "list" | "calendar";

const VIEWS = [
  { value: "list", label: "List", icon: List },
  { value: "calendar", label: "Calendar", icon: CalendarDays },
] as const;

const ITEM =
  "flex min-h-10 items-center gap-1.5 rounded-inner px-2.5 text-muted text-sm hover:text-ink data-[state=on]:bg-raised data-[state=on]:font-medium data-[state=on]:text-ink sm:min-h-8 [&_svg]:size-4";

export function ViewChoice({ view, onChange }: { view: DaysView; onChange: (view: DaysView) => void }) {
  return (
    <ToggleGroup.Root
      type="single"
      value={view}
      onValueChange={(next) => {
        if (next === "list" || next === "calendar") onChange(next);
      }}
      aria-label="View"
      className="flex shrink-0 rounded-card bg-sunken p-0.5 print:hidden"
    >
      {VIEWS.map(({ value, label, icon: Icon }) => (
        <ToggleGroup.Item key={value} value={value} aria-label={label} className={ITEM}>
          <Icon aria-hidden />
          <span className="hidden sm:inline">{label}</span>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
