import { DAYS_TO_BRING_BACK, type DeletedTrip } from "@/server/views";
import { counted } from "../format";
import { Button } from "../ui/button";
import { Disclosure } from "../ui/disclosure";
import { TimeAgo } from "./time-ago";

/** What was deleted and can still be restored. */
export function DeletedTrips({
  trips,
  onBringBack,
}: {
  trips: readonly DeletedTrip[];
  onBringBack: (trip: DeletedTrip) => void;
}) {
  return (
    <section aria-label="Recently deleted" className="mt-12 border-hairline border-t pt-4">
      <Disclosure summary={`Recently deleted: ${counted(trips.length, "trip")}`} summaryClassName="min-h-10">
        <p className="pt-2 text-muted text-sm">
          Kept for {DAYS_TO_BRING_BACK} days, then gone for good. Links to a deleted trip show nothing.
        </p>
        <ul className="mt-2 divide-y divide-hairline">
          {trips.map((trip) => (
            <li key={trip.id} className="flex items-center justify-between gap-4 py-2">
              <p className="min-w-0 [overflow-wrap:anywhere]">
                {trip.title}{" "}
                <span className="text-muted text-sm">
                  deleted <TimeAgo at={trip.deletedAt} />
                </span>
              </p>
              <Button onClick={() => onBringBack(trip)} aria-label={`Restore ${trip.title}`}>
                Restore
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
