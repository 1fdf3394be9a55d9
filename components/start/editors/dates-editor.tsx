import { ToggleGroup } from "radix-ui";
import { useState } from "react";
import type { CurrentWorld } from "@/server/api";
import type { LocalDate } from "@/server/trip";
import { Calendar, CalendarRange } from "../../ui/calendar";
import type { EditorProps } from "./editor";

const TAB =
  "flex-1 rounded-inner py-1.5 text-muted text-sm data-[state=on]:bg-raised data-[state=on]:font-medium data-[state=on]:text-ink data-[state=on]:shadow-float/20";

/** The day the trip begins, or the stretch of days it may lie in. */
export function DatesEditor({ said, current, today, onEdit, onDone }: EditorProps) {
  const { startDate, window } = said.trip;
  const [flexible, setFlexible] = useState(window !== undefined);
  const bounds = boundsOf(current, today);

  return (
    <div className="flex flex-col gap-4">
      <ToggleGroup.Root
        type="single"
        value={flexible ? "flexible" : "fixed"}
        onValueChange={(value) => {
          if (value) setFlexible(value === "flexible");
        }}
        aria-label="How flexible the dates are"
        className="flex rounded-card bg-sunken p-1"
      >
        <ToggleGroup.Item value="fixed" className={TAB}>
          First day
        </ToggleGroup.Item>
        <ToggleGroup.Item value="flexible" className={TAB}>
          Flexible
        </ToggleGroup.Item>
      </ToggleGroup.Root>
      {flexible ? (
        <CalendarRange
          label="The days the trip can fall on"
          value={window ?? null}
          bounds={bounds}
          onChange={(range) => onEdit({ trip: { window: range, startDate: undefined, endDate: undefined } })}
        />
      ) : (
        <Calendar
          label="The first day of the trip"
          value={startDate ?? null}
          bounds={bounds}
          onChange={(date) => {
            onEdit({ trip: { startDate: date, endDate: undefined, window: undefined } });
            onDone();
          }}
        />
      )}
    </div>
  );
}

/** The day the trip ends, where only that is asked. */
export function EndDateEditor({ said, current, today, onEdit, onDone }: EditorProps) {
  const { startDate, endDate } = said.trip;
  const { earliest, latest } = boundsOf(current, today);
  return (
    <Calendar
      label="The last day of the trip"
      value={endDate ?? null}
      bounds={{ earliest: startDate ?? earliest, latest }}
      onChange={(date) => {
        onEdit({ trip: { endDate: date, days: undefined } });
        onDone();
      }}
    />
  );
}

/** The days that can be planned: from today where the world moves with it, and as far as its timetable goes. */
function boundsOf({ world }: CurrentWorld, today: LocalDate) {
  return {
    earliest: world.movesWithToday ? today : (world.dates?.from ?? null),
    latest: world.dates?.to ?? null,
  };
}
