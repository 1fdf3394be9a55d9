import type { Steps } from "@/server/trip";
import { IntegerColumn } from "../../legs/growing-columns";
import { readTable } from "./read-table";
import { TRIPS } from "./tables";
import type { GtfsArchive } from "./zip-archive";

/** Rows of trips.txt, column by column. */
export interface TripRows {
  readonly rowOf: ReadonlyMap<string, number>;
  readonly ids: readonly string[];
  readonly headsigns: readonly string[];
  readonly shortNames: readonly string[];
  readonly route: Int32Array;
  readonly service: Int32Array;
  readonly direction: Int32Array;
  /** 0 unknown, 1 yes, 2 no. */
  readonly access: Int32Array;
  readonly repeated: number;
}

/** @throws ProblemError for a route or a service that the feed lacks. */
export function* readTrips(
  archive: GtfsArchive,
  routes: ReadonlyMap<string, number>,
  services: ReadonlyMap<string, number>,
): Steps<TripRows> {
  const rowOf = new Map<string, number>();
  const texts = { ids: [] as string[], headsigns: [] as string[], shortNames: [] as string[] };
  const [route, service, direction, access] = Array.from({ length: 4 }, () => new IntegerColumn());
  // Headsigns repeat; each is kept once.
  const known = new Map<string, string>();
  const once = (text: string) => {
    const same = known.get(text);
    if (same === undefined) known.set(text, text);
    return same ?? text;
  };
  let repeated = 0;
  yield* readTable(archive, TRIPS, (row) => {
    const id = row.name("trip_id");
    const [routeId, serviceId] = [row.text("route_id"), row.text("service_id")];
    const routeRow =
      routes.get(routeId) ?? row.reject("route_id", `routes.txt has no route ${JSON.stringify(routeId)}.`);
    const serviceRow =
      services.get(serviceId) ??
      row.reject(
        "service_id",
        `No calendar names the service ${JSON.stringify(serviceId)}, so its days are not known.`,
      );
    if (rowOf.has(id)) {
      repeated += 1;
      return;
    }
    rowOf.set(id, rowOf.size);
    texts.ids.push(id);
    texts.headsigns.push(once(row.text("trip_headsign")));
    texts.shortNames.push(once(row.text("trip_short_name")));
    route?.add(routeRow);
    service?.add(serviceRow);
    direction?.add(row.integer("direction_id", 1) ?? -1);
    access?.add(row.integer("wheelchair_accessible", 9) ?? 0);
  });
  const values = (column: IntegerColumn | undefined) => column?.finish() ?? new Int32Array();
  return {
    rowOf,
    ...texts,
    route: values(route),
    service: values(service),
    direction: values(direction),
    access: values(access),
    repeated,
  };
}
