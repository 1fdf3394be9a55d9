import { eq } from "drizzle-orm";
import { tripOwners } from "@/db";
import { allBudgets, createBudget, type Models, NO_BUDGET, openModels, readModelsConfig } from "@/server/models";
import { getServices } from "../services";
import { dayBudget } from "./day-budget";

/** What reading one conversation's message may use up. */
const MOST_TOKENS = 20_000;

/** The models that the owner of a conversation is served by; null where none reads or nobody owns it any more, which nobody is told. */
export async function modelsOfConversation(tripId: string): Promise<Models | null> {
  if (!readModelsConfig().ok) return null;
  const { database } = (await getServices()).opened;
  const [owner] = await database.select().from(tripOwners).where(eq(tripOwners.tripId, tripId));
  return owner === undefined ? null : modelsOfTraveler(owner.userId);
}

/** The models that a traveler is served by, within what is configured for their day; null where none reads. */
export async function modelsOfTraveler(userId: string): Promise<Models | null> {
  const read = readModelsConfig();
  if (!read.ok) return null;
  const config = read.value;
  const perMessage = createBudget({ costUsd: null, tokens: MOST_TOKENS });
  const perDay = config.budgets?.travelerPerDay;
  const ofDay = perDay === undefined ? NO_BUDGET : dayBudget((await getServices()).opened.database, userId, perDay);
  const models = openModels({ config, purpose: "traveler", budget: allBudgets([perMessage, ofDay]), seed: 0 });
  return models.has("reader") ? models : null;
}
