import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { readOwnPlaces } from "@/server/own-places";
import type { OwnPlace } from "@/server/trip";
import type { OwnPlacesRead } from "@/server/views";
import type { World } from "@/server/worlds";
import { requireValue } from "../require";

/** The places of a traveler's file that the world surely has; what becomes of all others goes to `note`, each by its name. */
export async function ownPlacesIn(path: string, world: World, note: (text: string) => void): Promise<OwnPlace[]> {
  const file = { name: basename(path), bytes: readFileSync(path) };
  const read = requireValue(await readOwnPlaces(file, world));
  for (const line of ownPlacesLines(read, file.name)) note(line);
  return read.matched.flatMap(({ place, isSure }) => (isSure ? [place] : []));
}

/** What a file came to, a line for each kind of outcome. */
function ownPlacesLines({ format, matched, unknown, passedOver }: OwnPlacesRead, file: string): string[] {
  const sure = matched.filter(({ isSure }) => isSure);
  const unsure = matched.filter(({ isSure }) => !isSure);
  const all = matched.length + unknown.length + passedOver.length;
  const line = (what: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`${what}: ${items.join("; ")}.`];
  return [
    `${file} (${format}): ${sure.length} of ${all} entries are planned first.`,
    ...line(
      "Not sure, so left out",
      unsure.map(({ saved, place }) => `“${saved}” may be ${place.name}`),
    ),
    ...line(
      "Not in this world",
      unknown.map(({ saved, where }) => `${saved} (${where})`),
    ),
    ...line(
      "Passed over",
      passedOver.map(({ where, reason }) => `${where}: ${reason.replace(/\.$/, "")}`),
    ),
  ];
}
