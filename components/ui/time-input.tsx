"use client";

import type { Time } from "@internationalized/date";
import { DateInput, DateSegment, Label, TimeField } from "react-aria-components";
import { useFormats } from "../formats/formats-provider";

/** A time of day, typed or stepped to with the arrow keys, as the reader writes times. */
export function TimeInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Time | null;
  onChange: (value: Time | null) => void;
}) {
  const { formats } = useFormats();
  return (
    <TimeField
      value={value}
      onChange={onChange}
      hourCycle={formats.clock === "12" ? 12 : 24}
      shouldForceLeadingZeros={formats.clock === "24"}
      granularity="minute"
      className="flex flex-col gap-1.5"
    >
      <Label className="text-sm">{label}</Label>
      <DateInput className="figures flex h-11 min-w-24 items-center rounded-card border border-edge bg-raised px-3 text-base focus-within:outline-2 focus-within:outline-accent sm:h-10 sm:text-sm">
        {(segment) => (
          <DateSegment
            segment={segment}
            className="rounded-inner px-0.5 outline-none data-[focused]:bg-accent data-[focused]:text-on-accent data-[placeholder]:text-muted"
          />
        )}
      </DateInput>
    </TimeField>
  );
}
