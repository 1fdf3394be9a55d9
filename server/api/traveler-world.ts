import { ProblemError, todayHere } from "@/server/trip";
import {
  describeWorld,
  ensureWorld,
  hasDaysToCome,
  isPlannable,
  listWorlds,
  type World,
  type WorldDescription,
} from "@/server/worlds";

/** The one that is made where DRAGOMAN_WORLD names none. */
const USUAL = "sample";

/** The worlds that DRAGOMAN_WORLD names, between commas, in its order. */
function namedWorlds(): string[] {
  const names = (process.env.DRAGOMAN_WORLD ?? "").split(",").map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ""))];
}

/** The name of the world that travelers plan in unless they choose another one. */
export function travelerWorldName(): string {
  return namedWorlds()[0] ?? USUAL;
}

/** The names of the worlds that a server must have to serve travelers. */
export function neededWorlds(): string[] {
  const named = namedWorlds();
  return named.length > 0 ? named : [USUAL];
}

/**
 * The worlds that travelers can choose from, the usual one first: those that DRAGOMAN_WORLD names, and where it names none, every world of
 * the data folder that can be planned in from today on.
 */
export function offeredWorlds(): WorldDescription[] {
  const all = listWorlds();
  const named = namedWorlds();
  if (named.length > 0) return named.flatMap((name) => all.find((world) => world.name === name) ?? []);
  const today = todayHere();
  const fit = all.filter((world) => isPlannable(world) && hasDaysToCome(world, today));
  return [...fit.filter(({ name }) => name === USUAL), ...fit.filter(({ name }) => name !== USUAL)];
}

/** The world by name, generated on first use where it can be. Throws ProblemError when there is none. */
export async function requireWorld(name: string, onProgress?: (text: string) => void): Promise<World> {
  const world = await ensureWorld(name, { onProgress });
  if (!world.ok) throw new ProblemError(world.problem);
  return world.value;
}

/**
 * A world for anyone who names it, the usual one where none is named. Also one that isn't offered any more can be read, since trips were
 * planned in it; worlds for research can't, however large they are. Throws ProblemError "not_found".
 */
export async function worldForTravelers(name?: string): Promise<World> {
  return namedWorld(name, (asked) => {
    const described = describeWorld(asked);
    return described !== null && isPlannable(described);
  });
}

/** A world for a new trip. Throws ProblemError "not_found" where it isn't offered. */
export async function worldToPlanIn(name?: string): Promise<World> {
  return namedWorld(name, (asked) => offeredWorlds().some((offered) => offered.name === asked));
}

/** The world of that name where it is a needed one or `isFit`; the usual one without a name. */
async function namedWorld(name: string | undefined, isFit: (name: string) => boolean): Promise<World> {
  if (name === undefined) return requireWorld(travelerWorldName());
  if (neededWorlds().includes(name) || isFit(name)) return requireWorld(name);
  const message = `The world "${name}" isn't offered on this server any more. Choose another one on the start page.`;
  throw new ProblemError({ code: "not_found", message });
}

/** The world of a trip or a conversation. Throws ProblemError "world_gone" where it is: what was planned is still there. */
export async function worldOfEpisode(name: string): Promise<World> {
  const world = await ensureWorld(name);
  if (world.ok) return world.value;
  if (world.problem.code !== "not_found") throw new ProblemError(world.problem);
  const message = `This was planned in the world "${name}", which isn't on this server any more. Your trip is safe. It can be changed again once the people who run the server bring that world back.`;
  throw new ProblemError({ code: "world_gone", message });
}
