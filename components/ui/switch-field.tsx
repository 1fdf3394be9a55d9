"use client";

import { Switch } from "radix-ui";
import { useId } from "react";

/** A switch with its label before it and what it means below. */
export function SwitchField({
  label,
  meaning,
  checked,
  onChange,
}: {
  label: string;
  meaning: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const [id, meaningId] = [useId(), useId()];
  return (
    <div>
      <div className="flex items-start justify-between gap-4">
        <label htmlFor={id} className="cursor-pointer text-sm">
          {label}
        </label>
        <Switch.Root
          id={id}
          aria-describedby={meaningId}
          checked={checked}
          onCheckedChange={onChange}
          className="relative mt-0.5 h-6 w-10 shrink-0 rounded-full border border-edge bg-sunken transition-colors data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        >
          <Switch.Thumb className="block size-4 translate-x-1 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent" />
        </Switch.Root>
      </div>
      <p id={meaningId} className="mt-1 text-muted text-sm">
        {meaning}
      </p>
    </div>
  );
}
