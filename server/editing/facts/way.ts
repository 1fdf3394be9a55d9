import { type Day, formatDuration, minutesOfDay, type Stop } from "@/server/trip";
import type { StopFacts } from "@/server/views";
import type { Ride, World } from "@/server/worlds";

/**
 * The way from the meal or visit before it in the same city, by public transport where that is faster than walking. Null: not known, or
 * a leg between them is a way of its own.
 */
export function wayTo(world: World, stop: Stop, day: Day): StopFacts["way"] {
  if (stop.kind === "leg") return null;
  const before = day.stops[day.stops.indexOf(stop) - 1];
  if (before === undefined || before.kind === "leg" || before.city !== stop.city) return null;
  const minutes = world.localTravelMinutes(stop.city, before.recordId, stop.recordId);
  const ride = rideFrom(world, before, stop.recordId);
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

function rideFrom(
  { rides }: World,
  { city, recordId, end }: Exclude<Stop, { kind: "leg" }>,
  toId: string,
): Ride | null {
  if (rides === undefined || end === null) return null;
  return rides(city, recordId, toId, end.date, minutesOfDay(end.time));
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
