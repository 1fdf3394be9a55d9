import { eq } from "drizzle-orm";
import { tripOwners } from "@/db";
import {
  allBudgets,
  type Budget,
  createBudget,
  type Models,
  NO_BUDGET,
  openModels,
  readModelsConfig,
} from "@/server/models";
import { getServices } from "../../services";
import { type DayLimits, dayBudget } from "./day-budget";

/** What reading one conversation's message may use up. */
const MOST_TOKENS = 20_000;

/**
 * The models that the owner of a conversation is served by, within what is configured for a traveler's day; null where none reads,
 * which nobody is told.
 */
export async function travelerModels(tripId: string): Promise<Models | null> {
  const read = readModelsConfig();
  if (!read.ok) return null;
  const config = read.value;
  const perMessage = createBudget({ costUsd: null, tokens: MOST_TOKENS });
  const perDay = config.budgets?.travelerPerDay;
  const ofDay = perDay === undefined ? NO_BUDGET : await budgetOfDay(tripId, perDay);
  if (ofDay === null) return null;
  const models = openModels({ config, purpose: "traveler", budget: allBudgets([perMessage, ofDay]), seed: 0 });
  return models.has("reader") ? models : null;
}

/** Null: nobody owns the conversation any more. */
async function budgetOfDay(tripId: string, limits: DayLimits): Promise<Budget | null> {
  const { database } = (await getServices()).opened;
  const [owner] = await database.select().from(tripOwners).where(eq(tripOwners.tripId, tripId));
  return owner === undefined ? null : dayBudget(database, owner.userId, limits);
}
