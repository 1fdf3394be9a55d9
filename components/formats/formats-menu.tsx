"use client";

import { SlidersHorizontal } from "lucide-react";
import { RATES } from "@/server/trip";
import { Button } from "../ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "../ui/popover";
import { SelectField } from "../ui/select-field";
import { useFormats } from "./formats-provider";
import type { Formats } from "./settings";

const CLOCKS = [
  { value: "12", label: "2:05 PM" },
  { value: "24", label: "14:05" },
] as const;
const DATES = [
  { value: "monthFirst", label: "Tue, Mar 24" },
  { value: "dayFirst", label: "Tue 24 Mar" },
] as const;
const DISTANCES = [
  { value: "mi", label: "Miles" },
  { value: "km", label: "Kilometers" },
] as const;
const TEMPERATURES = [
  { value: "F", label: "Fahrenheit" },
  { value: "C", label: "Celsius" },
] as const;
const CURRENCIES = Object.keys(RATES.perDollar).map((code) => ({ value: code, label: code }));

/** How times, dates, distances, temperatures and amounts are shown; a change shows at once. */
export function FormatsMenu() {
  const { formats, choose } = useFormats();
  const change = (more: Partial<Formats>) => choose({ ...formats, ...more });
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="quiet" size="icon" aria-label="Units and formats" title="Units and formats">
          <SlidersHorizontal aria-hidden />
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Units and formats" className="flex w-72 flex-col gap-3">
        <SelectField label="Time" value={formats.clock} options={CLOCKS} onChange={(clock) => change({ clock })} />
        <SelectField label="Date" value={formats.dates} options={DATES} onChange={(dates) => change({ dates })} />
        <SelectField
          label="Distance"
          value={formats.distance}
          options={DISTANCES}
          onChange={(distance) => change({ distance })}
        />
        <SelectField
          label="Temperature"
          value={formats.temperature}
          options={TEMPERATURES}
          onChange={(temperature) => change({ temperature })}
        />
        <SelectField
          label="Currency"
          value={formats.currency}
          options={CURRENCIES}
          onChange={(currency) => change({ currency })}
        />
        <p className="text-muted text-xs">
          Prices are in US dollars. Other currencies are approximate, at the average rate of {RATES.asOf} (
          {RATES.source}).
        </p>
      </PopoverContent>
    </Popover>
  );
}
