"use client";

import { ToggleGroup } from "radix-ui";
import { useSelection } from "../selection";

const ALL = "all";
const CHIP =
  "min-h-10 min-w-10 rounded-full border border-hairline px-3 text-muted text-sm hover:border-edge hover:text-ink data-[state=on]:border-accent data-[state=on]:bg-accent-soft data-[state=on]:font-medium data-[state=on]:text-accent lg:min-h-8 lg:min-w-8";

/** Limits the map to one day of the trip. */
export function DayFilter({ days }: { days: readonly number[] }) {
  const { shownDay, showDay } = useSelection();
  return (
    <ToggleGroup.Root
      type="single"
      value={shownDay === null ? ALL : String(shownDay)}
      onValueChange={(value) => {
        if (value !== "") showDay(value === ALL ? null : Number(value));
      }}
      aria-label="Days on the map"
      className="mb-2 flex flex-wrap gap-1.5"
    >
      <ToggleGroup.Item value={ALL} className={CHIP}>
        All days
      </ToggleGroup.Item>
      {days.map((day) => (
        <ToggleGroup.Item key={day} value={String(day)} aria-label={`Day ${day}`} className={CHIP}>
          {day === days[0] ? `Day ${day}` : day}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
