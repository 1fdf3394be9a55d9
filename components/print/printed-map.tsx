"use client";

import type { SharedTrip } from "@/server/views";
import { sharedOnMap } from "../shared/shared-on-map";
import { RouteDrawing } from "../trip/map/route-drawing";
import { SelectionProvider } from "../trip/selection";

/** The route on paper; nothing where nobody knows the places. */
export function PrintedMap({ trip }: { trip: Pick<SharedTrip, "days" | "places"> }) {
  const onMap = sharedOnMap(trip);
  if (onMap === null) return null;
  return (
    <SelectionProvider>
      <div className="mt-5 h-64 break-inside-avoid overflow-hidden rounded-card border border-hairline [print-color-adjust:exact]">
        <RouteDrawing onMap={onMap} className="size-full" />
      </div>
    </SelectionProvider>
  );
}
