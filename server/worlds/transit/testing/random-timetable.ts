import fc from "fast-check";
import { csvTable, type GtfsTables } from "./gtfs-files";

function clock(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

const trip = fc.record({
  stops: fc.array(fc.nat(6), { minLength: 2, maxLength: 6 }),
  start: fc.integer({ min: 0, max: 30 }).map((tens) => 8 * 3600 + tens * 300),
  hops: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 6, maxLength: 6 }),
  dwell: fc.constantFrom(0, 0, 30, 240),
  flags: fc.constantFrom("0,0", "0,0", "0,0", "1,0", "0,1", ""),
  service: fc.constantFrom("daily", "daily", "tuesday"),
  late: fc.constantFrom(0, 0, 0, 16 * 3600, 24 * 3600),
  repeats: fc.constantFrom(0, 0, 0, 420),
  access: fc.constantFrom(0, 1, 1, 2),
});

/** Tables of a small timetable with all that is awkward: loops, overtaking, no boarding, trips past midnight, repeated ones. */
export const randomTables: fc.Arbitrary<GtfsTables> = fc.array(trip, { minLength: 1, maxLength: 14 }).map((trips) => {
  // A second trip of each often has the same stops, so that runs of one pattern overtake each other.
  const all = trips.flatMap((one, index) =>
    index % 3 === 0 ? [one, { ...one, start: one.start + 300, hops: [1, 1, 1, 1, 1, 1] }] : [one],
  );
  return {
    "agency.txt": "agency_name,agency_timezone\nRandom,America/New_York\n",
    "stops.txt": csvTable(
      "stop_id,stop_name,stop_lat,stop_lon,wheelchair_boarding",
      Array.from({ length: 7 }, (_, index) => [
        `s${index}`,
        `Stop ${index}`,
        40 + index * 0.003,
        -74,
        index === 3 ? 2 : 1,
      ]),
    ),
    "routes.txt": "route_id,route_short_name,route_type\nr,R,3\n",
    "trips.txt": csvTable(
      "route_id,service_id,trip_id,wheelchair_accessible",
      all.map(({ service, access }, index) => ["r", service, `t${index}`, access]),
    ),
    "stop_times.txt": csvTable(
      "trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type",
      all.flatMap(({ stops, start, hops, dwell, flags, late }, index) => {
        let time = start + late;
        return stops.map((stop, call) => {
          const arrival = time;
          time += dwell;
          const row = [`t${index}`, clock(arrival), clock(time), `s${stop}`, call, flags === "" ? "," : flags];
          time += (hops[call] ?? 1) * 60;
          return row;
        });
      }),
    ),
    "frequencies.txt": csvTable(
      "trip_id,start_time,end_time,headway_secs",
      all.flatMap(({ repeats, start }, index) =>
        repeats === 0 ? [] : [[`t${index}`, clock(start), clock(start + 3600), repeats]],
      ),
    ),
    "calendar_dates.txt": csvTable("service_id,date,exception_type", [
      ...[9, 10, 11, 12].map((day) => ["daily", 20260300 + day, 1]),
      ["tuesday", 20260310, 1],
    ]),
    "transfers.txt":
      "from_stop_id,to_stop_id,transfer_type,min_transfer_time\ns0,s1,2,30\ns2,s2,2,200\ns4,s5,3,\ns1,s6,2,1200\n",
  };
});
