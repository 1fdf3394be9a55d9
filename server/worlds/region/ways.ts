import { basename } from "node:path";
import { type LocalDate, ok, type Result } from "@/server/trip";
import type { ImportedLeg } from "../legs/leg-columns";
import type { Road } from "../records";
import type { Attribution } from "../world";
import { type AirReport, flightsBetween } from "./flights";
import type { RegionCity } from "./read-cities";
import { roadsBetween } from "./roads";
import { type RailReport, type RegionDates, trainsBetween } from "./trains";

/** What joins cities. */
export interface WaysOptions {
  /** Paths of zipped timetables. */
  readonly rail: readonly string[];
  /** A world of flights; left out: none. */
  readonly air?: string;
  /** Trains and flights are there for a year from it. */
  readonly from: LocalDate;
  /** Dates that a timetable does not have are answered by the same weekday of one that it has. */
  readonly mapDates: boolean;
  /** Whether cities are joined by road too. */
  readonly driving: boolean;
}

interface Ways {
  readonly legs: readonly ImportedLeg[];
  readonly roads: readonly Road[];
  readonly rail: readonly RailReport[];
  readonly air: AirReport | null;
  readonly sources: readonly Attribution[];
}

const DAYS = 366;

/** The trains and buses, flights and roads between the cities. Problems: those of `trainsBetween` and `flightsBetween`. */
export async function waysBetween(
  cities: readonly RegionCity[],
  options: WaysOptions & {
    readonly currency: string;
    readonly folder: string;
    readonly onProgress: (doing: string) => void;
  },
): Promise<Result<Ways>> {
  const { rail, air, mapDates, driving, currency, folder, onProgress } = options;
  const dates: RegionDates = { from: options.from, days: DAYS };
  const legs: (readonly ImportedLeg[])[] = [];
  const reports: RailReport[] = [];
  const sources: Attribution[] = [];
  for (const path of rail) {
    onProgress(`Reading ${basename(path)}`);
    const trains = await trainsBetween(path, cities, dates, { isMapped: mapDates, currency });
    if (!trains.ok) return trains;
    legs.push(trains.value.legs);
    reports.push(trains.value.report);
    sources.push(...trains.value.attributions);
  }
  let flown: AirReport | null = null;
  if (air !== undefined) {
    onProgress("Looking for flights");
    const flights = await flightsBetween(air, cities, dates, { currency, folder });
    if (!flights.ok) return flights;
    legs.push(flights.value.legs);
    flown = flights.value.report;
    sources.push(...flights.value.attributions);
  }
  const roads = driving ? roadsBetween(cities, currency) : [];
  return ok({ legs: legs.flat(), roads, rail: reports, air: flown, sources });
}
