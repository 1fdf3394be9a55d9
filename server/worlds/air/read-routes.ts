import { kilometresBetween } from "../local-travel";
import type { Airport } from "./read-airports";
import { readTable, type TableRead } from "./read-table";

/** Two airports with a direct flight, one direction. */
export interface AirRoute {
  readonly from: Airport;
  readonly to: Airport;
  readonly km: number;
  /** Codes of the airlines that fly it themselves, in order. */
  readonly airlines: readonly string[];
}

/** Rows that are no flight between two of the airports are dropped. */
export interface RoutesRead extends TableRead {
  /** By the codes of their airports. */
  readonly routes: readonly AirRoute[];
}

/** The columns of `routes.dat`, which has no header. */
const NAMES = [
  ...(["airline", "airlineId", "from", "fromId", "to", "toId", "codeshare", "stops", "aircraft"] as const),
] as const;
/** How OpenFlights writes that a cell has no value. */
const NULL = "\\N";
/** Nobody flies shorter ways by plane. */
const SHORTEST_KM = 100;

/** Reads the routes of OpenFlights (`routes.dat`, gzipped or not). @throws ProblemError with file, line and column. */
export async function readRoutes(path: string, airports: readonly Airport[]): Promise<RoutesRead> {
  const byCode = new Map(airports.map((airport) => [airport.code, airport]));
  const routes = new Map<string, AirRoute & { readonly airlines: string[] }>();
  const read = await readTable(
    path,
    NAMES,
    (row, drop) => {
      const [from, to, airline] = [row.text("from"), row.text("to"), row.text("airline")];
      for (const column of ["from", "to"] as const) {
        const code = row.text(column);
        if (code !== NULL && !/^[A-Z0-9]{3,4}$/.test(code)) {
          return row.reject(column, "Write the code of an airport, such as NCE.");
        }
      }
      const stops = row.integer("stops", 0, 9);
      if (row.text("codeshare") === "Y") return drop("flown by another airline");
      if (stops > 0) return drop("with a stop");
      const [origin, destination] = [byCode.get(from), byCode.get(to)];
      if (origin === undefined || destination === undefined)
        return drop("to or from an airport without scheduled service");
      const km = Math.round(kilometresBetween(origin.coordinates, destination.coordinates));
      if (km < SHORTEST_KM) return drop(`shorter than ${SHORTEST_KM} km`);
      const known = routes.get(`${from} ${to}`);
      if (known === undefined) routes.set(`${from} ${to}`, { from: origin, to: destination, km, airlines: [airline] });
      else if (!known.airlines.includes(airline)) known.airlines.push(airline);
    },
    NAMES,
  );
  const sorted = [...routes].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, route]) => route);
  for (const { airlines } of sorted) airlines.sort();
  return { routes: sorted, ...read };
}
