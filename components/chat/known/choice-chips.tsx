"use client";

import { Check } from "lucide-react";
import { useId } from "react";

/** Choices side by side to tick one or, with `multiple`, any of; the ticked ones carry a tick. */
export function ChoiceChips({
  legend,
  options,
  chosen,
  multiple = false,
  onToggle,
}: {
  legend: string;
  options: readonly { readonly value: string; readonly label: string }[];
  chosen: readonly string[];
  multiple?: boolean;
  onToggle: (value: string) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-full border border-edge bg-raised px-3 text-sm hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 sm:min-h-8"
          >
            <input
              type={multiple ? "checkbox" : "radio"}
              name={name}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
              className="peer sr-only"
            />
            <Check aria-hidden className="hidden size-3.5 text-accent peer-checked:block" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
