import { describePlace, holdingsOf, listPlaces } from "@/server/editing";
import {
  type PlaceList,
  type PlaceView,
  placeAddressSchema,
  placeFilterSchema,
  type WorldHoldings,
} from "@/server/views";
import { type City, todayIn, type WorldDescription } from "@/server/worlds";
import { anyone, router } from "../procedures";
import { requireWorld, travelerWorldName } from "../traveler-world";
import { noSuchPlace } from "./no-such-place";

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

  /** How many places of which types the world holds, and how much is known of them. */
  holdings: anyone.query(async (): Promise<WorldHoldings> => holdingsOf(await requireWorld(travelerWorldName()))),

  /** Its places by name, 50 a page. */
  places: anyone
    .input(placeFilterSchema)
    .query(async ({ input }): Promise<PlaceList> => listPlaces(await requireWorld(travelerWorldName()), input)),

  /** All that it says of one place. */
  place: anyone.input(placeAddressSchema).query(async ({ input }): Promise<PlaceView> => {
    const world = await requireWorld(travelerWorldName());
    const place = describePlace(world, input.kind, input.id, todayIn(world.describe()));
    if (place !== null) return place;
    throw noSuchPlace();
  }),
});
