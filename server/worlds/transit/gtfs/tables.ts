import type { TableSpec } from "./read-table";

function table<Required extends string, Optional extends string>(
  name: string,
  mostRows: number,
  required: readonly Required[],
  optional: readonly Optional[],
): TableSpec<Required | Optional> {
  return { name, mostRows, required, optional };
}

/** The tables and columns that are read, with the most rows of each: several times those of a whole country. */
export const AGENCY = table("agency.txt", 10_000, ["agency_name", "agency_timezone"], ["agency_id"]);
export const FEED_INFO = table("feed_info.txt", 10, ["feed_publisher_name"], []);
export const STOPS = table(
  "stops.txt",
  2_000_000,
  ["stop_id", "stop_name", "stop_lat", "stop_lon"],
  ["location_type", "parent_station", "stop_timezone", "wheelchair_boarding"],
);
export const ROUTES = table(
  "routes.txt",
  200_000,
  ["route_id", "route_type"],
  ["agency_id", "route_short_name", "route_long_name"],
);
export const TRIPS = table(
  "trips.txt",
  10_000_000,
  ["trip_id", "route_id", "service_id"],
  ["trip_headsign", "trip_short_name", "direction_id", "wheelchair_accessible"],
);
export const STOP_TIMES = table(
  "stop_times.txt",
  200_000_000,
  ["trip_id", "arrival_time", "departure_time", "stop_id", "stop_sequence"],
  ["stop_headsign", "pickup_type", "drop_off_type", "shape_dist_traveled"],
);
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export const CALENDAR = table("calendar.txt", 1_000_000, ["service_id", ...WEEKDAYS, "start_date", "end_date"], []);
export const CALENDAR_DATES = table("calendar_dates.txt", 20_000_000, ["service_id", "date", "exception_type"], []);
export const FREQUENCIES = table(
  "frequencies.txt",
  1_000_000,
  ["trip_id", "start_time", "end_time", "headway_secs"],
  [],
);
export const TRANSFERS = table(
  "transfers.txt",
  2_000_000,
  ["from_stop_id", "to_stop_id", "transfer_type"],
  ["min_transfer_time"],
);
