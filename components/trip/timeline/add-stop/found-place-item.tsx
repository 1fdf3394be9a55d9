"use client";

import { Star } from "lucide-react";
import { ListBoxItem } from "react-aria-components";
import { formatMoney } from "@/server/trip";
import type { FoundPlace } from "@/server/views";
import { Say } from "../../../formats/formats-provider";

/** A place in the list of those found: what it is, what it costs, and what speaks against it. */
export function FoundPlaceItem({ place }: { place: FoundPlace }) {
  const { name, note, rating, pricePerPerson, openThatDay, planned } = place;
  const objections = [openThatDay ? null : "closed that day", planned ? "already in the trip" : null].filter(
    (objection) => objection !== null,
  );
  return (
    <ListBoxItem
      id={place.recordId}
      textValue={name}
      className="flex cursor-pointer items-start justify-between gap-3 rounded-inner px-3 py-2 text-sm outline-none data-[focused]:bg-accent-soft data-[hovered]:bg-sunken"
    >
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-muted text-xs">
          {note}
          {objections.length > 0 && <span className="text-warning"> · {objections.join(", ")}</span>}
        </p>
      </div>
      <p className="figures shrink-0 text-right">
        <Say>{pricePerPerson.amountMinor === 0 ? "Free" : formatMoney(pricePerPerson)}</Say>
        {rating !== null && (
          <span className="flex items-center justify-end gap-1 text-muted text-xs">
            <Star aria-hidden className="size-3" />
            <span className="sr-only">Rating </span>
            {rating.toFixed(1)}
          </span>
        )}
      </p>
    </ListBoxItem>
  );
}
