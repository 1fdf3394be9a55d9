import { type LocalDate, listed, type TripRequest } from "@/server/trip";
import type { ScheduledLeg, World } from "@/server/worlds";
import { frameTrip } from "./frame";
import type { Impossible } from "./impossible";
import { cheapestTrip, keepingOnly } from "./least-cost";
import { blameLocks } from "./locks/blame-locks";
import { startMoves } from "./relaxations";
import type { SearchControl } from "./search-control";

/** How many days longer or shorter a trip is tried. */
const LENGTH_CHANGES = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7];

/**
 * Why no trip exists even without a single demand: `dates` when another start within 14 days, another length, or a flight
 * of another date would do; `destinations` when nothing about the dates helps. Locks are tried first without, since then they are
 * what gets in the way.
 */
export function whyImpossible(
  request: TripRequest,
  starts: readonly LocalDate[],
  world: World,
  control: SearchControl,
): Impossible {
  const [first] = starts;
  if (first === undefined) return { demand: "dates", sentence: "The trip is longer than the range of dates." };
  const bare = keepingOnly(request, []);
  const fixed = frameTrip(bare, first, world);
  if ("sentence" in fixed) return fixed;
  const works = (changed: Partial<TripRequest>, from = starts, inWorld = world) =>
    cheapestTrip({ ...bare, ...changed }, from, inWorld, control).trip !== null;
  if (request.locks.length > 0 && works({ locks: [] })) {
    return {
      demand: "destinations",
      sentence: blameLocks(request, first, world, (locks) => works({ locks: [...locks] })),
    };
  }
  if (request.sights !== undefined && works({ sights: [] })) {
    return {
      demand: "destinations",
      sentence: `The trip has no room for ${listed(request.sights.map(({ name }) => name))} while open: it works with more days, or without them.`,
    };
  }
  if (startMoves(request, world).some((start) => works({}, [start]))) {
    return { demand: "dates", sentence: "No trip exists on these dates; another start date works." };
  }
  const { dates } = request;
  const shortest = fixed.visits + 1;
  for (const days of [...LENGTH_CHANGES.map((change) => dates.days + change), shortest]) {
    if (days < shortest || !works({ dates: { ...dates, days } })) continue;
    return { demand: "dates", sentence: `No trip of ${dates.days} days exists; ${days} days would work.` };
  }
  if (works({}, starts, withFlightsOfAnyDate(world))) {
    return { demand: "dates", sentence: "The flights that this trip needs exist on other dates only." };
  }
  return { demand: "destinations", sentence: "No trip to these destinations exists on any date." };
}

/** The world as if every scheduled leg left on every date. */
function withFlightsOfAnyDate(world: World): World {
  const legs = (origin: string, destination: string, date: LocalDate): readonly ScheduledLeg[] =>
    world.scheduledDates(origin, destination)?.flatMap((other) => world.scheduledLegs(origin, destination, other)) ??
    world.scheduledLegs(origin, destination, date);
  return {
    ...world,
    scheduledLegs: legs,
  };
}
