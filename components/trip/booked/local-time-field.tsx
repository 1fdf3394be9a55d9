"use client";

import { parseTime } from "@internationalized/date";
import type { Itinerary } from "@/server/trip";
import { TimeInput } from "../../ui/time-input";
import { FieldProblem } from "./field-problem";
import { zoneName, zoneOf } from "./zone-name";

/** A local time, with the place whose clock is meant. */
export function LocalTimeField({
  label,
  city,
  time,
  problem,
  day,
  itinerary,
  onChange,
}: {
  label: string;
  city: string;
  time: string | null;
  problem: string | undefined;
  day: number;
  itinerary: Itinerary;
  onChange: (time: string | null) => void;
}) {
  const zone = zoneOf(city, itinerary);
  const date = itinerary.days.find(({ number }) => number === day)?.date;
  return (
    <div>
      <TimeInput
        label={label}
        value={time === null ? null : parseTime(time)}
        onChange={(value) => onChange(value === null ? null : value.toString().slice(0, "HH:MM".length))}
      />
      <p className="mt-1 text-muted text-xs">
        Local time in {city}
        {zone !== null && date !== undefined && `: ${zoneName(zone, date)}`}
      </p>
      <FieldProblem text={problem} />
    </div>
  );
}
