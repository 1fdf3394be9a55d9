"use client";

import { Minus, Plus } from "lucide-react";
import { Button, Group, Input, Label, NumberField } from "react-aria-components";
import { classNames } from "./class-names";

const STEP_BUTTON =
  "grid size-10 shrink-0 place-items-center text-muted hover:text-ink disabled:opacity-40 [&_svg]:size-4";

/** A whole number, typed or stepped to with a minus and a plus; with a `format` (money) it is only typed. */
export function NumberStepper({
  label,
  value,
  minimum,
  maximum,
  format,
  onChange,
}: {
  label: string;
  value: number | undefined;
  minimum: number;
  maximum: number;
  format?: Intl.NumberFormatOptions;
  onChange: (value: number) => void;
}) {
  return (
    <NumberField
      value={value ?? Number.NaN}
      minValue={minimum}
      maxValue={maximum}
      step={1}
      formatOptions={format}
      onChange={(next) => {
        if (!Number.isNaN(next)) onChange(next);
      }}
      className="flex items-center justify-between gap-4"
    >
      <Label className="text-sm">{label}</Label>
      <Group className="flex items-center rounded-card border border-edge bg-raised focus-within:outline-2 focus-within:outline-accent">
        {format === undefined && (
          <Button slot="decrement" className={STEP_BUTTON}>
            <Minus aria-hidden />
          </Button>
        )}
        <Input
          className={classNames(
            "figures h-10 bg-transparent text-base outline-none sm:text-sm",
            format === undefined ? "w-12 text-center" : "w-32 px-3 text-right",
          )}
        />
        {format === undefined && (
          <Button slot="increment" className={STEP_BUTTON}>
            <Plus aria-hidden />
          </Button>
        )}
      </Group>
    </NumberField>
  );
}
