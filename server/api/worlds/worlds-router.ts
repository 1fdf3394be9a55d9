import { describePlace, holdingsOf, listPlaces } from "@/server/editing";
import { forLog } from "@/server/trip";
import {
  chosenWorldSchema,
  type PlaceList,
  type PlaceView,
  placeAddressSchema,
  placeFilterSchema,
  type WorldHoldings,
} from "@/server/views";
import { type City, citiesOfWorld, todayIn, type WorldDescription } from "@/server/worlds";
import { askedIn } from "../offers/may-check";
import { anyone, router } from "../procedures";
import { offeredWorlds, requireWorld, travelerWorldName, worldForTravelers } from "../traveler-world";
import { noSuchPlace } from "./no-such-place";

/** A world that travelers plan in, with the names that place fields offer. */
export interface CurrentWorld {
  readonly world: WorldDescription;
  readonly cities: readonly Pick<City, "name" | "state" | "coordinates">[];
  readonly states: readonly string[];
  /** Who can be asked what things cost there now. Absent: nobody. */
  readonly asked?: readonly string[];
}

export const worldsRouter = router({
  /** The worlds to choose from, the usual one first; at least that one. */
  offered: anyone.query(async (): Promise<CurrentWorld[]> => {
    await requireWorld(travelerWorldName());
    return offeredWorlds().flatMap((world) => {
      const cities = citiesOfWorld(world);
      if (cities.ok) return shownWorld(world, cities.value);
      // It is not one to plan in. What is wrong with it is the operator's to know.
      console.error(`world ${world.name}:`, forLog(cities.problem));
      return [];
    });
  }),

  /** One world; without a name the usual one. */
  current: anyone.input(chosenWorldSchema.optional()).query(async ({ input }): Promise<CurrentWorld> => {
    const world = await worldForTravelers(input?.world);
    return shownWorld(world.describe(), world.gazetteer.cities);
  }),

  /** How many places of which types the world holds, and how much is known of them. */
  holdings: anyone
    .input(chosenWorldSchema.optional())
    .query(async ({ input }): Promise<WorldHoldings> => holdingsOf(await worldForTravelers(input?.world))),

  /** Its places by name, 50 a page. */
  places: anyone
    .input(placeFilterSchema.extend(chosenWorldSchema.shape))
    .query(async ({ input }): Promise<PlaceList> => listPlaces(await worldForTravelers(input.world), input)),

  /** All that it says of one place. */
  place: anyone
    .input(placeAddressSchema.extend(chosenWorldSchema.shape))
    .query(async ({ input }): Promise<PlaceView> => {
      const world = await worldForTravelers(input.world);
      const place = describePlace(world, input.kind, input.id, todayIn(world.describe()));
      if (place !== null) return place;
      throw noSuchPlace();
    }),
});

function shownWorld(world: WorldDescription, cities: readonly City[]): CurrentWorld {
  const asked = askedIn(world);
  return {
    world,
    cities: cities.map(({ name, state, coordinates }) => ({ name, state, coordinates })),
    states: [...new Set(cities.map(({ state }) => state))],
    ...(asked.length > 0 && { asked }),
  };
}
