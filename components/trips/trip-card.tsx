"use client";

import { memo, useCallback, useState } from "react";
import { formatMoney, type LocalDate } from "@/server/trip";
import type { PlaceCoordinates, TripListItem } from "@/server/views";
import { counted, formatDateRange } from "../format";
import { Say } from "../formats/formats-provider";
import { RenameForm } from "./rename-form";
import { RoutePicture } from "./route-picture/route-picture";
import { TripMenu } from "./trip-menu";
import { TripState } from "./trip-state";
import { TripTitle } from "./trip-title";
import type { TripActions } from "./use-trip-list";

/** A trip of the list: where it goes, what it is called, when, for whom, for how much and its state. */
export const TripCard = memo(function TripCard({
  trip,
  placeOf,
  today,
  actions,
  onRemove,
}: {
  trip: TripListItem;
  placeOf: (world: string, city: string) => PlaceCoordinates | null;
  today: LocalDate;
  actions: TripActions;
  onRemove: () => void;
}) {
  // After renaming the focus, which was in the field, goes to the title.
  const [title, setTitle] = useState<"shown" | "being renamed" | "renamed">("shown");
  const { people, dates, cost, route, world } = trip;
  const placeIn = useCallback((city: string) => placeOf(world, city), [placeOf, world]);
  const facts = [
    dates === null ? "flexible dates" : formatDateRange(dates.from, dates.to, today),
    counted(people, "person", "people"),
    ...(cost === null ? [] : [formatMoney(cost)]),
  ];
  return (
    // Cards out of sight are neither laid out nor painted.
    <li className="relative flex flex-col overflow-clip rounded-card border border-hairline bg-raised [contain-intrinsic-size:auto_18rem] [content-visibility:auto] focus-within:border-edge hover:border-edge">
      <RoutePicture route={route} placeOf={placeIn} />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <div className="flex items-start gap-2">
          {title === "being renamed" ? (
            <RenameForm
              title={trip.title}
              save={(next) => actions.rename(trip.id, next)}
              onDone={() => setTitle("renamed")}
            />
          ) : (
            <TripTitle trip={trip} takesFocus={title === "renamed"} />
          )}
          <TripMenu
            trip={trip}
            onRename={() => setTitle("being renamed")}
            onDuplicate={() => actions.duplicate(trip)}
            onRemove={() => {
              onRemove();
              actions.remove(trip);
            }}
          />
        </div>
        <p className="figures text-muted text-sm">
          <Say>{facts.join(" · ")}</Say>
        </p>
        {route.length > 0 && <p className="text-muted text-sm [overflow-wrap:anywhere]">{route.join(" → ")}</p>}
        <TripState trip={trip} />
      </div>
    </li>
  );
});
