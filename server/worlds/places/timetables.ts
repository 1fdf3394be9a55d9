import { formatDayOfYear, type LocalDate, ok, type Result, type Steps } from "@/server/trip";
import { sureRides } from "../rides/sure-rides";
import { NO_WALKS, type WorldTransit } from "../rides/transit";
import { transitWalks } from "../rides/transit-walks";
import type { WalkingGraph } from "../streets/graph";
import type { TransitFeed } from "../transit/feed";
import { feedAround } from "../transit/feed-around";
import { feedDates } from "../transit/feed-dates";
import { mergeFeeds } from "../transit/gtfs/merge-feeds";
import { readGtfs } from "../transit/gtfs/read-gtfs";
import { type PlacedRecord, placedOf } from "../walks-between";
import type { Attribution } from "../world";

/** What timetables have. */
export interface TimetableReport {
  readonly stops: number;
  readonly routes: number;
  readonly trips: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Rows of the files that were left out, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
}

interface Timetables {
  readonly feed: TransitFeed;
  readonly report: TimetableReport;
  readonly attributions: readonly Attribution[];
}

/** Reads feeds into one. Problems: those of `readGtfs`. @throws ProblemError when their clocks differ. */
export async function readTimetables(paths: readonly string[]): Promise<Result<Timetables>> {
  const feeds: TransitFeed[] = [];
  const attributions: Attribution[] = [];
  const dropped: Record<string, number> = {};
  for (const path of paths) {
    const read = await readGtfs([path]);
    if (!read.ok) return read;
    const { feed, reports } = read.value;
    feeds.push(feed);
    for (const [reason, count] of reports.flatMap((report) => Object.entries(report.dropped))) {
      dropped[reason] = (dropped[reason] ?? 0) + count;
    }
    const { from, to } = feedDates(feed);
    attributions.push({
      text: `Timetable: ${feed.files[0]?.publisher || path}, ${formatDayOfYear(from)} to ${formatDayOfYear(to)}`,
      ...{ url: null, license: null, asOf: from },
    });
  }
  const feed = mergeFeeds(feeds);
  const { from, to } = feedDates(feed);
  const counts = { stops: feed.stops.length, routes: feed.routes.length, trips: feed.trips.ids.length };
  return ok({ feed, attributions, report: { ...counts, from, to, dropped } });
}

interface TransitPlaces {
  readonly places: readonly PlacedRecord[];
  readonly stepFree: readonly PlacedRecord[];
  /** Record ids of the place in the middle of the city, and of the sights that are too far to walk to. */
  readonly middle: string;
  readonly far: readonly string[];
  /** Of the world. */
  readonly dates: { readonly from: LocalDate; readonly to: LocalDate };
}

/** What of the timetables joins these places, with the walks to it; and those of people who can't take stairs, from `stepFree`. */
export function* transitAround(
  feed: TransitFeed,
  { places, stepFree, middle, far, dates }: TransitPlaces,
  graph: WalkingGraph | null,
): Steps<WorldTransit> {
  const [all, reached] = [placedOf(places), placedOf(stepFree)];
  const around = feedAround(
    feed,
    all.map(({ coordinates }) => coordinates),
  );
  yield;
  const walks = yield* transitWalks(around, all, graph);
  const stepFreeWalks =
    reached.length === 0 ? NO_WALKS : yield* transitWalks(around, reached, graph, { wheelchair: true });
  return {
    ...{ feed: around, walks, stepFreeWalks },
    sure: yield* sureRides(around, walks, { dates, middle, far }),
    stepFreeSure: yield* sureRides(around, stepFreeWalks, { dates, accessible: true }),
  };
}

/** Said once of a world: on other dates nothing of it runs. */
export function datesSentence({ from, to }: TimetableReport, what = "Public transport"): string {
  return `${what} is known from ${formatDayOfYear(from)} to ${formatDayOfYear(to)} only.`;
}
