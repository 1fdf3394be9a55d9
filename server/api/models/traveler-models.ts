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
import { getServices } from "../services";
import { type DayLimits, dayBudget } from "./day-budget";

/** What reading one conversation's message may use up. */
const MOST_TOKENS = 20_000;

/** The models that the owner of a conversation is served by; null where none reads or nobody owns it any more, which nobody is told. */
export function modelsOfConversation(tripId: string): Promise<Models | null> {
  return modelsWithin(async (perDay) => {
    const { database } = (await getServices()).opened;
    const [owner] = await database.select().from(tripOwners).where(eq(tripOwners.tripId, tripId));
    return owner === undefined ? null : dayBudget(database, owner.userId, perDay);
  });
}

/** The models that a traveler is served by; null where none reads. */
export function modelsOfTraveler(userId: string): Promise<Models | null> {
  return modelsWithin(async (perDay) => dayBudget((await getServices()).opened.database, userId, perDay));
}

/** The models, within what is configured for a traveler's day, which only then is looked up. */
async function modelsWithin(budgetOfDay: (perDay: DayLimits) => Promise<Budget | null>): Promise<Models | null> {
  const read = readModelsConfig();
  if (!read.ok) return null;
  const config = read.value;
  const perMessage = createBudget({ costUsd: null, tokens: MOST_TOKENS });
  const perDay = config.budgets?.travelerPerDay;
  const ofDay = perDay === undefined ? NO_BUDGET : await budgetOfDay(perDay);
  if (ofDay === null) return null;
  const models = openModels({ config, purpose: "traveler", budget: allBudgets([perMessage, ofDay]), seed: 0 });
  return models.has("reader") ? models : null;
}
