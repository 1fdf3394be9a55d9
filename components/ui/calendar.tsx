"use client";

import { parseDate } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  Calendar as DayPicker,
  RangeCalendar,
} from "react-aria-components";
import type { LocalDate } from "@/server/trip";

interface Bounds {
  readonly earliest: LocalDate | null;
  readonly latest: LocalDate | null;
}

/** A month to pick one day from; the arrow and page keys move through it. */
export function Calendar({
  label,
  value,
  bounds,
  onChange,
}: {
  label: string;
  value: LocalDate | null;
  bounds: Bounds;
  onChange: (date: LocalDate) => void;
}) {
  return (
    <DayPicker
      aria-label={label}
      value={value === null ? null : parseDate(value)}
      defaultFocusedValue={value === null && bounds.earliest !== null ? parseDate(bounds.earliest) : undefined}
      minValue={limit(bounds.earliest)}
      maxValue={limit(bounds.latest)}
      onChange={(date) => onChange(date.toString())}
    >
      <Month />
    </DayPicker>
  );
}

/** A month to pick the first and the last day of a range from. */
export function CalendarRange({
  label,
  value,
  bounds,
  onChange,
}: {
  label: string;
  value: { from: LocalDate; to: LocalDate } | null;
  bounds: Bounds;
  onChange: (range: { from: LocalDate; to: LocalDate }) => void;
}) {
  return (
    <RangeCalendar
      aria-label={label}
      value={value === null ? null : { start: parseDate(value.from), end: parseDate(value.to) }}
      defaultFocusedValue={value === null && bounds.earliest !== null ? parseDate(bounds.earliest) : undefined}
      minValue={limit(bounds.earliest)}
      maxValue={limit(bounds.latest)}
      onChange={({ start, end }) => onChange({ from: start.toString(), to: end.toString() })}
    >
      <Month />
    </RangeCalendar>
  );
}

function limit(date: LocalDate | null) {
  return date === null ? undefined : parseDate(date);
}

const TURN =
  "grid size-9 place-items-center rounded-inner text-muted hover:bg-sunken hover:text-ink disabled:opacity-40";

function Month() {
  return (
    <>
      <div className="mb-2 flex items-center justify-between">
        <Button slot="previous" className={TURN}>
          <ChevronLeft aria-hidden className="size-4" />
        </Button>
        <CalendarHeading className="font-medium text-sm" />
        <Button slot="next" className={TURN}>
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </div>
      <CalendarGrid className="w-full border-separate border-spacing-y-0.5">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="h-8 font-normal text-muted text-xs">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="figures mx-auto grid size-9 cursor-pointer place-items-center rounded-full text-sm outline-none data-[outside-month]:hidden data-[disabled]:cursor-default data-[unavailable]:cursor-default data-[hovered]:bg-sunken data-[selected]:bg-accent data-[disabled]:text-muted data-[selected]:text-on-accent data-[disabled]:opacity-50 data-[focus-visible]:outline-2 data-[focus-visible]:outline-accent data-[focus-visible]:outline-offset-1"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
