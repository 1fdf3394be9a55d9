import { fail, listed, type Problem, RATES, type Result } from "@/server/trip";
import { resultOf } from "../importers/csv/problem-list";
import { type ImportedLeg, LegColumnsBuilder } from "../legs/leg-columns";
import { datesSentence } from "../places/timetables";
import type { Road } from "../records";
import { dataFolder } from "../snapshot/folders";
import { writeSnapshot } from "../snapshot/write-snapshot";
import { joinedStreetLines } from "../streets/street-lines";
import type { WorldDescription } from "../world";
import { noFormulas } from "../world-tables";
import { attributionsOf } from "./attributions";
import type { AirReport } from "./flights";
import { type Conversion, inOneCurrency } from "./in-one-currency";
import { type CityWorld, type RegionCity, readCityWorlds } from "./read-cities";
import type { RailReport } from "./trains";
import { type WaysOptions, waysBetween } from "./ways";

export interface JoinOptions extends WaysOptions {
  readonly name: string;
  /** Names of worlds of real places. */
  readonly worlds: readonly string[];
  /** Needed where the worlds have several. */
  readonly currency?: string;
  /** Data folder; `dataFolder()` when left out. */
  readonly folder?: string;
  readonly onProgress?: (doing: string) => void;
}

export interface JoinedWorlds {
  readonly description: WorldDescription;
  readonly report: {
    readonly rail: readonly RailReport[];
    readonly air: AirReport | null;
    /** Pairs of cities, one direction each. */
    readonly roads: number;
    readonly conversions: readonly Conversion[];
    /** Pairs of cities without a train, bus, flight or road, in either direction. */
    readonly unconnected: readonly (readonly [string, string])[];
  };
}

/**
 * Makes one world of several cities: their places, hours, streets and public transport as they are, with trains, flights and roads between
 * them. All or nothing; the same worlds, files and options give the same bytes. Problems: those of `readCityWorlds`, `inOneCurrency` and
 * `trainsBetween`; `bad_input` where nothing joins any two of the cities.
 */
export function joinWorlds(options: JoinOptions): Promise<Result<JoinedWorlds>> {
  const { name, worlds: names, folder = dataFolder(), onProgress = () => {} } = options;
  return resultOf(async () => {
    if (names.includes(name)) {
      return fail(
        refused("name", `The region can’t take the place of ${name}, which it is made of: name it otherwise.`),
      );
    }
    onProgress("Reading the worlds");
    const read = await readCityWorlds(names, folder);
    if (!read.ok) return read;
    const priced = inOneCurrency(read.value, options.currency);
    if (!priced.ok) return priced;
    const { currency, worlds, conversions } = priced.value;
    const cities = worlds.flatMap((world) => world.cities);
    const between = await waysBetween(cities, { ...options, currency, folder, onProgress });
    if (!between.ok) return between;
    const { legs, roads, rail, air, sources } = between.value;
    if (legs.length === 0 && roads.length === 0) return fail(NOTHING_JOINS);
    const attributions = attributionsOf(worlds, sources);
    if (attributions === null) return fail(TOO_MANY_SOURCES);

    onProgress("Writing the region");
    const reports = { rail, air, roads: roads.length, conversions };
    const written = writeSnapshot(
      {
        description: {
          name,
          kind: "region",
          source: `Real places in ${listed(cities.map((city) => city.name))} from open data, and the ways between them. Prices are estimates.`,
          complete: false,
          incompleteBecause: incompleteWords(worlds, reports),
          currency,
          localTravel: "on foot",
          movesWithToday: true,
          estimatesPrices: true,
          unknownHours: "avoided",
          counts: {},
          attributions,
        },
        tables: {
          cities: cities.map((city) => ({ ...city, airports: air?.airports[city.name] ?? city.airports })),
          lodgings: worlds.flatMap(({ tables }) => tables.lodgings),
          restaurants: worlds.flatMap(({ tables }) => tables.restaurants),
          attractions: worlds.flatMap(({ tables }) => tables.attractions),
          walks: worlds.flatMap(({ tables }) => tables.walks),
          stepFreeWalks: worlds.flatMap(({ tables }) => tables.stepFreeWalks),
          roads,
        },
        legs: legs.length === 0 ? null : columnsOf(legs),
        transits: worlds.flatMap(({ transits }) => transits),
        streets: joinedStreetLines(worlds.flatMap(({ streets }) => streets ?? [])),
        formulas: noFormulas,
      },
      folder,
    );
    if (!written.ok) return written;
    const unconnected = unconnectedPairs(cities, legs, roads);
    return { ok: true, value: { description: written.value, report: { ...reports, unconnected } } };
  });
}

function columnsOf(legs: readonly ImportedLeg[]) {
  const columns = new LegColumnsBuilder();
  for (const leg of legs) columns.add(leg);
  return columns.finish();
}

function unconnectedPairs(cities: readonly RegionCity[], legs: readonly ImportedLeg[], roads: readonly Road[]) {
  const pair = (one: string, other: string) => JSON.stringify([one, other].sort());
  const joined = new Set([...legs, ...roads].map(({ origin, destination }) => pair(origin, destination)));
  return cities.flatMap(({ name: one }, index) =>
    cities.slice(index + 1).flatMap(({ name: other }) => (joined.has(pair(one, other)) ? [] : [[one, other] as const])),
  );
}

/** What each city lacks, then what the ways between them do. */
function incompleteWords(
  worlds: readonly CityWorld[],
  { rail, air, roads, conversions }: Omit<JoinedWorlds["report"], "unconnected">,
): string {
  const cities = worlds.flatMap(({ description: { incompleteBecause }, cities: own }) =>
    incompleteBecause === null ? [] : [`${listed(own.map(({ name }) => name))}: ${incompleteBecause}`],
  );
  const timetables = rail.map((one) => {
    const known = datesSentence(one, `The timetable of ${one.publisher}`);
    return one.daysMapped === 0
      ? known
      : `${known} Other dates have the trains of the same weekday, and each of them says so.`;
  });
  return [
    ...cities,
    ...timetables,
    ...(air === null ? [] : ["Flights have no published timetable: their times and fares are estimates."]),
    ...(rail.length === 0 ? [] : ["Fares of trains and buses are estimates."]),
    ...(roads === 0 ? [] : ["No roads were looked up: driving is estimated from the distance."]),
    ...conversions.map(
      ({ from, to, world }) => `Prices of ${world} were converted from ${from} to ${to} by the rates of ${RATES.asOf}.`,
    ),
  ].join(" ");
}

function refused(field: string, message: string): Problem {
  return { code: "bad_input", message, where: { field } };
}

const NOTHING_JOINS = refused(
  "worlds",
  "Nothing leads from one of these cities to another: give timetables with --rail, or a world of flights with --air.",
);
const TOO_MANY_SOURCES = refused("worlds", "These worlds have more than 20 sources to name: join fewer of them.");
