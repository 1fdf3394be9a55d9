import { type LegStop, minutesOfDay, type PlanEdit } from "@/server/trip";
import type { ScheduledLeg } from "@/server/worlds";
import { firstDate, type Planned, refused, replanned, type Wish } from "../wish";
import { goodOptions } from "./options";

/** What leaves before is early, what leaves after is late. */
const EARLY = 9 * 60;
const LATE = 20 * 60;
const FLIGHT = "(?:flights?|planes?|departures?|take.?offs?)";
const BACK = /\b(?:return|back|home|inbound|last|second|final)\b/;
const OUT = /\b(?:outbound|first|out|there|outgoing)\b/;

interface Bounds {
  /** Minutes from midnight between which a flight shall leave. */
  readonly from: number;
  readonly to: number;
  /** Only flights that do not leave within are meant; else the one named, measured at its own time. */
  readonly relative: "later" | "earlier" | null;
}

const NOT_EARLY = new RegExp(
  `\\b(?:no|not (?:so|such an?|too|that)?|avoid(?: the)?|without|hate|don't (?:want|like))(?: any| an?)? ?(?:such |too |very |really )?early(?:.morning)? ${FLIGHT}|${FLIGHT} (?:is|are|leaves?|goes?|departs?)(?: way| far| much)? too early|\\bno (?:6|7|5|six|seven|five) ?(?:am|o'clock) ${FLIGHT}`,
);
const NOT_LATE = new RegExp(
  `\\b(?:no|not (?:so|such an?|too|that)?|avoid(?: the)?|without|hate|don't (?:want|like))(?: any| an?)? ?(?:(?:such |too |very |really )?late(?:.night)? ${FLIGHT}|red.?eyes?(?: ${FLIGHT})?|night ${FLIGHT})|${FLIGHT} (?:is|are|leaves?|goes?|departs?)(?: way| far| much)? too late`,
);
const LIMIT = new RegExp(
  `\\b(?:no ${FLIGHT}|not? (?:fly|leave|depart)(?:ing)?|don't (?:fly|leave)|fly|leave|depart)\\b.{0,20}?\\b(before|after) (\\d{1,2})(?::(\\d\\d))? ?(am|pm)?`,
);
const RELATIVE = new RegExp(
  `\\b(later|earlier)(?: \\w+)? ${FLIGHT}|\\b(?:fly|leave|depart|take off)(?: \\w+){0,2}? (later|earlier)$`,
);

/** "No early flights", "a later flight home", "no flight before 10", "not after 8 pm". */
export async function readFlights(words: string, planned: Planned): Promise<Wish | null> {
  const bounds = boundsIn(words);
  if (bounds === null) return null;
  const flights = planned.plan.itinerary.days.flatMap(({ stops }) => stops).filter(isFlight);
  if (flights.length === 0) return refused("The plan has no flight.");
  const outside = named(words, flights).filter((leg) => bounds.relative !== null || !isWithin(leaving(leg), bounds));
  if (outside.length === 0) return refused("No flight in the plan leaves at that time.");
  const edits: PlanEdit[] = [];
  const wanted = bounds.relative === null ? outside : outside.slice(0, 1);
  for (const leg of wanted) {
    if (!flightsOf(leg, planned).some((flight) => fits(flight, leg, bounds))) {
      return refused(`No flight from ${leg.from} to ${leg.to} leaves then on that day. Another day may have one.`);
    }
    const recordId = await flightWithin(leg, bounds, planned);
    // What would break with another flight alone can do with the rest planned around it.
    if (recordId === null) return withoutFlights(wanted, bounds, planned);
    edits.push({ kind: "swap", stopId: leg.id, recordId });
  }
  return { kind: "edits", edits };
}

