import tzlookup from "tz-lookup";
import type { Result } from "@/server/trip";
import { badFile } from "../bad-file";
import { resultOf } from "../importers/csv/problem-list";
import { cityAt, type NamedCity, readGeonames } from "../places/geography/geonames";
import { GEONAMES_LICENSE } from "../places/report";
import type { City } from "../records";
import { writeSnapshot } from "../snapshot/write-snapshot";
import type { Attribution, WorldDescription } from "../world";
import { noFormulas } from "../world-tables";
import { flightsOf } from "./flights";
import { type Airport, readAirports } from "./read-airports";
import { type AirRoute, readRoutes } from "./read-routes";

/** Paths. */
export interface AirFiles {
  readonly airports: string;
  readonly routes: string;
  /** GeoNames' cities, to name the city of each airport. */
  readonly cities?: string;
}

export interface ImportAirOptions {
  readonly name: string;
  /** Data folder; `dataFolder()` when left out. */
  readonly folder?: string;
  readonly onProgress?: (doing: string) => void;
}

/** What was imported: the world of flights, and what of the files is in it. */
export interface ImportedAir {
  readonly description: WorldDescription;
  readonly report: {
    readonly airports: FileCounts;
    readonly routes: FileCounts;
    /** Flights a day. */
    readonly flights: number;
    readonly attributions: readonly Attribution[];
  };
}

interface FileCounts {
  readonly read: number;
  readonly kept: number;
  readonly dropped: Readonly<Record<string, number>>;
}

const ATTRIBUTIONS: readonly Attribution[] = [
  { text: "Airports: OurAirports", license: "public domain", url: "https://ourairports.com/data/", asOf: null },
  {
    text: "Routes of June 2014: OpenFlights",
    ...{ license: "ODbL 1.0", url: "https://openflights.org/data.php", asOf: null },
  },
];

/**
 * Makes a world of flights: airports with scheduled service, and flights where there was a direct one in June 2014, at times and fares that
 * are estimates. `world join` takes those between its cities from it. All or nothing; the same files give the same bytes. Problems:
 * `bad_file` and `not_found` with file, line and column.
 */
export function importAir(files: AirFiles, options: ImportAirOptions): Promise<Result<ImportedAir>> {
  const { name, folder, onProgress = () => {} } = options;
  return resultOf(async () => {
    onProgress("Reading airports");
    const { airports, rows: airportRows, dropped: noAirports } = await readAirports(files.airports);
    onProgress("Reading routes");
    const { routes, rows: routeRows, dropped: noRoutes } = await readRoutes(files.routes, airports);
    if (routes.length === 0) throw badFile(files.routes, NO_ROUTES);
    const named = files.cities === undefined ? [] : await readGeonames(files.cities);

    onProgress("Writing the flights");
    const served = servedAirports(routes);
    const cities = new Map(served.map((airport) => [airport.code, airportCity(airport, named)]));
    const timetable = routes.flatMap((route) => {
      const [origin, destination] = [cities.get(route.from.code), cities.get(route.to.code)];
      return origin === undefined || destination === undefined ? [] : flightsOf(route, origin, destination);
    });
    const attributions = [...ATTRIBUTIONS, ...(files.cities === undefined ? [] : [GEONAMES])];
    const written = writeSnapshot(
      {
        description: {
          name,
          kind: "air",
          source:
            "Airports of the world and which of them had direct flights in June 2014, to be joined with worlds of real places.",
          complete: false,
          incompleteBecause: "There is no open timetable of flights: their times and fares are estimates.",
          currency: "USD",
          estimatesPrices: true,
          movesWithToday: true,
          counts: { routes: routes.length },
          attributions,
        },
        tables: { cities: [...cities.values()], timetable },
        legs: null,
        formulas: noFormulas,
      },
      folder,
    );
    if (!written.ok) return written;
    return {
      ok: true,
      value: {
        description: written.value,
        report: {
          airports: { read: airportRows, kept: served.length, dropped: withUnserved(noAirports, airports, served) },
          routes: { read: routeRows, kept: routes.length, dropped: noRoutes },
          flights: timetable.length,
          attributions,
        },
      },
    };
  });
}

const NO_ROUTES = "None of its routes joins two of the airports. Is it the routes.dat of OpenFlights?";
const GEONAMES: Attribution = {
  text: GEONAMES_LICENSE.attribution,
  ...{ license: GEONAMES_LICENSE.license, url: GEONAMES_LICENSE.url, asOf: null },
};

/** By code. */
function servedAirports(routes: readonly AirRoute[]): Airport[] {
  const byCode = new Map(routes.flatMap(({ from, to }) => [from, to]).map((airport) => [airport.code, airport]));
  return [...byCode.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
}

function withUnserved(
  dropped: Readonly<Record<string, number>>,
  airports: readonly Airport[],
  served: readonly Airport[],
): Readonly<Record<string, number>> {
  const unserved = airports.length - served.length;
  return unserved === 0 ? dropped : { ...dropped, "without a route": unserved };
}

/** Each airport is a place of its own, since cities share and have several: "Washington (DCA)". */
function airportCity({ code, country, municipality, coordinates }: Airport, named: readonly NamedCity[]): City {
  const city = cityAt(named, coordinates, country)?.name ?? municipality.replace(/\s*[(,].*$/, "");
  return {
    name: city === "" ? code : `${city} (${code})`,
    state: new Intl.DisplayNames("en", { type: "region" }).of(country) ?? country,
    coordinates,
    zone: tzlookup(coordinates.latitude, coordinates.longitude),
    airports: [code],
  };
}
