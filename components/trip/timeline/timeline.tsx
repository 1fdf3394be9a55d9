"use client";

import { type KeyboardEvent, useMemo } from "react";
import { breaksByPlace } from "../breaks-by-place";
import { useSelection } from "../selection";
import { useTrip } from "../use-trip";
import { dayOfStop, hasTimes } from "./arrangement";
import { DaySection } from "./day-section";
import { DragBoard } from "./drag/drag-board";
import { SavedStops } from "./saved-stops";
import { ArrangementProvider, useArrangement } from "./use-arrangement";
import { useSelectionInAddress } from "./use-selection-in-address";
import { useStopFacts } from "./use-stop-facts";

/** The trip day by day, to read and to change. */
export function Timeline() {
  return (
    <ArrangementProvider>
      <DragBoard>
        <Days />
        <SavedStops />
      </DragBoard>
    </ArrangementProvider>
  );
}

function Days() {
  const { trip, today } = useTrip();
  const { days, moving } = useArrangement();
  const { selected, select } = useSelection();
  const { data: facts } = useStopFacts();
  const { plan } = trip;
  const breaks = useMemo(() => (plan === null ? null : breaksByPlace(plan)), [plan]);
  useSelectionInAddress();
  const hasClock = hasTimes(days);
  const openDay = selected === null ? undefined : dayOfStop(days, selected);
  const movingDay = moving === null ? undefined : dayOfStop(days, moving);

  /** Escape closes the open stop; one that a menu or a drag has answered is not for it. */
  function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
    const isDragging = event.currentTarget.closest("[data-dragging]") !== null;
    if (event.key !== "Escape" || event.defaultPrevented || isDragging || selected === null) return;
    document.getElementById(selected)?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    select(null);
  }

  if (breaks === null) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape from what is in it.
    <div onKeyDown={closeOnEscape}>
      {days.map((day) => (
        <DaySection
          key={day.number}
          day={day}
          missing={trip.plan?.itinerary.missing}
          today={today}
          hasClock={hasClock}
          openStop={openDay === day ? selected : null}
          moving={movingDay === day ? moving : null}
          breaks={breaks.ofDays.get(day.number)}
          breaksOfStops={breaks.ofStops}
          facts={facts}
          select={select}
        />
      ))}
    </div>
  );
}
