import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { finish, type LocalDate } from "@/server/trip";
import type { TransitFeed } from "../feed";
import { findJourney } from "../journeys";
import { timetableOf } from "../timetable";
import { footpathsOf, stopWalks } from "../walks";
import { allRuns, naiveJourneys } from "./naive-journeys";
import { randomPlaces } from "./random-places";

/** Random journeys from around one stop to around another between 5 and 24 o'clock, by RAPTOR and by the naive search. */
export function compareJourneys(feed: TransitFeed, date: LocalDate, count: number) {
  const timetable = finish(timetableOf(feed, date));
  const footpaths = footpathsOf(feed);
  const naive = naiveJourneys(allRuns(feed, date), footpaths);
  const around = stopWalks(feed, { mostMeters: 600, most: 6 });
  const random = xoroshiro128plus(7);
  const place = randomPlaces(feed, 8);
  const different: string[] = [];
  let [found, compared, milliseconds, naiveMilliseconds] = [0, 0, 0, 0];
  while (compared < count) {
    const query = {
      departure: uniformInt(random, 5 * 3600, 24 * 3600),
      access: around(place()),
      egress: around(place()),
    };
    const begun = performance.now();
    const journey = findJourney(timetable, footpaths, query);
    const between = performance.now();
    const expected = naive(query);
    milliseconds += between - begun;
    naiveMilliseconds += performance.now() - between;
    compared += 1;
    if (expected !== null) found += 1;
    if ((journey?.arrival ?? null) !== expected)
      different.push(JSON.stringify({ query, expected, journey: journey?.arrival }));
  }
  return { compared, found, different, milliseconds, naiveMilliseconds };
}
