import { fail, type Problem, type Result } from "@/server/trip";
import { writeSnapshot } from "../../snapshot/write-snapshot";
import type { WorldDescription } from "../../world";
import { noFormulas } from "../../world-tables";
import { ProblemList, resultOf } from "../csv/problem-list";
import { type ImportOptions, refuseMissingFolder } from "../import-options";
import { withDecoys } from "./decoys/with-decoys";
import { readFlights, readFlightsIndex } from "./flight-tables";
import { readAttractions, readCities, readLodgings, readRestaurants, readRoads } from "./place-tables";

/**
 * Imports the TravelPlanner database from a folder of CSV files (cities, accommodations, restaurants, attractions,
 * distances, flights, and flights_index where the flights are but a part). All or nothing: every cell is checked, and
 * problems name file, line and column. Rows with an empty cell are left out where the published rules leave them out.
 * With `decoys`, invented flights are added to a partial table, and the world says so.
 */
export function importTravelplanner(source: string, options: ImportOptions = {}): Promise<Result<WorldDescription>> {
  const { name = "travelplanner", folder, decoys: seed, onProgress = () => {} } = options;
  return resultOf(async () => {
    refuseMissingFolder(source);
    const problems = new ProblemList();
    const cities = await readCities(source, problems);
    const lodgings = await readLodgings(source, problems);
    const restaurants = await readRestaurants(source, problems);
    const attractions = await readAttractions(source, problems);
    const roads = await readRoads(source, problems);
    onProgress("Cities, places and distances are read.");
    const listedDays = await readFlightsIndex(source, problems);
    const flights = await readFlights(source, problems, onProgress);
    problems.throwIfAny();
    const partial = listedDays !== null;
    if (seed !== undefined && !partial) return fail(nothingToHide);
    const decoys =
      seed === undefined
        ? null
        : withDecoys(flights.legs, { seed, cities: cities.rows, roads: roads.rows, listed: listedDays ?? [] });

    onProgress("Writing the world.");
    const dropped = (table: { published: number; rows: readonly unknown[] }) => table.published - table.rows.length;
    return writeSnapshot(
      {
        description: {
          name,
          kind: "travelplanner",
          source:
            decoys === null
              ? "The TravelPlanner benchmark's database."
              : `The TravelPlanner benchmark's database with decoys, seed ${seed}, ${decoys.rows} rows: flights that were invented.`,
          decoys: decoys === null ? undefined : { seed: seed ?? 0, rows: decoys.rows },
          complete: !partial,
          incompleteBecause: partial
            ? `Only the flights of the benchmark's reference information are imported${decoys === null ? "" : ", and decoys are added"}; other routes and dates may have flights that are not known here.`
            : null,
          currency: "USD",
          movesWithToday: false,
          counts: {
            "accommodations.csv": lodgings.published,
            "attractions.csv": attractions.published,
            "cities.csv": cities.published,
            "distances.csv": roads.published,
            "flights.csv": flights.published,
            ...(partial ? { "flights_index.csv": listedDays.length } : {}),
            "restaurants.csv": restaurants.published,
            "left out for an empty cell":
              dropped(lodgings) +
              dropped(restaurants) +
              dropped(attractions) +
              (flights.published - flights.legs.fileRow.length),
          },
        },
        tables: {
          cities: cities.rows,
          lodgings: lodgings.rows,
          restaurants: restaurants.rows,
          attractions: attractions.rows,
          roads: roads.rows,
        },
        legs: decoys?.legs ?? flights.legs,
        formulas: noFormulas,
      },
      folder,
    );
  });
}

const nothingToHide: Problem = {
  code: "bad_input",
  message:
    "Decoys hide which flights belong to reference plans, and this table is whole: it has no flights_index.csv. Import it without them.",
  where: { field: "decoys" },
};
