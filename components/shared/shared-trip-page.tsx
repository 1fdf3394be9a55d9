import { CalendarPlus, FileText, MapPin, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { formatMoney, type LocalDate } from "@/server/trip";
import type { SharedTrip } from "@/server/views";
import { counted, formatDateRange } from "../format";
import { Say } from "../formats/formats-provider";
import { KeepTripOffline } from "../offline/keep-trip-offline";
import { mapAddresses } from "../trip/map/map-addresses";
import { SelectionProvider } from "../trip/selection";
import { Button } from "../ui/button";
import { SharedDays } from "./shared-days";
import { SharedMap } from "./shared-map";

/** A trip that someone shares, to be read and exported. `address` is that of the page, "/shared/…". */
export function SharedTripPage({
  trip,
  today,
  address,
  streets,
}: {
  trip: SharedTrip;
  today: LocalDate;
  address: string;
  /** The address of the streets of its world; null where there are none. */
  streets: string | null;
}) {
  const { title, people, from, to, origin, cost } = trip;
  const facts = [counted(people, "person", "people"), formatDateRange(from, to, today), `from ${origin}`];
  return (
    <SelectionProvider>
      <article className="mx-auto w-full max-w-6xl px-4 pt-4 pb-20 sm:px-8 sm:pt-8">
        <header className="flex flex-col gap-4 pb-8">
          <p className="text-muted text-sm">Someone shared this trip with you (view only).</p>
          <div>
            <h1 className="font-serif text-xl [overflow-wrap:anywhere] sm:text-2xl">{title}</h1>
            <p className="mt-2 text-muted">
              <Say>{[...facts, ...(cost === null ? [] : [`${formatMoney(cost.total)} total`])].join(" · ")}</Say>
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <DownloadLink href={`${address}/export?format=ics`} icon={<CalendarPlus aria-hidden />} label="Calendar" />
            <DownloadLink href={`${address}/export?format=kml`} icon={<MapPin aria-hidden />} label="KML" />
            <DownloadLink href={`${address}/export?format=gpx`} icon={<MapPin aria-hidden />} label="GPX" />
            <DownloadLink href={`${address}/export?format=markdown`} icon={<FileText aria-hidden />} label="Text" />
            <DownloadLink href={`${address}/print`} icon={<Printer aria-hidden />} label="Print" />
          </div>
        </header>
        <KeepTripOffline path={address} revision={trip.revision} also={mapAddresses(streets, `${address}/ways`)} />
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="lg:order-2">
            <SharedMap trip={trip} streets={streets} ways={`${address}/ways`} />
          </div>
          <div className="lg:order-1">
            <SharedDays trip={trip} today={today} />
            <p className="border-hairline border-t pt-6 text-muted text-xs">{trip.source}</p>
          </div>
        </div>
      </article>
    </SelectionProvider>
  );
}

/** A plain link: what it leads to is a file or a page that prints. */
function DownloadLink({ href, icon, label }: { href: string; icon: ReactNode; label: string }) {
  return (
    <Button asChild>
      <a href={href}>
        {icon}
        {label}
      </a>
    </Button>
  );
}
