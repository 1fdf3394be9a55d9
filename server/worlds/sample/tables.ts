import { noTables, type WorldFormulas, type WorldTables } from "../world-tables";
import { generateAttractions } from "./attractions";
import { SAMPLE_CITIES } from "./cities";
import { generateTimetable, MONTHLY_FARE_FACTORS } from "./flights";
import { generateGround } from "./ground";
import { generateLodgings } from "./lodgings";
import { Namer } from "./names";
import { SAMPLE_LOCAL_TRAVEL } from "./places";
import { Random } from "./random";
import { generateRestaurants } from "./restaurants";
import { generateRoads } from "./roads";

export const SAMPLE_FORMULAS: WorldFormulas = {
  monthlyFareFactors: MONTHLY_FARE_FACTORS,
  localTravel: SAMPLE_LOCAL_TRAVEL,
};

/** All records of the sample world; the same seed gives the same records. docs/SAMPLE_WORLD.md tells how they hang together. */
export function sampleTables(seed: number): WorldTables {
  const ofCities = SAMPLE_CITIES.map((city) => {
    const random = (table: string) => new Random(seed, `${table}/${city.name}`);
    const namer = new Namer(random("names"));
    return {
      lodgings: generateLodgings(city, namer, random("lodgings"), random("addresses of lodgings")),
      restaurants: generateRestaurants(city, namer, random("restaurants"), random("addresses of restaurants")),
      attractions: generateAttractions(city, namer, random("attractions")),
    };
  });
  const roads = generateRoads(SAMPLE_CITIES);
  return {
    ...noTables,
    cities: SAMPLE_CITIES.map(({ name, state, coordinates, zone, airports }) => ({
      name,
      state,
      coordinates,
      zone,
      airports,
    })),
    lodgings: ofCities.flatMap(({ lodgings }) => lodgings),
    restaurants: ofCities.flatMap(({ restaurants }) => restaurants),
    attractions: ofCities.flatMap(({ attractions }) => attractions),
    roads,
    timetable: [...generateTimetable(SAMPLE_CITIES, seed), ...generateGround(SAMPLE_CITIES, roads, seed)],
  };
}
