import { CAN_BOARD } from "./feed";
import type { Timetable } from "./timetable";

const HALF_HOUR = 1_800;

/**
 * Minutes from one departure to the next ("every 10 min") of a route and direction at a stop, in the hour around a departure;
 * null with fewer than three departures in it. Rounded up.
 */
export function headwayMinutes(timetable: Timetable, line: number, stop: number, departure: number): number | null {
  const { feed, pattern, firstLine, lineAt, placeAt, firstStop, firstRun, firstTime, departures, stopping } = timetable;
  const { route, direction } = feed.patterns;
  const [ownRoute, ownDirection] = [route[pattern[line] ?? 0], direction[pattern[line] ?? 0]];
  const found = new Set<number>();
  for (let at = firstLine[stop] ?? 0; at < (firstLine[stop + 1] ?? 0); at += 1) {
    const other = lineAt[at] ?? 0;
    const place = placeAt[at] ?? 0;
    const ofPattern = pattern[other] ?? 0;
    if (route[ofPattern] !== ownRoute || direction[ofPattern] !== ownDirection) continue;
    if (((stopping[(firstStop[other] ?? 0) + place] ?? 0) & CAN_BOARD) === 0) continue;
    const calls = (firstStop[other + 1] ?? 0) - (firstStop[other] ?? 0);
    const runs = (firstRun[other + 1] ?? 0) - (firstRun[other] ?? 0);
    for (let run = 0; run < runs; run += 1) {
      const time = departures[(firstTime[other] ?? 0) + run * calls + place] ?? 0;
      if (Math.abs(time - departure) <= HALF_HOUR) found.add(time);
    }
  }
  if (found.size < 3) return null;
  const times = [...found];
  return Math.ceil((Math.max(...times) - Math.min(...times)) / (found.size - 1) / 60);
}
