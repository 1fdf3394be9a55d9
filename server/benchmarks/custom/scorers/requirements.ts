import { type HardConstraint, scoreTravelplanner, type TravelplannerQuery, verifyItinerary } from "@/server/scoring";
import { FIVE_DEMANDS, type FiveDemand, type TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { HandedIn } from "../handed-in";
import type { Judgement, NamedScorer } from "./judgment";

/** The demands that plans in words can be checked for as well as itineraries, as their published rules are called. */
const RULES: Readonly<Record<FiveDemand, HardConstraint>> = {
  budget: "valid_cost",
  transportation: "valid_transportation",
  roomType: "valid_room_type",
  houseRule: "valid_room_rule",
  cuisines: "valid_cuisine",
};

/**
 * Which of the request's demands the plan keeps. An itinerary is verified by records; a plan in words, which has no records, by the
 * published rules for such plans (TravelPlanner, section 3.4), which also want its names to be in the world and its days complete.
 * Only demands that both can be checked for count, and `plan`: that it can be carried out (itinerary: no rule is broken; words: the rules'
 * own gate).
 */
export const requirements: NamedScorer = {
  about: "The share of the request's demands that the plan meets.",
  counts: ({ request }) => ["plan", ...(request === null ? [] : asked(request))],
  judge({ request }, handed, world) {
    if (request === null) return { parts: {}, evidence: ["The task has no request."], delivered: false };
    if (handed.itinerary !== null) return judgeItinerary(request, handed.itinerary, world);
    if (handed.days !== null) return judgeWords(request, handed.days, world);
    const parts = Object.fromEntries(["plan", ...asked(request)].map((name) => [name, null]));
    return { parts, evidence: ["No plan was delivered."], delivered: false };
  },
};

/** The demands that the request has. */
function asked({ demands }: TripRequest): FiveDemand[] {
  return FIVE_DEMANDS.filter((name) => {
    const demand = demands[name];
    return Array.isArray(demand) ? demand.length > 0 : demand !== null;
  });
}

function judgeItinerary(request: TripRequest, itinerary: NonNullable<HandedIn["itinerary"]>, world: World): Judgement {
  const names = new Set<string>(asked(request));
  const preferred = new Set<string>(request.preferences.map(({ entry }) => entry));
  const checks = verifyItinerary(request, itinerary, world).filter(({ name }) => !preferred.has(name));
  const broken = checks.filter(({ kept }) => kept === false);
  const parts = Object.fromEntries([...names].map((name) => [name, !broken.some((check) => check.name === name)]));
  return {
    parts: { plan: !broken.some(({ name }) => !names.has(name)), ...parts },
    evidence: broken.map(({ label, evidence }) => `${label}: ${evidence}`),
    delivered: true,
  };
}

function judgeWords(request: TripRequest, days: NonNullable<HandedIn["days"]>, world: World): Judgement {
  // The published form asks for one house rule; each that is asked for is put by itself.
  const rules = request.demands.houseRule.length === 0 ? [null] : request.demands.houseRule;
  const verdicts = rules.map((rule) => scoreTravelplanner(world, queryOf(request, rule), days));
  const isReached = verdicts.every(({ hard }) => hard !== null);
  const parts = Object.fromEntries(
    asked(request).map((name) => [
      name,
      isReached ? verdicts.every(({ hard }) => hard?.[RULES[name]].pass !== false) : null,
    ]),
  );
  const findings = verdicts.flatMap(({ commonsense, hard }) =>
    Object.values(isReached ? { ...hard } : { ...commonsense }).flatMap(({ pass, message }) =>
      pass === false ? [message ?? "A rule is violated."] : [],
    ),
  );
  return { parts: { plan: isReached, ...parts }, evidence: [...new Set(findings)], delivered: true };
}

function queryOf(
  { origin, destination, dates, people, demands }: TripRequest,
  rule: string | null,
): TravelplannerQuery {
  const { budget, transportation, roomType, cuisines } = demands;
  const [dest, cities] =
    destination.kind === "region"
      ? [destination.region, destination.cityCount]
      : [destination.cities[0]?.name ?? "", destination.cities.length];
  return {
    idx: 0,
    level: "easy",
    query: "",
    org: origin,
    dest,
    days: dates.days,
    visiting_city_number: cities,
    date: [dates.kind === "fixed" ? dates.start : dates.from],
    people_number: people,
    budget: budget === null ? Number.MAX_SAFE_INTEGER : budget.amountMinor / 100,
    local_constraint: {
      "house rule": demands.houseRule.find((each) => each === rule) ?? null,
      cuisine: cuisines.length === 0 ? null : cuisines,
      "room type": roomType,
      transportation,
    },
  };
}
