import { fail, type Result } from "@/server/trip";
import type { WorldDescription } from "../world";
import type { ImportOptions } from "./import-options";
import type { Importer } from "./importer";
import { importItinerarybench } from "./itinerarybench/import-itinerarybench";
import { publishedRelations } from "./itinerarybench/published-relations";
import { importTravelplanner } from "./travelplanner/import-travelplanner";

/** Every format that worlds can be imported from. */
export const importers: readonly Importer[] = [
  { name: "travelplanner", importFiles: importTravelplanner, relations: null },
  { name: "itinerarybench", importFiles: importItinerarybench, relations: publishedRelations },
];

/** Imports a published data set from a folder. Problems: "not_found" (format or folder), "bad_file" with file, line and column. */
export async function importWorld(
  format: string,
  source: string,
  options: ImportOptions = {},
): Promise<Result<WorldDescription>> {
  const importer = importers.find(({ name }) => name === format);
  if (importer !== undefined) return importer.importFiles(source, options);
  const names = importers.map(({ name }) => name).join(", ");
  return fail({ code: "not_found", message: `There is no format "${format}". Formats: ${names}.` });
}
