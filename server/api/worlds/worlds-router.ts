import type { City, WorldDescription } from "@/server/worlds";
import { anyone, router } from "../procedures";
import { requireWorld, travelerWorldName } from "../traveler-world";

/** The world that travelers plan in, with the names that place fields offer. */
export interface CurrentWorld {
  readonly world: WorldDescription;
  readonly cities: readonly Pick<City, "name" | "state" | "coordinates">[];
  readonly states: readonly string[];
}

export const worldsRouter = router({
  current: anyone.query(async (): Promise<CurrentWorld> => {
    const world = await requireWorld(travelerWorldName());
    return {
      world: world.describe(),
      cities: world.gazetteer.cities.map(({ name, state, coordinates }) => ({ name, state, coordinates })),
      states: world.gazetteer.states,
    };
  }),
});
