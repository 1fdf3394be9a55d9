import { existsSync } from "node:fs";
import { resolve } from "node:path";

const FOLDER = resolve("../shared/data/travelplanner");

/** The folder of the published TravelPlanner files; null where they are not at hand. They are read, never copied. */
export const PUBLISHED_TRAVELPLANNER = existsSync(FOLDER) ? FOLDER : null;
export const WITHOUT_PUBLISHED_DATA = "The published TravelPlanner files are not at ../shared/data/travelplanner.";
