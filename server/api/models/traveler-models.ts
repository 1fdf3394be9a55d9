import { eq } from "drizzle-orm";
import { type Database, tripOwners, users } from "@/db";
import type { User } from "@/server/accounts";
import {
  allBudgets,
  type Budget,
  createBudget,
  type Models,
  type ModelsConfig,
  openModels,
  readModelsConfig,
} from "@/server/models";
import { getServices } from "../services";
import { type DayLimits, dayBudget } from "./day-budget";

type Budgets = NonNullable<ModelsConfig["budgets"]>;

/** What reading one conversation's message may use up. */
const MOST_TOKENS = 20_000;

/** The models that the owner of a conversation is served by; null where none reads or nobody owns it any more, which is not reported. */
export function modelsOfConversation(tripId: string): Promise<Models | null> {
  return modelsWithin(async (database) => {
    const [owner] = await database
      .select({ id: users.id, isGuest: users.isAnonymous })
      .from(tripOwners)
      .innerJoin(users, eq(users.id, tripOwners.userId))
      .where(eq(tripOwners.tripId, tripId));
    return owner ?? null;
  });
}

/** The models that a traveler is served by; null where none reads. */
export function modelsOfTraveler({ id, isAnonymous: isGuest }: User): Promise<Models | null> {
  return modelsWithin(async () => ({ id, isGuest }));
}

interface Traveler {
  readonly id: string;
  readonly isGuest: boolean;
}

/** The models, within what is configured for a day; the traveler is looked up only where something is. */
async function modelsWithin(travelerOf: (database: Database) => Promise<Traveler | null>): Promise<Models | null> {
  const read = readModelsConfig();
  if (!read.ok) return null;
  const config = read.value;
  const perMessage = createBudget({ costUsd: null, tokens: MOST_TOKENS });
  const ofDay = config.budgets === undefined ? [] : await budgetsOfDay(config.budgets, travelerOf);
  if (ofDay === null) return null;
  const models = openModels({ config, purpose: "traveler", budget: allBudgets([perMessage, ...ofDay]), seed: 0 });
  return models.has("reader") ? models : null;
}

/** A traveler's own, and for guests, who are someone else once they clear their cookies, that of all of them together. */
async function budgetsOfDay(
  { travelerPerDay, guestsPerDay }: Budgets,
  travelerOf: (database: Database) => Promise<Traveler | null>,
): Promise<Budget[] | null> {
  const { database } = (await getServices()).opened;
  const traveler = await travelerOf(database);
  if (traveler === null) return null;
  const ofGuests = guestsPerDay ?? (travelerPerDay && timesGuests(travelerPerDay));
  return [
    ...(travelerPerDay === undefined ? [] : [dayBudget(database, traveler.id, travelerPerDay)]),
    ...(ofGuests === undefined || !traveler.isGuest ? [] : [dayBudget(database, null, ofGuests)]),
  ];
}

const GUESTS = 20;

function timesGuests({ tokens, costUsd }: DayLimits): DayLimits {
  return {
    tokens: tokens === undefined ? undefined : Math.min(tokens * GUESTS, Number.MAX_SAFE_INTEGER),
    costUsd: costUsd === undefined ? undefined : costUsd * GUESTS,
  };
}
