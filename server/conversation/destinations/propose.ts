import {
  addDays,
  daysBetween,
  type Itinerary,
  type LocalDate,
  type Lock,
  type Reading,
  type TripRequest,
} from "@/server/trip";
import { placeLimits } from "@/server/understanding";
import { type City, type ScheduledLeg, usualHighF, type World } from "@/server/worlds";
import type { Effects } from "../effects";
import { tripQuestions } from "../reply/trip-questions";
import type { Conversation } from "../state/conversation";
import type { OpenedConversation } from "../state/opened-conversation";
import { readingOf } from "../state/request-of";
import { cityCandidates } from "./candidates";
import type { Proposal, Proposals } from "./proposals";

const SHOWN = 4;
const MOST_TRIED = 12;
const MOST_MINUTES = 6 * 60;
/** A reply should not take longer: places that are not priced by then are left out. */
const MOST_MS = 5_000;
const MOST_MS_EACH = 800;

/**
 * Destinations to propose now, from different states where possible, each priced by the cheapest plan of the whole request; where the flight
 * is limited, by the cheapest one that flies so. Null: a destination is named or not left open, something else must be known first, or a
 * question is still open.
 */
export async function proposalsFor(
  opened: OpenedConversation,
  effects: Pick<Effects, "cheapestPlan">,
): Promise<Proposals | null> {
  const { conversation, world, today } = opened;
  if (!isDueToPropose(conversation, readingOf(conversation, world, today))) return null;
  const requestTo = (name: string): TripRequest | null => {
    const trip = { ...conversation.said.trip, destinations: [name] };
    return readingOf({ ...conversation, said: { ...conversation.said, trip } }, world, today).request;
  };
  const untried = world.gazetteer.cities.filter(({ name }) => !conversation.proposed.has(name));
  const requests = new Map(untried.flatMap((city) => [[city, requestTo(city.name)] as const]));
  const [some] = [...requests.values()].filter((request) => request !== null);
  if (some === undefined) return { places: [], unknown: [] };
  const limits = placeLimits(conversation.messages.flatMap(({ by, text }) => (by === "traveler" ? [text] : [])));
  const within = untried.filter(({ state }) => limits.states?.includes(state) ?? true);
  const { cities, unknown } = cityCandidates(within, conversation.placeKinds ?? [], monthOf(some), world);
  const places: Proposal[] = [];
  const until = performance.now() + MOST_MS;
  const tried = spread(cities).flatMap((city) => {
    const request = requests.get(city) ?? null;
    if (request === null || limits.flightMinutes === null) return request === null ? [] : [{ city, request }];
    const limited = flyingAtMost(limits.flightMinutes, request, city, world);
    return limited === null ? [] : [{ city, request: limited }];
  });
  for (const { city, request } of tried.slice(0, MOST_TRIED)) {
    if (performance.now() > until) break;
    const proposal = await priced(city, request, effects);
    if (proposal !== null) places.push(proposal);
  }
  places.sort((a, b) => Number(isFar(a)) - Number(isFar(b)) || a.cost.amountMinor - b.cost.amountMinor);
  return { places: places.slice(0, SHOWN), unknown };
}

function isDueToPropose(conversation: Conversation, reading: Pick<Reading, "questions" | "objections">): boolean {
  if (conversation.placeKinds === null || conversation.planned !== null || conversation.question !== null) return false;
  const open = tripQuestions(conversation, reading);
  return open.length > 0 && open.every(({ field }) => field === "destinations");
}

/** Of the first day that the dates allow; 1–12. */
function monthOf({ dates }: TripRequest): number {
  return Number((dates.kind === "fixed" ? dates.start : dates.from).slice(5, 7));
}

/** The request with flights of so many minutes alone, both ways; null: there are none. */
function flyingAtMost(minutes: number, request: TripRequest, { name }: City, world: World): TripRequest | null {
  const ways: readonly (readonly [from: string, to: string])[] = [
    [request.origin, name],
    ...(request.returnTo === null ? [] : [[name, request.returnTo] as const]),
  ];
  const out: Lock[] = [];
  for (const [from, to] of ways) {
    out.push({ kind: "without", recordId: `drive:${from}:${to}` }, { kind: "without", recordId: `taxi:${from}:${to}` });
    const legs = datesOf(request).flatMap((date) => world.scheduledLegs(from, to, date));
    const isShort = ({ mode, durationMinutes }: ScheduledLeg) => mode === "flight" && durationMinutes <= minutes;
    if (!legs.some(isShort)) return null;
    for (const leg of legs) if (!isShort(leg)) out.push({ kind: "without", recordId: leg.id });
  }
  return { ...request, locks: [...request.locks, ...out] };
}

/** Every date that the trip may touch. */
function datesOf({ dates }: TripRequest): LocalDate[] {
  const [from, days] =
    dates.kind === "fixed" ? [dates.start, dates.days] : [dates.from, daysBetween(dates.from, dates.to) + 1];
  return Array.from({ length: days }, (_, index) => addDays(from, index));
}

/** One of each state first, then their next ones. */
function spread(cities: readonly City[]): City[] {
  const rank = new Map<City, number>();
  const seen = new Map<string, number>();
  for (const city of cities) {
    const before = seen.get(city.state) ?? 0;
    rank.set(city, before);
    seen.set(city.state, before + 1);
  }
  return [...cities].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

/** Nobody wants to spend the first day at the wheel. */
function isFar({ way }: Proposal): boolean {
  return way === null || (way.minutes ?? Number.POSITIVE_INFINITY) > MOST_MINUTES;
}

/** Null: there is no plan, or none within the budget. A plan over the budget needs no proof, so it is priced without one. */
async function priced(
  city: City,
  request: TripRequest,
  { cheapestPlan }: Pick<Effects, "cheapestPlan">,
): Promise<Proposal | null> {
  const { budget } = request.demands;
  const itinerary = await cheapestPlan({ ...request, demands: { ...request.demands, budget: null } }, MOST_MS_EACH);
  if (itinerary === null) return null;
  const cost = itinerary.cost.total;
  if (budget !== null && cost.amountMinor > budget.amountMinor) return null;
  const month = Number(itinerary.days[0]?.date.slice(5, 7));
  return { city, cost, way: wayThere(itinerary), highF: usualHighF(city, month), month };
}

function wayThere({ days }: Itinerary): Proposal["way"] {
  const leg = days.flatMap(({ stops }) => stops).find(({ kind }) => kind === "leg");
  return leg?.kind === "leg" ? { mode: leg.mode, minutes: leg.durationMinutes } : null;
}
