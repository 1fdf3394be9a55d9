import {
  budgetMoney,
  converted,
  demandingOnce,
  isWithinCity,
  type LocalDate,
  type Money,
  PREFERENCE_ENTRIES,
  preferencesOfEntry,
  type Question,
  type Reading,
  type Said,
  type TripRequest,
  type WeightedPreference,
} from "@/server/trip";
import { isForTravelers, type World } from "@/server/worlds";
import { readDatesOfRequest } from "./dates";
import { type Part, part } from "./part";
import { readParticipants } from "./participants";
import { readDestination, readOrigin, wayNotes } from "./places";
import { readSights } from "./sights";
import { readTimes } from "./times";

/**
 * The request that follows from what was said: defaults are named in `assumed` (one person, two where several are spoken of without a
 * number, home at the end, as many cities of a region as its length allows, no room shared with strangers); what is missing or ambiguous is asked
 * for, contradictions and impossibilities are objected to. The request is null while anything is open. Pure.
 */
export function toReading(said: Said, world: World, today: LocalDate): Reading {
  const dates = readDatesOfRequest(said, world, today);
  const days = dates.value?.days ?? said.trip.days ?? null;
  const origin = readOrigin(said, world);
  const destination = readDestination(said, world, days, origin.value);
  const sights = readSights(said, world, destination.value);
  const people = readParticipants(said);
  const demands = readDemandConflicts(said);
  const times = readTimes(said, world, dates.value, destination.value);
  const parts = [origin, destination, dates, people, demands, sights, times];
  const questions = parts.flatMap((one) => one.questions);
  const objections = parts.flatMap((one) => one.objections);
  const { trip, constraints } = said;
  if (questions.length > 0 || objections.length > 0) return { said, request: null, questions, objections };
  if (
    origin.value === null ||
    destination.value === null ||
    dates.value === null ||
    people.value === null ||
    times.value === null
  ) {
    return { said, request: null, questions, objections };
  }
  const staysThere = isWithinCity({ origin: origin.value, destination: destination.value });
  const isPrivate = constraints.roomType === undefined && wantsPrivacy(world);
  const request = demandingOnce({
    origin: origin.value,
    destination: destination.value,
    returnTo: trip.returnHome === false || staysThere ? null : origin.value,
    dates: dates.value,
    ...people.value,
    demands: {
      budget: budgetIn(trip, world.describe().currency),
      transportation: constraints.transportation ?? null,
      roomType: constraints.roomType ?? null,
      houseRule: constraints.houseRule ?? [],
      ...(constraints.rooms !== undefined && { rooms: constraints.rooms }),
      cuisines: constraints.cuisines ?? [],
    },
    ...times.value,
    preferences: preferencesSaid(said),
    ...(sights.value !== null && sights.value.length > 0 && { sights: sights.value }),
    ...(trip.ownPlaces !== undefined && trip.ownPlaces.length > 0 && { ownPlaces: trip.ownPlaces }),
    notes: wayNotes(said, world),
    ...(trip.pace !== undefined && { pace: trip.pace }),
    assumed: [...parts.flatMap((one) => one.assumed), ...(trip.returnHome === undefined ? ["returnTo"] : [])],
  });
  return { said, request: isPrivate ? withPrivateRooms(request) : request, questions, objections };
}

/** Published worlds answer queries as they were put; elsewhere nobody sleeps among strangers unless they ask for it. */
function wantsPrivacy(world: World): boolean {
  return isForTravelers(world.describe());
}

function withPrivateRooms(request: TripRequest): TripRequest {
  const demands = { ...request.demands, roomType: "not shared room" as const };
  return { ...request, demands, assumed: [...request.assumed, "roomType"] };
}

/** In the world's currency; one whose rate is not known stays as it was said, and no plan can keep it. */
function budgetIn(trip: Said["trip"], currency: string): Money | null {
  const said = budgetMoney(trip);
  const amount = trip.budget === undefined || said === null ? null : converted(trip.budget, said.currency, currency);
  return amount === null ? said : { amountMinor: Math.round(amount * 100), currency };
}

const OPEN_DEMANDS: Readonly<Record<string, Question>> = {
  budget: { field: "budget", text: "What may the whole trip cost?", kind: "number", options: [] },
  transportation: {
    field: "transportation",
    text: "How do you want to travel?",
    kind: "options",
    options: [
      { label: "No flights", answer: "no flight" },
      { label: "No driving", answer: "no self-driving" },
      { label: "By train or bus", answer: "only trains and buses" },
    ],
  },
  roomType: {
    field: "roomType",
    text: "Which kind of room do you need?",
    kind: "options",
    options: ["entire room", "private room", "shared room", "not shared room"].map((answer) => ({
      label: answer,
      answer,
    })),
  },
};

/** Demands that were spoken of but can be understood in more than one way. A vague budget ("cheap") is no demand. */
function readDemandConflicts(said: Said): Part<null> {
  const open = said.unclear.flatMap((field) => {
    const question = field === "budget" || !Object.hasOwn(OPEN_DEMANDS, field) ? undefined : OPEN_DEMANDS[field];
    return question === undefined ? [] : [question];
  });
  const { budget } = said.trip;
  if (budget !== undefined && !Number.isSafeInteger(Math.round(budget * 100))) {
    return part<null>(null, {
      objections: [{ field: "budget", text: "That budget is larger than any amount that can be reckoned with." }],
    });
  }
  return part<null>(null, { questions: open });
}

/** How much a wish counts that was said and not weighed, 0-1. */
const WEIGHT = 0.5;

/** Wishes and entries that are insisted on, as the planner takes them. */
function preferencesSaid({ entries, insisted = {}, unwanted = {}, ruledOut = {} }: Said): WeightedPreference[] {
  return PREFERENCE_ENTRIES.flatMap(({ key }) => {
    const wanted = { value: entries[key] ?? null, insisted: insisted[key] ?? null };
    return preferencesOfEntry(key, { ...wanted, unwanted: unwanted[key] ?? [], ruledOut: ruledOut[key] ?? [] }, WEIGHT);
  });
}
