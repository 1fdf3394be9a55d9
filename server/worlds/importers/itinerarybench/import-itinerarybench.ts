import { fail, type Problem, type Result } from "@/server/trip";
import type { City } from "../../records";
import { writeSnapshot } from "../../snapshot/write-snapshot";
import type { WorldDescription } from "../../world";
import { noFormulas } from "../../world-tables";
import { ProblemList, resultOf } from "../csv/problem-list";
import { type ImportOptions, refuseMissingFolder } from "../import-options";
import { readLocalTravelTimes, readPlaces } from "./place-tables";
import { readRailway } from "./railway-table";

/**
 * Imports the ItineraryBench database from a folder of CSV files (railway, place, in_city_transport): trains with
 * their ticket numbers, spots with opening hours, hotels, minutes inside cities. All or nothing, like every import.
 */
export function importItinerarybench(source: string, options: ImportOptions = {}): Promise<Result<WorldDescription>> {
  const { name = "itinerarybench", folder, decoys, onProgress = () => {} } = options;
  return resultOf(async () => {
    if (decoys !== undefined) return fail(noDecoys);
    refuseMissingFolder(source);
    const problems = new ProblemList();
    const places = await readPlaces(source, problems);
    const localTravelTimes = await readLocalTravelTimes(source, places.cityOf, problems);
    const railway = await readRailway(source, problems);
    problems.throwIfAny();

    onProgress("Writing the world.");
    return writeSnapshot(
      {
        description: {
          name,
          kind: "itinerarybench",
          source: "The ItineraryBench benchmark's database.",
          complete: true,
          incompleteBecause: null,
          currency: "CNY",
          movesWithToday: false,
          counts: {},
        },
        tables: {
          cities: [...new Set([...places.cityOf.values(), ...railway.cities])].map(cityRecord),
          attractions: places.attractions,
          lodgings: places.lodgings,
          localTravelTimes,
        },
        legs: railway.legs,
        formulas: noFormulas,
      },
      folder,
    );
  });
}

/** The tables name cities only; all of them are in China. */
function cityRecord(name: string): City {
  return { name, state: "China", coordinates: null, zone: "Asia/Shanghai", airports: [] };
}

const noDecoys: Problem = {
  code: "bad_input",
  message: "The railway table is whole, so there is nothing for decoys to hide. Import it without them.",
  where: { field: "decoys" },
};
