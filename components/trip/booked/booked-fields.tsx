"use client";

import type { ReactNode } from "react";
import { capitalized, mealNameSchema } from "@/server/trip";
import { NumberStepper } from "../../ui/number-stepper";
import { SelectField } from "../../ui/select-field";
import { TextField } from "../../ui/text-field";
import type { BookedFieldsProps } from "./booked-draft";
import { dayOptions, hasClockOf, placesOf } from "./booked-places";
import { FieldProblem } from "./field-problem";
import { KnownPlaceField } from "./known-place-field";
import { LocalTimeField } from "./local-time-field";

/** A flight or a train. */
export function LegFields(props: BookedFieldsProps) {
  const { draft, problems, itinerary, onChange } = props;
  const places = placesOf(itinerary).map((value) => ({ value, label: value }));
  return (
    <>
      <Row>
        <SelectField
          label="By"
          value={draft.mode}
          options={[
            { value: "flight", label: "Plane" },
            { value: "train", label: "Train" },
          ]}
          onChange={(mode) => onChange({ mode })}
        />
        <TextField
          name="name"
          label={draft.mode === "flight" ? "Flight number" : "Train number"}
          value={draft.name}
          problem={problems.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Row>
      <DayField {...props} />
      <Row>
        <SelectField label="From" value={draft.from} options={places} onChange={(from) => onChange({ from })} />
        <div>
          <SelectField label="To" value={draft.to} options={places} onChange={(to) => onChange({ to })} />
          <FieldProblem text={problems.to} />
        </div>
      </Row>
      <Row>
        <LocalTimeField
          label="Leaves"
          city={draft.from}
          time={draft.start}
          problem={problems.start}
          day={draft.day}
          itinerary={itinerary}
          onChange={(start) => onChange({ start })}
        />
        <LocalTimeField
          label="Arrives"
          city={draft.to}
          time={draft.end}
          problem={problems.end}
          day={draft.day}
          itinerary={itinerary}
          onChange={(end) => onChange({ end })}
        />
      </Row>
      <PriceField {...props} label="Price per person" />
    </>
  );
}

/** A lodging. */
export function StayFields(props: BookedFieldsProps) {
  const { draft, problems, onChange } = props;
  return (
    <>
      <TextField
        name="name"
        label="Name of the lodging"
        value={draft.name}
        problem={problems.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <CityField {...props} />
      <DayField {...props} label="First night" />
      <div>
        <NumberStepper
          label="Nights"
          value={draft.nights}
          minimum={1}
          maximum={props.itinerary.days.length}
          onChange={(nights) => onChange({ nights })}
        />
        <FieldProblem text={problems.nights} />
      </div>
      <PriceField {...props} label="Price per night, for everyone" />
    </>
  );
}

/** A table. */
export function MealFields(props: BookedFieldsProps) {
  const { draft, problems, onChange } = props;
  return (
    <>
      <DayField {...props} />
      <Row>
        <CityField {...props} />
        <SelectField
          label="Meal"
          value={draft.meal}
          options={mealNameSchema.options.map((value) => ({ value, label: capitalized(value) }))}
          onChange={(meal) => onChange({ meal })}
        />
      </Row>
      <KnownPlaceField {...props} kind="meal" label="Restaurant" />
      <StartField {...props} />
      <TextField
        name="cuisines"
        label="Cuisines (optional)"
        placeholder="Italian, Seafood"
        value={draft.cuisines}
        problem={problems.cuisines}
        onChange={(event) => onChange({ cuisines: event.target.value })}
      />
      <PriceField {...props} label="Price per person" />
    </>
  );
}

/** A tour, a museum, a show. */
export function VisitFields(props: BookedFieldsProps) {
  const { draft, problems, onChange } = props;
  return (
    <>
      <DayField {...props} />
      <CityField {...props} />
      <KnownPlaceField {...props} kind="visit" label="What you visit" />
      <StartField {...props} />
      <div>
        <NumberStepper
          label="Duration in minutes"
          value={draft.minutes}
          minimum={15}
          maximum={720}
          onChange={(minutes) => onChange({ minutes })}
        />
        <FieldProblem text={problems.minutes} />
      </div>
      <PriceField {...props} label="Price per person" />
    </>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>;
}

function DayField({ draft, problems, itinerary, onChange, label = "Day" }: BookedFieldsProps & { label?: string }) {
  return (
    <div>
      <SelectField
        label={label}
        value={String(draft.day)}
        options={dayOptions(itinerary)}
        onChange={(value) => {
          const day = itinerary.days.find(({ number }) => String(number) === value);
          if (day !== undefined) onChange({ day: day.number, city: day.city, from: day.from, to: day.city });
        }}
      />
      <FieldProblem text={problems.day} />
    </div>
  );
}

function CityField({ draft, itinerary, onChange }: BookedFieldsProps) {
  const options = placesOf(itinerary).map((value) => ({ value, label: value }));
  return <SelectField label="City" value={draft.city} options={options} onChange={(city) => onChange({ city })} />;
}

function StartField({ draft, problems, itinerary, onChange }: BookedFieldsProps) {
  if (!hasClockOf(itinerary)) return null;
  return (
    <LocalTimeField
      label="Begins"
      city={draft.city}
      time={draft.start}
      problem={problems.start}
      day={draft.day}
      itinerary={itinerary}
      onChange={(start) => onChange({ start })}
    />
  );
}

function PriceField({ draft, problems, itinerary, label, onChange }: BookedFieldsProps & { label: string }) {
  return (
    <TextField
      name="price"
      label={`${label}, in ${itinerary.cost.total.currency}`}
      inputMode="decimal"
      hint="Enter 0 if it is already paid."
      value={draft.price}
      problem={problems.price}
      onChange={(event) => onChange({ price: event.target.value })}
    />
  );
}
