import { type Day, formatDuration, type Stop } from "@/server/trip";
import type { StopFacts } from "@/server/views";
import type { Ride, World } from "@/server/worlds";
import { wayBetween } from "./way-between";

/** The way from the stop before it, by public transport where that is faster than walking. Null: not known, or there is none. */
export function wayTo(world: World, stop: Stop, day: Day): StopFacts["way"] {
  const way = wayBetween(world, stop, day);
  if (way === null) return null;
  const { minutes, ride } = way;
  const how = world.describe().localTravel;
  const onFoot = minutes !== null && how !== undefined ? `${formatDuration(minutes)} ${how}` : null;
  if (ride !== null) {
    const words = rideWords(ride);
    return {
      minutes: ride.waitMinutes + ride.minutes,
      text: onFoot === null ? words : `${words} (${onFoot})`,
      isToldAlways: true,
    };
  }
  if (minutes === null) return null;
  // People who stay where they are need no way.
  const isToldAlways = onFoot !== null && minutes > 0;
  return { minutes, text: onFoot ?? `${formatDuration(minutes)} to get there`, isToldAlways };
}

/** "tram 1 to Place d'Armes, 6 min, every 10 min"; of a line that runs seldom when it leaves, too. */
function rideWords({ legs, minutes }: Ride): string {
  const lines = legs.map(({ kind, line, to, departure, headwayMinutes }) => {
    const at = headwayMinutes === null ? ` at ${departure}` : "";
    return `${kind} ${line}${at} to ${to}`;
  });
  const headway = legs.length === 1 ? (legs[0]?.headwayMinutes ?? null) : null;
  return [lines.join(", then "), formatDuration(minutes), ...(headway === null ? [] : [`every ${headway} min`])].join(
    ", ",
  );
}
