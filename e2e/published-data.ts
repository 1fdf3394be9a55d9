import { existsSync } from "node:fs";
import { resolve } from "node:path";

const FOLDER = resolve("../shared/data/travelplanner");

/** The folder of the published TravelPlanner files; null where they are not at hand. They are read, never copied. */
export const PUBLISHED_TRAVELPLANNER = existsSync(FOLDER) ? FOLDER : null;
const REAL = resolve("../shared/data/real");

/** The folder of open data of real places; null where it is not at hand. */
export const REAL_PLACES = existsSync(REAL) ? REAL : null;
export const WITHOUT_REAL_PLACES = "The open data of real places are not at ../shared/data/real.";
export const WITHOUT_PUBLISHED_DATA = "The published TravelPlanner files are not at ../shared/data/travelplanner.";
