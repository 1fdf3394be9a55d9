import { expect, test } from "vitest";
import type { World } from "@/server/worlds";
import { firstVersion, timedWorld } from "../testing/trip-to-austin";
import { gapAt } from "./gaps";
import { minutesIntoDay } from "./moments";

test("a gap lies between the ways from the stop before and to the stop after, by rides where these are sure to be faster", () => {
  const { itinerary } = firstVersion(timedWorld);
  const isPlace = (stop: { kind: string }) => stop.kind === "meal" || stop.kind === "visit";
  const day = itinerary.days.find(({ stops }) => stops.filter(isPlace).length > 1);
  const index = day?.stops.findIndex((stop, at) => at > 0 && isPlace(stop) && isPlace(day.stops[at - 1] ?? stop)) ?? -1;
  const [before, after] = [day?.stops[index - 1], day?.stops[index]];
  if (day === undefined || !before?.end || !after?.start || after.kind === "leg") throw new Error("no two places");
  const [end, start] = [minutesIntoDay(day, before.end), minutesIntoDay(day, after.start)];
  const walking: World = { ...timedWorld, localTravelMinutes: () => 40 };
  // Rides of a quarter of an hour until twenty minutes before the stop after.
  const riding: World = {
    ...walking,
    sureRideMinutes: (_city, _from, _to, _date, departure) => (departure <= start - 20 ? 15 : null),
  };
  const place = { recordId: "elsewhere", city: after.city, hours: null };
  expect(gapAt(walking, day, index, place)).toMatchObject({ from: end + 40, to: start - 40 });
  expect(gapAt(riding, day, index, place)).toMatchObject({ from: end + 15, to: start - 20 });
});
