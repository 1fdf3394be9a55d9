"use client";

import { useId } from "react";

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A list to choose one of (radio buttons) or, with `multiple`, any of (check boxes). */
export function OptionList({
  legend,
  options,
  chosen,
  multiple = false,
  onChange,
}: {
  legend: string;
  options: readonly Option[];
  chosen: readonly string[];
  multiple?: boolean;
  onChange: (chosen: string[]) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{legend}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="-mx-2 flex min-h-10 cursor-pointer items-center gap-3 rounded-inner px-2 text-sm hover:bg-sunken"
        >
          <input
            type={multiple ? "checkbox" : "radio"}
            name={name}
            checked={chosen.includes(value)}
            onChange={() => onChange(multiple ? toggled(chosen, value) : [value])}
            className="size-4 accent-accent"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function toggled(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
