"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { isEstimate, toMajor } from "@/server/trip";
import { useTRPC } from "../../trpc/client";
import { TextField } from "../../ui/text-field";
import { useSettled } from "../../use-settled";
import { useTrip } from "../use-trip";
import type { BookedFieldsProps } from "./booked-draft";

const PAUSE_MS = 200;

/** A name that may be anything; the day's own places are offered, and choosing one fills in what is known of it. */
export function KnownPlaceField({
  draft,
  problems,
  kind,
  label,
  onChange,
}: BookedFieldsProps & { kind: "meal" | "visit"; label: string }) {
  const trpc = useTRPC();
  const { trip } = useTrip();
  const list = useId();
  const text = useSettled(draft.name, PAUSE_MS);
  const search = useQuery(
    trpc.trips.search.queryOptions({ id: trip.id, version: trip.plan?.number ?? 0, day: draft.day, kind, text }),
  );
  const found = search.data ?? [];

  function name(typed: string) {
    const place = found.find((candidate) => candidate.name === typed);
    if (place === undefined) return onChange({ name: typed });
    onChange({
      name: typed,
      // What nobody publishes is no price that was paid.
      price: draft.price || (isEstimate(place.pricePerPerson) ? "" : String(toMajor(place.pricePerPerson))),
      cuisines: kind === "meal" ? draft.cuisines || place.note : draft.cuisines,
    });
  }

  return (
    <>
      <TextField
        name="name"
        label={label}
        list={list}
        autoComplete="off"
        value={draft.name}
        problem={problems.name}
        onChange={(event) => name(event.target.value)}
      />
      <datalist id={list}>
        {found.map((place) => (
          <option key={place.recordId} value={place.name} />
        ))}
      </datalist>
    </>
  );
}
