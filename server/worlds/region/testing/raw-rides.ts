import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";
import { addDays, type LocalDate, weekday } from "@/server/trip";
import { kilometresBetween } from "../../local-travel";
import type { Coordinates } from "../../records";

/** "Northeast Regional 86 08:00 11:20 +0": a direct ride as it is announced. */
export type RideLine = string;

const rowsSchema = z.array(z.record(z.string(), z.string()));
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
/** A train may be this many days old when it leaves. */
const LONGEST_TRIP_DAYS = 5;

/**
 * Looks direct rides up in the tables of a GTFS file by going through all of them, sharing no code with the reader of feeds. Only for feeds
 * whose stations are all in the agency's zone, as far as they are asked for, and without repeated trips.
 */
export function rawRides(path: string) {
  const files = unzipSync(readFileSync(path));
  const table = (name: string) => {
    const bytes = files[name];
    const options = { columns: true, bom: true, trim: true, relax_column_count: true };
    return bytes === undefined ? [] : rowsSchema.parse(parse(strFromU8(bytes), options));
  };
  const stops = new Map(
    table("stops.txt").map((row) => [
      row.stop_id ?? "",
      { latitude: Number(row.stop_lat), longitude: Number(row.stop_lon) },
    ]),
  );
  const routes = new Map(table("routes.txt").map((row) => [row.route_id ?? "", row]));
  const calendar = new Map(table("calendar.txt").map((row) => [row.service_id ?? "", row]));
  const changed = new Map(
    table("calendar_dates.txt").map((row) => [`${row.service_id} ${row.date}`, row.exception_type]),
  );
  const callsOf = new Map<string, Record<string, string>[]>();
  for (const row of table("stop_times.txt")) {
    const calls = callsOf.get(row.trip_id ?? "") ?? [];
    calls.push(row);
    callsOf.set(row.trip_id ?? "", calls);
  }
  for (const calls of callsOf.values()) calls.sort((a, b) => Number(a.stop_sequence) - Number(b.stop_sequence));
  const trips = table("trips.txt");

  function runs(service: string, date: LocalDate): boolean {
    const day = date.replaceAll("-", "");
    const change = changed.get(`${service} ${day}`);
    if (change !== undefined) return change === "1";
    const row = calendar.get(service);
    if (row === undefined || day < (row.start_date ?? "") || day > (row.end_date ?? "")) return false;
    return row[WEEKDAYS[weekday(date)] ?? ""] === "1";
  }

  /** The call nearest to a city among those within so many kilometers where one may get on (or off). */
  function nearest(calls: readonly Record<string, string>[], city: Coordinates, km: number, type: string) {
    let best: { readonly index: number; readonly km: number } | null = null;
    for (const [index, call] of calls.entries()) {
      const stop = stops.get(call.stop_id ?? "");
      const away = stop === undefined ? Number.POSITIVE_INFINITY : kilometresBetween(stop, city);
      if (away <= km && call[type] !== "1" && away < (best?.km ?? Number.POSITIVE_INFINITY)) best = { index, km: away };
    }
    return best?.index ?? -1;
  }

  return (origin: Coordinates, destination: Coordinates, date: LocalDate, km: number): Set<RideLine> => {
    const found = new Set<RideLine>();
    for (const trip of trips) {
      const calls = callsOf.get(trip.trip_id ?? "") ?? [];
      const from = nearest(calls, origin, km, "pickup_type");
      const to = nearest(calls, destination, km, "drop_off_type");
      if (from < 0 || to <= from) continue;
      const [leaves, arrives] = [seconds(calls[from]?.departure_time), seconds(calls[to]?.arrival_time)];
      const route = routes.get(trip.route_id ?? "");
      const name = [route?.route_short_name || route?.route_long_name, trip.trip_short_name].filter(Boolean).join(" ");
      for (let age = 0; age <= LONGEST_TRIP_DAYS; age += 1) {
        if (Math.floor(leaves / 86_400) !== age || !runs(trip.service_id ?? "", addDays(date, -age))) continue;
        const later = Math.floor(arrives / 86_400) - age;
        found.add(`${name} ${clock(leaves)} ${clock(arrives)} +${later}`);
      }
    }
    return found;
  };
}

function seconds(time: string | undefined): number {
  const [hours = 0, minutes = 0, rest = 0] = (time ?? "").split(":").map(Number);
  return hours * 3600 + minutes * 60 + rest;
}

function clock(time: number): string {
  const minutes = Math.floor(time / 60) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
