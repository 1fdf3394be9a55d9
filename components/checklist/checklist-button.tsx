"use client";

import { ListChecks } from "lucide-react";
import Link from "next/link";
import { TOOLBAR_ITEM } from "../trip/toolbar-button";
import { useTrip } from "../trip/use-trip";

/** Leads to what has to be booked. */
export function ChecklistButton() {
  const { trip } = useTrip();
  return (
    <Link href={`/trip/${trip.id}/booking`} className={TOOLBAR_ITEM}>
      <ListChecks aria-hidden className="size-4 shrink-0" />
      What to book
    </Link>
  );
}