/** The trip on the same days without the flights that leave at other times. */
function withoutFlights(legs: readonly LegStop[], bounds: Bounds, planned: Planned): Wish {
  const { plan } = planned;
  const shut = legs.flatMap((leg) => flightsOf(leg, planned).filter((flight) => !fits(flight, leg, bounds)));
  const locks = [
    ...plan.request.locks.filter((lock) => lock.kind !== "leg" || shut.every(({ id }) => id !== lock.recordId)),
    ...shut.map(({ id: recordId }) => ({ kind: "without", recordId }) as const),
  ];
  const dates = { kind: "fixed", start: firstDate(plan), days: plan.itinerary.days.length } as const;
  return replanned({ ...plan.request, dates, locks }, boundsWords(bounds));
}

function boundsWords({ from, to, relative }: Bounds): string {
  if (relative !== null) return `${relative === "later" ? "a later" : "an earlier"} flight`;
  return from > 0 ? `no flight before ${clock(from)}` : `no flight after ${clock(to)}`;
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function boundsIn(words: string): Bounds | null {
  const limit = LIMIT.exec(words);
  if (limit !== null) {
    const at = timeOf(limit[2], limit[3], limit[4]);
    const isForbidden = /^(?:no|not|don't)/.test(limit[0]);
    const isLowerBound = (limit[1] === "before") === isForbidden;
    return isLowerBound ? { from: at, to: DAY, relative: null } : { from: 0, to: at, relative: null };
  }
  if (NOT_EARLY.test(words)) return { from: EARLY, to: DAY, relative: null };
  if (NOT_LATE.test(words)) return { from: 0, to: LATE, relative: null };
  const relative = RELATIVE.exec(words);
  const direction = relative?.[1] ?? relative?.[2];
  if (direction !== "later" && direction !== "earlier") return null;
  return { from: 0, to: DAY, relative: direction };
}

const DAY = 24 * 60;

function timeOf(hour = "0", minute = "0", half: string | undefined): number {
  const hours = Number(hour) % (half === undefined ? 24 : 12);
  return (hours + (half === "pm" ? 12 : 0)) * 60 + Number(minute);
}

function isFlight(stop: { kind: string }): stop is LegStop {
  return stop.kind === "leg" && "mode" in stop && stop.mode === "flight";
}

function named(words: string, flights: readonly LegStop[]): LegStop[] {
  if (BACK.test(words)) return flights.slice(-1);
  return OUT.test(words) ? flights.slice(0, 1) : [...flights];
}

/** Midday where the world knows no times. */
function leaving({ start }: LegStop): number {
  return start === null ? DAY / 2 : minutesOfDay(start.time);
}

function isWithin(minutes: number, { from, to }: Bounds): boolean {
  return minutes >= from && minutes <= to;
}

/** All flights of the leg's day. */
function flightsOf({ from, to, id }: LegStop, { plan, world }: Planned): ScheduledLeg[] {
  const day = plan.itinerary.days.find(({ stops }) => stops.some((stop) => stop.id === id));
  return day === undefined ? [] : world.scheduledLegs(from, to, day.date).filter(({ mode }) => mode === "flight");
}

function fits({ departureTime }: ScheduledLeg, leg: LegStop, bounds: Bounds): boolean {
  const minutes = minutesOfDay(departureTime);
  if (bounds.relative === "later") return minutes > leaving(leg);
  return bounds.relative === "earlier" ? minutes < leaving(leg) : isWithin(minutes, bounds);
}

/** The best option's record; options are sorted by cost. Null: there is none. */
async function flightWithin(leg: LegStop, bounds: Bounds, planned: Planned): Promise<string | null> {
  const day = planned.plan.itinerary.days.find(({ stops }) => stops.some(({ id }) => id === leg.id));
  if (day === undefined) return null;
  const fitting = new Set(flightsOf(leg, planned).flatMap((flight) => (fits(flight, leg, bounds) ? [flight.id] : [])));
  const options = await goodOptions(planned, { stop: leg, day });
  return options.find(({ recordId }) => fitting.has(recordId))?.recordId ?? null;
}
