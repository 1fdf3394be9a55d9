"use client";

import { Pencil, Plus, Trash2 } from "lucide-react";
import { type BookedItem, capitalized, formatDate, formatMoney, type Itinerary, LEG_LABELS } from "@/server/trip";
import { counted } from "../../format";
import { Say } from "../../formats/formats-provider";
import { Button } from "../../ui/button";
import { useReplanDialog } from "../replan/replan-dialog-state";
import { StopMarker } from "../stop-marker";
import { useTrip } from "../use-trip";

/** What is booked, to be changed or taken out, and the way to plan the rest around it. */
export function BookedList({
  booked,
  onEdit,
  onAdd,
  onClose,
}: {
  booked: readonly BookedItem[];
  onEdit: (item: BookedItem) => void;
  onAdd: () => void;
  onClose: () => void;
}) {
  const { trip, edit, replan, pending } = useTrip();
  const replanDialog = useReplanDialog();
  if (trip.plan === null) return null;
  const { itinerary } = trip.plan;

  function planAround() {
    replan();
    onClose();
    replanDialog.setOpen(true);
  }

  return (
    <>
      {booked.length === 0 ? (
        <p className="text-muted">No bookings yet.</p>
      ) : (
        <ul aria-label="Booked" className="flex flex-col">
          {booked.map((item) => (
            <li key={item.id} className="flex items-start gap-3 border-hairline border-t py-3 first:border-t-0">
              <StopMarker stop={item} />
              <div className="min-w-0 flex-1">
                <p className="font-medium [overflow-wrap:anywhere]">{titleOf(item)}</p>
                <p className="figures text-muted text-sm">
                  <Say>{detailsOf(item, itinerary)}</Say>
                </p>
              </div>
              <Button variant="quiet" size="icon" aria-label={`Change ${titleOf(item)}`} onClick={() => onEdit(item)}>
                <Pencil aria-hidden />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove ${titleOf(item)}`}
                disabled={pending}
                onClick={() => edit({ kind: "unbook", itemId: item.id })}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {booked.length > 0 && (
          <Button variant="primary" disabled={pending} onClick={planAround}>
            Plan the rest around it
          </Button>
        )}
        <Button variant={booked.length === 0 ? "primary" : "secondary"} onClick={onAdd}>
          <Plus aria-hidden />
          {booked.length === 0 ? "Add a booking" : "Add another"}
        </Button>
      </div>
    </>
  );
}

function titleOf(item: BookedItem): string {
  return item.kind === "leg" ? `${item.from} to ${item.to}` : item.name;
}

/** "Flight AA65, Tue 24 Mar, 07:20 – 09:40, $89 each". */
function detailsOf(item: BookedItem, { days, people }: Itinerary): string {
  const date = days.find(({ number }) => number === item.day)?.date;
  const day = date === undefined ? `Day ${item.day}` : formatDate(date);
  const each = (price: string) => (people === 1 ? price : `${price} each`);
  switch (item.kind) {
    case "leg": {
      const name = `${LEG_LABELS[item.mode]} ${item.number}`;
      return [name, day, `${item.departure} – ${item.arrival}`, each(formatMoney(item.pricePerPerson))].join(", ");
    }
    case "stay":
      return [day, counted(item.nights, "night"), `${formatMoney(item.pricePerNight)} a night`].join(", ");
    case "meal":
    case "visit":
      return [
        item.kind === "meal" ? capitalized(item.meal) : "Visit",
        day,
        item.start,
        each(formatMoney(item.pricePerPerson)),
      ]
        .filter((part) => part !== null)
        .join(", ");
  }
}
