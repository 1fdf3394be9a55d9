import { groupBy } from "@/server/trip";
import type { LegSource } from "./legs/leg-source";
import { localTravel } from "./local-travel";
import { pairKey } from "./pair-key";
import type { City, Road } from "./records";
import { stepFreeView } from "./step-free";
import type { Gazetteer, World, WorldDescription } from "./world";
import type { WorldFormulas, WorldTables } from "./world-tables";

/** A World over tables in memory, with its legs from `legs` (the tables' own legs are not looked at). */
export function assembleWorld(
  description: WorldDescription,
  tables: WorldTables,
  formulas: WorldFormulas,
  legs: LegSource,
): World {
  const lodgings = groupBy(tables.lodgings, (row) => row.city);
  const restaurants = groupBy(tables.restaurants, (row) => row.city);
  const attractions = groupBy(tables.attractions, (row) => row.city);
  const roads = new Map<string, Road>();
  for (const road of tables.roads) {
    const pair = pairKey(road.origin, road.destination);
    if (!roads.has(pair)) roads.set(pair, road);
  }
  const world: World = {
    describe: () => description,
    gazetteer: gazetteerOf(tables.cities),
    scheduledLegs: legs.scheduledLegs,
    scheduledDates: legs.scheduledDates,
    legByNumber: legs.legByNumber,
    road: (origin, destination) => roads.get(pairKey(origin, destination)),
    lodgings: (city) => lodgings.get(city) ?? [],
    restaurants: (city) => restaurants.get(city) ?? [],
    attractions: (city) => attractions.get(city) ?? [],
    localTravelMinutes: localTravel(tables, formulas.localTravel),
  };
  const { stepFreeWalks } = tables;
  return stepFreeWalks.length === 0 ? world : { ...world, stepFree: stepFreeView(world, stepFreeWalks) };
}

function gazetteerOf(cities: readonly City[]): Gazetteer {
  const byName = new Map<string, City>();
  for (const city of cities) if (!byName.has(city.name)) byName.set(city.name, city);
  const byState = groupBy(cities, (city) => city.state);
  return {
    cities,
    states: [...byState.keys()],
    city: (name) => byName.get(name),
    citiesOf: (state) => byState.get(state) ?? [],
  };
}
