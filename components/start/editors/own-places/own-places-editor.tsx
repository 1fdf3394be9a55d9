import { useMutation } from "@tanstack/react-query";
import { X } from "lucide-react";
import { MOST_OWN_PLACES, type OwnPlace } from "@/server/trip";
import { Button } from "../../../ui/button";
import { FileDrop } from "../../../ui/file-drop";
import { Notice } from "../../../ui/notice";
import type { EditorProps } from "../editor";
import { PlacesRead } from "./places-read";
import { readPlacesFile } from "./send-file";

/** Places of the traveler's own list, which are planned first: each can be taken away, and a file adds others. */
export default function OwnPlacesEditor({ said, current, onEdit, onDone }: EditorProps) {
  const own = said.trip.ownPlaces ?? [];
  const reading = useMutation({ mutationFn: (file: File) => readPlacesFile(file, current.world.name) });
  const set = (next: readonly OwnPlace[]) =>
    onEdit({ trip: { ownPlaces: next.length > 0 ? next.slice(0, MOST_OWN_PLACES) : undefined } });

  function add(places: readonly OwnPlace[]) {
    const isNew = (place: OwnPlace) =>
      !own.some(({ kind, recordId }) => kind === place.kind && recordId === place.recordId);
    set([...own, ...places.filter(isNew)]);
    reading.reset();
    onDone();
  }

  return (
    <div className="flex flex-col gap-4">
      {own.length > 0 && reading.data === undefined && (
        <ul aria-label="Saved places" className="max-h-56 overflow-y-auto">
          {own.map((place) => (
            <li key={`${place.kind} ${place.recordId}`} className="flex items-center gap-2 text-sm">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{place.name}</span>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove: ${place.name}`}
                onClick={() => set(own.filter((other) => other !== place))}
              >
                <X aria-hidden className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label={reading.isPending ? "Reading…" : "Choose a file of places"}
        hint="Google Takeout, KML, KMZ, GPX, GeoJSON or CSV. Or drop it here."
        accept=".kml,.kmz,.gpx,.json,.geojson,.csv"
        onFile={(file) => reading.mutate(file)}
      />
      <div aria-live="polite" className="empty:hidden">
        {reading.isError && <Notice kind="conflict">{reading.error.message}</Notice>}
        {reading.data && <PlacesRead key={reading.submittedAt} read={reading.data} onTake={add} />}
      </div>
      {reading.data === undefined && (
        <p className="text-muted text-xs">Places that you saved elsewhere are planned before all others.</p>
      )}
    </div>
  );
}
