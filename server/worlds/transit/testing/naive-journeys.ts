import { addDays, daysBetween, type LocalDate } from "@/server/trip";
import { accessibleParts } from "../access";
import { CAN_ALIGHT, CAN_BOARD, runsOn, type TransitFeed } from "../feed";
import type { JourneyQuery } from "../raptor";
import { serviceStart } from "../service-clock";
import { LATEST_START } from "../timetable";
import type { Footpaths } from "../walks";

interface Call {
  readonly stop: number;
  readonly arrival: number;
  readonly departure: number;
  readonly stopping: number;
}

/** Everything that runs around the date, one list of calls for each trip and day, straight from the feed's tables. */
export function allRuns(feed: TransitFeed, date: LocalDate, accessible = false): readonly (readonly Call[])[] {
  const parts = accessible ? accessibleParts(feed) : null;
  const runs: Call[][] = [];
  for (let away = -10; away <= 1; away += 1) {
    const day = addDays(date, away);
    const shift = (serviceStart(day, feed.zone) - serviceStart(date, feed.zone)) / 1000;
    for (let trip = 0; trip < feed.trips.ids.length; trip += 1) {
      if (!runsOn(feed, feed.trips.service[trip] ?? 0, daysBetween(feed.services.first, day))) continue;
      if (parts !== null && !parts.trip(trip)) continue;
      const pattern = feed.trips.pattern[trip] ?? 0;
      const [from, to] = [feed.patterns.firstStop[pattern] ?? 0, feed.patterns.firstStop[pattern + 1] ?? 0];
      const first = feed.trips.firstTime[trip] ?? 0;
      const calls = Array.from({ length: to - from }, (_, index) => {
        const stop = feed.patterns.stops[from + index] ?? 0;
        return {
          stop,
          arrival: (feed.times.arrivals[first + index] ?? 0) + shift,
          departure: (feed.times.departures[first + index] ?? 0) + shift,
          stopping: parts === null || parts.stop(stop) ? (feed.patterns.stopping[from + index] ?? 0) : 0,
        };
      });
      const start = calls[0]?.departure ?? 0;
      const repeated: number[] = [];
      for (const [row, other] of feed.frequencies.trip.entries()) {
        if (other !== trip) continue;
        const headway = feed.frequencies.headway[row] ?? 1;
        for (let t = feed.frequencies.from[row] ?? 0; t < (feed.frequencies.to[row] ?? 0); t += headway)
          repeated.push(t + shift - start);
      }
      const hasFrequency = feed.frequencies.trip.includes(trip);
      for (const later of hasFrequency ? repeated : [0]) {
        if (start + later >= LATEST_START) continue;
        runs.push(calls.map((call) => ({ ...call, arrival: call.arrival + later, departure: call.departure + later })));
      }
    }
  }
  return runs;
}

type Event =
  | { readonly kind: "ready"; readonly time: number; readonly stop: number }
  | { readonly kind: "riding"; readonly time: number; readonly run: number; readonly call: number }
  | { readonly kind: "alighted"; readonly time: number; readonly run: number; readonly call: number }
  | { readonly kind: "there"; readonly time: number };

/**
 * The earliest arrival by Dijkstra's search over a time-expanded graph: its nodes are moments (ready at a stop, on a vehicle
 * that leaves, off it again), and the earliest open one is taken until the target is. Null when no journey runs.
 */
export function naiveJourneys(runs: readonly (readonly Call[])[], footpaths: Footpaths) {
  const firstCall = new Int32Array(runs.length + 1);
  for (const [run, calls] of runs.entries()) firstCall[run + 1] = (firstCall[run] ?? 0) + calls.length;
  const callCount = firstCall[runs.length] ?? 0;
  /** A number for every node of the graph. */
  const nodeOf = (event: Exclude<Event, { kind: "there" }>) => {
    if (event.kind === "ready") return 2 * callCount + event.stop;
    return (event.kind === "riding" ? 0 : callCount) + (firstCall[event.run] ?? 0) + event.call;
  };
  const boardings = new Map<number, { readonly run: number; readonly call: number; readonly time: number }[]>();
  for (const [run, calls] of runs.entries()) {
    for (const [call, { stop, departure, stopping }] of calls.entries()) {
      if ((stopping & CAN_BOARD) === 0) continue;
      const known = boardings.get(stop);
      if (known === undefined) boardings.set(stop, [{ run, call, time: departure }]);
      else known.push({ run, call, time: departure });
    }
  }
  return ({ departure, access, egress }: JourneyQuery): number | null => {
    const buckets = new Map<number, Event[]>();
    const times: number[] = [];
    const open = (event: Event) => {
      const bucket = buckets.get(event.time);
      if (bucket !== undefined) {
        bucket.push(event);
        return;
      }
      buckets.set(event.time, [event]);
      times.push(event.time);
      for (let at = times.length - 1; at > 0; ) {
        const above = (at - 1) >> 1;
        const [one, other] = [times[above] ?? 0, times[at] ?? 0];
        if (one <= other) break;
        [times[above], times[at]] = [other, one];
        at = above;
      }
    };
    const nextTime = () => {
      const least = times[0];
      const last = times.pop();
      if (times.length > 0 && last !== undefined) {
        times[0] = last;
        for (let at = 0; ; ) {
          let below = 2 * at + 1;
          if (below >= times.length) break;
          if (below + 1 < times.length && (times[below + 1] ?? 0) < (times[below] ?? 0)) below += 1;
          const [one, other] = [times[at] ?? 0, times[below] ?? 0];
          if (one <= other) break;
          [times[at], times[below]] = [other, one];
          at = below;
        }
      }
      return least;
    };
    const seen = new Uint8Array(2 * callCount + footpaths.first.length);
    for (const { stop, seconds } of access) open({ kind: "ready", time: departure + seconds, stop });
    for (let time = nextTime(); time !== undefined; time = nextTime()) {
      const bucket = buckets.get(time) ?? [];
      // The bucket may grow while it is gone through: a departure in the very second of an arrival.
      for (const event of bucket) {
        if (event.kind === "there") return time;
        const node = nodeOf(event);
        if (seen[node] === 1) continue;
        seen[node] = 1;
        if (event.kind === "ready") {
          for (const boarding of boardings.get(event.stop) ?? []) {
            if (boarding.time < time) continue;
            const { run, call } = boarding;
            open({ kind: "riding", time: boarding.time, run, call });
          }
          continue;
        }
        const calls = runs[event.run] ?? [];
        if (event.kind === "riding") {
          const next = calls[event.call + 1];
          if (next === undefined) continue;
          open({ kind: "riding", time: next.departure, run: event.run, call: event.call + 1 });
          if ((next.stopping & CAN_ALIGHT) !== 0) {
            open({ kind: "alighted", time: next.arrival, run: event.run, call: event.call + 1 });
          }
          continue;
        }
        const stop = calls[event.call]?.stop ?? -1;
        for (let at = footpaths.first[stop] ?? 0; at < (footpaths.first[stop + 1] ?? 0); at += 1) {
          open({ kind: "ready", time: time + (footpaths.seconds[at] ?? 0), stop: footpaths.stops[at] ?? 0 });
        }
        for (const walk of egress) if (walk.stop === stop) open({ kind: "there", time: time + walk.seconds });
      }
      buckets.delete(time);
    }
    return null;
  };
}
