"use client";

import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { RenameForm } from "../../trips/rename-form";
import { Button } from "../../ui/button";
import { useTrip } from "../use-trip";
import { TRIP_TITLE } from "./trip-heading";

/** The trip's name, to be written over in its place. */
export function TripTitle() {
  const { trip, rename, isOwner } = useTrip();
  const [isRenaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);

  function close() {
    // Drawn at once, so that there is a pencil to give the focus to.
    flushSync(() => setRenaming(false));
    pencil.current?.focus();
  }

  if (isRenaming) {
    return (
      <>
        <h1 className="sr-only">{trip.title}</h1>
        <div className="max-w-2xl">
          <RenameForm
            title={trip.title}
            save={async (title) => ((await rename(title)) ? null : "The name stays as it was.")}
            onDone={close}
          />
        </div>
      </>
    );
  }
  if (!isOwner) return <h1 className={TRIP_TITLE}>{trip.title}</h1>;
  return (
    <div className="flex items-start gap-2">
      <h1 className={TRIP_TITLE}>{trip.title}</h1>
      <Button
        ref={pencil}
        variant="quiet"
        size="icon"
        aria-label="Rename the trip"
        className="-mt-1 sm:mt-1 print:hidden"
        onClick={() => setRenaming(true)}
      >
        <Pencil aria-hidden />
      </Button>
    </div>
  );
}
