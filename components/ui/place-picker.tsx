"use client";

import { Search } from "lucide-react";
import { Autocomplete, Input, ListBox, ListBoxItem, SearchField, useFilter } from "react-aria-components";

export interface Place {
  readonly name: string;
  /** What tells it from others of its name: "Florida", "state". */
  readonly note: string;
}

/** A field that searches places while typing; the list beneath answers to the arrow keys. */
export function PlacePicker({
  label,
  places,
  chosen,
  onChoose,
}: {
  label: string;
  places: readonly Place[];
  chosen?: readonly string[];
  onChoose: (place: Place) => void;
}) {
  const { contains } = useFilter({ sensitivity: "base" });
  return (
    <div>
      <Autocomplete filter={contains}>
        <SearchField aria-label={label} className="relative">
          <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-muted" />
          <Input
            placeholder={label}
            className="h-10 w-full rounded-card border border-edge bg-raised pr-3 pl-9 text-base placeholder:text-muted sm:text-sm [&::-webkit-search-cancel-button]:hidden"
          />
        </SearchField>
        <ListBox
          aria-label={label}
          items={places.filter(({ name }) => !chosen?.includes(name)).map((place) => ({ ...place, id: keyOf(place) }))}
          onAction={(key) => {
            const place = places.find((candidate) => keyOf(candidate) === key);
            if (place) onChoose(place);
          }}
          renderEmptyState={() => <p className="px-3 py-2 text-muted text-sm">No such place in this world.</p>}
          className="mt-2 max-h-44 overflow-y-auto outline-none"
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
    </div>
  );
}

function keyOf({ name, note }: Place): string {
  return `${name}, ${note}`;
}
