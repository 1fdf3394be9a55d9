import { type ImportedAir, importAir as importFiles } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { attributionText, countText, droppedText } from "./report-text";

interface Options {
  readonly name: string;
  readonly airports: string;
  readonly routes: string;
  readonly cities?: string;
  readonly json?: true;
}

/** `world import air`: prints what came of the files, and what of them did not. */
export async function importAir(terminal: Terminal, { name, json, ...files }: Options): Promise<ExitCode> {
  const imported = requireValue(await importFiles(files, { name, onProgress: (doing) => terminal.note(`${doing} …`) }));
  await terminal.print(json ? JSON.stringify(imported) : reportText(imported));
  return EXIT.done;
}

function reportText({ description, report: { airports, routes, flights, attributions } }: ImportedAir): string {
  return [
    description.name,
    `  ${description.source}`,
    `  airports: ${countText(airports.read)} read, ${countText(airports.kept)} kept; ${droppedText(airports.dropped)}`,
    `  routes: ${countText(routes.read)} read, ${countText(routes.kept)} pairs of airports kept; ${droppedText(routes.dropped)}`,
    `  flights: ${countText(flights)} a day, at estimated times and fares`,
    ...attributions.map(attributionText),
    `  hash ${description.hash}`,
  ].join("\n");
}
