import { preferencesOf } from "@/server/elicitation";
import type { SimulatedTrip } from "@/server/elicitation/simulator";
import type { Persona } from "@/server/personas";
import { planInWorker } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import { planRegret } from "@/server/scoring/apec";
import {
  type Itinerary,
  NO_PREFERENCE,
  PREFERENCE_ENTRIES,
  requestSchema,
  type TripRequest,
  type WeightedPreference,
} from "@/server/trip";
import type { DialogRecord } from "@/server/views";
import type { World } from "@/server/worlds";
import { personaOf, stageOf, type Traveler } from "./traveler";

/** After how many rounds plan regret is computed. */
const REGRET_ROUNDS = [0, 2, 4, 8, 12] as const;
/** Of a preference that is not critical; critical ones weigh 1. */
const ORDINARY_WEIGHT = 0.1;
const TIME_LIMIT_MS = 1000;
const AT_ONCE = 2;

interface HeldBy {
  readonly traveler: Traveler;
  readonly record: DialogRecord;
}

/**
 * Plan regret by round (issue: how much worse the plan from learned preferences is, by the true ones), the mean over these dialogs.
 * Plans are made in the dialogs' world with a time limit; what a plan is worth is the weight of the true preferences that it
 * keeps, as the verifier finds.
 */
export async function regretByRound(
  dialogs: readonly HeldBy[],
  world: World,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, number>> {
  const waiting = [...dialogs];
  const regrets = new Map<number, number[]>(REGRET_ROUNDS.map((round) => [round, []]));
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      for (const [index, regret] of (await regretsOf(next, world, signal)).entries()) {
        regrets.get(REGRET_ROUNDS[index] ?? 0)?.push(regret);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return new Map([...regrets].map(([round, all]) => [round, mean(all)]));
}

async function regretsOf({ traveler, record }: HeldBy, world: World, signal: AbortSignal): Promise<readonly number[]> {
  const stage = stageOf(traveler, world);
  const persona = personaOf(traveler);
  const trip = stage.tripOf(persona);
  const observed = await stage.retell(record.turns);
  // What the planner would be told then.
  const learned = REGRET_ROUNDS.map((round) =>
    preferencesOf(observed.byRound[round] ?? observed.dialog, "ask me thoroughly"),
  );
  const truth = truePreferences(persona);
  const plans = new Map<string, Promise<Itinerary | null>>();
  const plan = (preferences: readonly WeightedPreference[]) => {
    const key = JSON.stringify(preferences);
    const made = plans.get(key) ?? planFor(trip, preferences, world, signal);
    plans.set(key, made);
    return made;
  };
  const utility = (itinerary: Itinerary, preferences: readonly WeightedPreference[]) =>
    keptShare(requestOf(trip, preferences), itinerary, world);
  const regrets: number[] = [];
  for (const preferences of learned) regrets.push(await planRegret({ truth, learned: preferences, plan, utility }));
  return regrets;
}

async function planFor(
  trip: SimulatedTrip,
  preferences: readonly WeightedPreference[],
  world: World,
  signal: AbortSignal,
): Promise<Itinerary | null> {
  const options = {
    objective: "preferences",
    timeLimitMs: TIME_LIMIT_MS,
    otherTrips: 0,
    givenUp: 0,
    alternativesPerStop: 0,
  } as const;
  const request = requestOf(trip, preferences);
  const planned = await planInWorker(request, world.describe().name, options, { signal });
  return planned.ok && planned.value.status === "plan" ? planned.value.itinerary : null;
}

function requestOf(trip: SimulatedTrip, preferences: readonly WeightedPreference[]): TripRequest {
  return requestSchema.parse({
    origin: trip.origin,
    destination: { kind: "cities", cities: trip.destinations.map((name) => ({ name })), ordered: true },
    returnTo: trip.origin,
    dates: { kind: "fixed", start: trip.startDate, days: trip.days },
    people: trip.people,
    demands: {},
    preferences,
  });
}

/** What the traveler wants: all 54 entries but those without a preference. */
function truePreferences({ entries, critical }: Persona): readonly WeightedPreference[] {
  return PREFERENCE_ENTRIES.flatMap(({ key }) =>
    entries[key] === NO_PREFERENCE
      ? []
      : [{ entry: key, value: entries[key], weight: critical.includes(key) ? 1 : ORDINARY_WEIGHT, strength: "want" }],
  );
}

/** The share, by weight, of the preferences that the itinerary keeps, among those that it could. */
function keptShare(request: TripRequest, itinerary: Itinerary, world: World): number {
  const kept = new Map(verifyItinerary(request, itinerary, world).map((check) => [check.name, check.kept]));
  let [reached, possible] = [0, 0];
  for (const { entry, weight } of request.preferences) {
    const isKept = kept.get(entry) ?? null;
    if (isKept === null) continue;
    possible += weight;
    if (isKept) reached += weight;
  }
  return possible === 0 ? 0 : reached / possible;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
