import { ok, type Result } from "@/server/trip";
import { ensureWorld } from "@/server/worlds";
import type { RatedItem } from "../formats";
import { simulatedItems } from "./simulated-items";

/** Who asks in a first project: a list, chance, and the agent that weighs what a question tells. */
const POLICIES = ["fixed", "random", "information-gain"];
const ROUNDS = 20;

/** The dialogs of a first project, in the sample world, without what the project gives them itself. */
export async function firstItems(
  dialogs: number,
  seed: number,
): Promise<Result<Pick<RatedItem, "content" | "source">[]>> {
  const world = await ensureWorld("sample");
  if (!world.ok) return world;
  const options = {
    world: world.value,
    unit: "dialog",
    travelers: dialogs,
    policies: POLICIES,
    rounds: ROUNDS,
  } as const;
  const items = await simulatedItems({ ...options, seed });
  return items.ok ? ok(items.value.map(({ content, source }) => ({ content, source }))) : items;
}
