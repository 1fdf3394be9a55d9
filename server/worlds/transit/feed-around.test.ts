import { expect, test } from "vitest";
import { finish } from "@/server/trip";
import { feedAround } from "./feed-around";
import { feedOf, SMALL_FEED } from "./testing/gtfs-files";
import { timetableOf } from "./timetable";

const named = (stops: readonly { readonly name: string }[]) => stops.map(({ name }) => name);

test("keeps trips between stops around the places, from the first of these stops to the last", () => {
  const around = feedAround(feedOf(SMALL_FEED), [{ latitude: 43.73, longitude: 7.41 }]);
  expect(named(around.stops)).toEqual(["Alpha", "Beta"]);
  expect(named(around.routes)).toEqual(["T1"]);
  expect(around.trips.ids).toEqual(["t1", "t2", "t3"]);
  expect(around.entrances).toHaveLength(1);
  const timetable = finish(timetableOf(around, "2026-01-13"));
  expect([...timetable.departures.slice(0, 2)]).toEqual([8 * 3600, 8 * 3600 + 360]);
});

test("repeats a trip that lost its first stops as often and as late as before", () => {
  const repeating = {
    ...SMALL_FEED,
    "frequencies.txt": "trip_id,start_time,end_time,headway_secs\nt1,08:00:00,08:30:00,900\n",
  };
  const around = feedAround(feedOf(repeating), [{ latitude: 43.732, longitude: 7.4405 }]);
  expect(named(around.stops)).toEqual(["Gamma", "Delta"]);
  const wider = feedAround(feedOf(repeating), [{ latitude: 43.732, longitude: 7.43 }]);
  expect(named(wider.stops)).toEqual(["Beta", "Gamma", "Delta"]);
  const { departures, trip } = finish(timetableOf(wider, "2026-01-13"));
  const ofFirst = [...trip.keys()].filter((run) => wider.trips.ids[trip[run] ?? -1] === "t1");
  // Beta at 8:06 and 8:21, Gamma four minutes later.
  const times = ofFirst.map((run) => departures[2 * run]);
  expect(times).toEqual([8 * 3600 + 360, 8 * 3600 + 1260]);
});
