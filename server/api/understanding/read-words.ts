import { understandByModel } from "@/server/agents";
import { Recent } from "@/server/trip";
import type { Understood, Utterance } from "@/server/understanding";
import type { World } from "@/server/worlds";
import type { ApiContext } from "../context";
import { modelsOfTraveler } from "../models/traveler-models";

/** Words that a model understood last: every edit by hand has the same words read again. */
const read = new Recent<Understood>(200);

/**
 * What words on the start page say: by the traveler's model, where one is configured and they have a session, else by the built-in reader.
 * Rejects with the problem "unavailable" where that cannot run.
 */
export async function readWords(utterance: Utterance, world: World, { currentUser }: ApiContext): Promise<Understood> {
  const user = await currentUser();
  const models = user === null ? null : await modelsOfTraveler(user);
  const key = JSON.stringify([user?.id, utterance, world.describe().hash]);
  const known = models === null ? undefined : read.get(key);
  if (known !== undefined) return known;
  const { understood, by } = await understandByModel(utterance, world, models);
  if (by === "model") read.set(key, understood);
  return understood;
}
