import { ProblemError } from "@/server/trip";
import { ensureWorld, type World } from "@/server/worlds";

/** The name of the world that travelers plan in. */
export function travelerWorldName(): string {
  return process.env.DRAGOMAN_WORLD || "sample";
}

/** The world by name, generated on first use where it can be. Throws ProblemError when there is none. */
export async function requireWorld(name: string, onProgress?: (text: string) => void): Promise<World> {
  const world = await ensureWorld(name, { onProgress });
  if (!world.ok) throw new ProblemError(world.problem);
  return world.value;
}
