"use client";

import { ArrowDown, ArrowUp, CalendarArrowUp } from "lucide-react";
import type { Stop } from "@/server/trip";
import { formatDay, placesOfDayWords } from "../../../format";
import { Say } from "../../../formats/formats-provider";
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from "../../../ui/menu";
import { useTrip } from "../../use-trip";
import { dayOfStop, placesOfDay } from "../arrangement";
import { placeInDay, timeOf } from "../place-in-day";
import { useArrangement } from "../use-arrangement";
import { ActionButton } from "./action-button";

/** Moves a stop without dragging it: earlier, later, or to another day. */
export function MoveMenu({ stop }: { stop: Stop }) {
  const { today } = useTrip();
  const { days, change } = useArrangement();
  const day = dayOfStop(days, stop.id);
  const places = day === undefined ? [] : placesOfDay(day);
  const index = places.indexOf(stop.id);
  const earlier = places[index - 1];
  const later = places[index + 2];
  const move = (number: number, before: string | null) =>
    change({ kind: "move", stopId: stop.id, day: number, before });

  return (
    <Menu>
      <MenuTrigger asChild>
        <ActionButton>
          <CalendarArrowUp aria-hidden />
          Move to…
        </ActionButton>
      </MenuTrigger>
      <MenuContent>
        {day !== undefined && (
          <>
            <MenuItem disabled={earlier == null} onSelect={() => move(day.number, earlier ?? null)}>
              <ArrowUp aria-hidden />
              Earlier that day
            </MenuItem>
            <MenuItem disabled={later === undefined} onSelect={() => move(day.number, later ?? null)}>
              <ArrowDown aria-hidden />
              Later that day
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuLabel>To another day</MenuLabel>
        {days
          .filter(({ number }) => number !== day?.number)
          .map((target) => (
            <MenuItem key={target.number} onSelect={() => move(target.number, placeInDay(target, timeOf(stop)))}>
              <span className="figures min-w-24">
                <Say>{formatDay(target.date, today)}</Say>
              </span>
              <span className="text-muted">{placesOfDayWords(target)}</span>
            </MenuItem>
          ))}
      </MenuContent>
    </Menu>
  );
}
