"use client";

import { Search } from "lucide-react";
import { useState } from "react";
import { Autocomplete, Input, ListBox, ListBoxItem, SearchField } from "react-aria-components";
import { matchingPlaces, type Place } from "./matching-places";

/** As many as are seen without scrolling. */
const SHOWN = 6;

/** A field that searches places while typing; the list beneath answers to the arrow keys and Enter. */
export function PlacePicker({
  label,
  places,
  onChoose,
}: {
  label: string;
  places: readonly Place[];
  onChoose: (place: Place) => void;
}) {
  const [typed, setTyped] = useState("");
  const matching = matchingPlaces(places, typed);
  const more = matching.length - SHOWN;
  return (
    <div>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField aria-label={label} className="relative">
          <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-muted" />
          <Input
            placeholder={label}
            className="h-10 w-full rounded-card border border-edge bg-raised pr-3 pl-9 text-base placeholder:text-muted sm:text-sm [&::-webkit-search-cancel-button]:hidden"
          />
        </SearchField>
        <ListBox
          aria-label={label}
          items={matching.slice(0, SHOWN).map((place) => ({ ...place, id: keyOf(place) }))}
          onAction={(key) => {
            const place = places.find((candidate) => keyOf(candidate) === key);
            if (place === undefined) return;
            setTyped("");
            onChoose(place);
          }}
          renderEmptyState={() => <p className="px-3 py-2 text-muted text-sm">No matching place.</p>}
          className="mt-2 outline-none"
        >
          {(place) => (
            <ListBoxItem
              textValue={`${place.name}, ${place.note}`}
              className="flex cursor-pointer items-baseline justify-between gap-3 rounded-inner px-3 py-2 text-sm outline-none data-[focused]:bg-accent-soft data-[hovered]:bg-sunken"
            >
              <span>{place.name}</span>
              <span className="text-muted text-xs">{place.note}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      {more > 0 && <p className="px-3 pt-1 text-muted text-xs">and {more} more: type to find them</p>}
    </div>
  );
}

function keyOf({ name, note }: Place): string {
  return `${name}, ${note}`;
}
