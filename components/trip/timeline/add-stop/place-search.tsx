"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { Autocomplete, Input, ListBox, SearchField } from "react-aria-components";
import { capitalized, type Day, type MealName, mealNameSchema } from "@/server/trip";
import type { FoundPlace } from "@/server/views";
import { listed } from "../../../format";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Notice } from "../../../ui/notice";
import { Skeleton } from "../../../ui/skeleton";
import { useSettled } from "../../../use-settled";
import { useTrip } from "../../use-trip";
import { placeInDay } from "../place-in-day";
import { FoundPlaceItem } from "./found-place-item";

const PAUSE_MS = 200;
/** As many as are seen without scrolling. */
const SHOWN = 7;

/** What to add: one of the meals, or a visit. */
type Wanted = MealName | "visit";
const WANTED: readonly Wanted[] = [...mealNameSchema.options, "visit"];

/** The places of the day's cities by name, kind or cuisine; the best rated ones while nothing is typed. */
export default function PlaceSearch({ day, onDone }: { day: Day; onDone: () => void }) {
  const trpc = useTRPC();
  const { trip, edit } = useTrip();
  const [typed, setTyped] = useState("");
  const [wanted, setWanted] = useState<Wanted>(() => missingMeal(day) ?? "visit");
  const meal = wanted === "visit" ? null : wanted;
  const text = useSettled(typed, PAUSE_MS);
  const search = useQuery(
    trpc.trips.search.queryOptions(
      {
        id: trip.id,
        version: trip.plan?.number ?? 0,
        day: day.number,
        kind: meal === null ? "visit" : "meal",
        text,
      },
      { enabled: trip.plan !== null, placeholderData: keepPreviousData },
    ),
  );
  const found = search.data?.filter((place) => meal === null || place.meals === null || place.meals.includes(meal));

  async function add({ recordId }: FoundPlace) {
    const before = placeInDay(day, { start: null, meal });
    if (await edit({ kind: "add", day: day.number, before, recordId, meal })) onDone();
  }

  const label = meal === null ? "Search for a place to visit" : `Search for a place for ${meal}`;
  return (
    <div className="flex flex-col gap-3">
      <WantedChoice wanted={wanted} onChange={setWanted} />
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField aria-label={label} autoFocus className="relative">
          <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-muted" />
          <Input
            placeholder={label}
            className="h-10 w-full rounded-card border border-edge bg-raised pr-3 pl-9 text-base placeholder:text-muted sm:text-sm [&::-webkit-search-cancel-button]:hidden"
          />
        </SearchField>
        {search.error ? (
          <Notice kind="warning" action={{ label: "Try again", onClick: () => search.refetch() }}>
            {errorSentence(search.error)}
          </Notice>
        ) : found === undefined ? (
          <Skeleton className="h-60" />
        ) : (
          <ListBox
            aria-label={meal === null ? "Places to visit" : `Places for ${meal}`}
            items={found.slice(0, SHOWN).map((place) => ({ ...place, id: place.recordId }))}
            onAction={(key) => {
              const place = found.find(({ recordId }) => recordId === key);
              if (place !== undefined) add(place);
            }}
            renderEmptyState={() => <p className="px-3 py-2 text-muted text-sm">{emptySentence(typed, meal, day)}</p>}
            className="outline-none"
          >
            {(place) => <FoundPlaceItem place={place} />}
          </ListBox>
        )}
      </Autocomplete>
      {found !== undefined && found.length > SHOWN && (
        <p className="px-3 text-muted text-xs">and {found.length - SHOWN} more: type to find them</p>
      )}
    </div>
  );
}

function WantedChoice({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">What to add</legend>
      {WANTED.map((choice) => (
        <label
          key={choice}
          className="flex min-h-10 flex-1 cursor-pointer items-center justify-center rounded-inner px-2 text-muted text-sm hover:bg-sunken has-[:checked]:bg-accent-soft has-[:checked]:text-accent has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent"
        >
          <input
            type="radio"
            name="wanted"
            checked={wanted === choice}
            onChange={() => onChange(choice)}
            className="sr-only"
          />
          {capitalized(choice)}
        </label>
      ))}
    </fieldset>
  );
}

/** The first meal that the day does not have. */
function missingMeal({ stops }: Day): MealName | undefined {
  return mealNameSchema.options.find((meal) => !stops.some((stop) => stop.kind === "meal" && stop.meal === meal));
}

function emptySentence(typed: string, meal: MealName | null, { from, city }: Day): string {
  const where = listed([...new Set([from, city])], "or");
  const what = meal === null ? "to visit" : `for ${meal}`;
  return typed.trim() === "" ? `No place ${what} found in ${where}.` : `No place ${what} by that name in ${where}.`;
}
