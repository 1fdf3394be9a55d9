import type { SharedStop, SharedTrip } from "@/server/views";
import { counted } from "../format";

type Stay = Extract<SharedStop, { kind: "stay" }>;

/** Where the nights are spent, each lodging once with what leads there: what one looks for on paper first. */
export function PrintedStays({ trip: { days } }: { trip: Pick<SharedTrip, "days"> }) {
  const stays = days.flatMap(({ stops }) =>
    stops.filter((stop): stop is Stay => stop.kind === "stay" && stop.night === 1),
  );
  if (stays.length === 0) return null;
  return (
    <section aria-labelledby="printed-stays" className="mt-5 break-inside-avoid">
      <h2 id="printed-stays" className="font-serif text-lg">
        Where you stay
      </h2>
      <ul className="mt-1 text-sm">
        {stays.map(({ id, name, nights, address, city, phone }) => (
          <li key={id} className="border-hairline border-t py-1.5">
            <span className="font-medium">{name}</span>, {counted(nights, "night")}
            <span className="block text-muted">
              {[address ?? city, phone].filter((part) => part !== null).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
