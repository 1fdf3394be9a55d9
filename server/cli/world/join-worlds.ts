import { basename } from "node:path";
import { formatDayOfYear, type LocalDate, listed, todayHere } from "@/server/trip";
import { type JoinedWorlds, joinWorlds as join } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { noteOffered } from "./import-places";
import { attributionText, countText } from "./report-text";

interface Options {
  readonly worlds: readonly string[];
  readonly rail: readonly string[];
  readonly air?: string;
  readonly mapDates?: true;
  readonly from?: LocalDate;
  readonly currency?: string;
  readonly driving: boolean;
  readonly json?: true;
}

/** `world join`: prints what joins the cities, and what does not. */
export async function joinWorlds(terminal: Terminal, name: string, options: Options): Promise<ExitCode> {
  const { worlds, rail, air, mapDates = false, from = todayHere(), currency, driving, json } = options;
  const joined = requireValue(
    await join({
      ...{ name, worlds, rail, air, mapDates, from, currency, driving },
      onProgress: (doing) => terminal.note(`${doing} …`),
    }),
  );
  await terminal.print(json ? JSON.stringify(joined) : reportText(joined));
  noteOffered(terminal, joined.description.name);
  return EXIT.done;
}

function reportText({ description, report: { rail, air, roads, conversions, unconnected } }: JoinedWorlds): string {
  const { lodgings = 0, restaurants = 0, attractions = 0 } = description.counts;
  return [
    description.name,
    `  ${description.source}`,
    `  planned with: ${countText(lodgings)} lodgings, ${countText(restaurants)} restaurants, ${countText(attractions)} attractions`,
    ...rail.map(
      ({ file, publisher, from, to, legs, daysPublished, daysMapped, daysOutside, otherRides }) =>
        `  ${basename(file)} (${publisher}, ${formatDayOfYear(from)} to ${formatDayOfYear(to)}): ${countText(legs)} rides on ${countText(daysPublished + daysMapped)} days, ${countText(daysMapped)} of which have those of another day; ${countText(daysOutside)} days without, ${countText(otherRides)} rides that are no trains or buses left out`,
    ),
    ...(air === null
      ? []
      : [
          `  ${air.world}: ${countText(air.legs)} flights; ${Object.entries(air.airports)
            .map(([city, codes]) => `${city} ${codes.length === 0 ? "without an airport" : codes.join(" and ")}`)
            .join(", ")}`,
        ]),
    `  roads: ${countText(roads)}, estimated from the distance`,
    ...conversions.map(({ world, from, to }) => `  prices of ${world} converted from ${from} to ${to}`),
    ...(unconnected.length === 0
      ? []
      : [`  nothing leads between ${listed(unconnected.map(([one, other]) => `${one} and ${other}`))}`]),
    ...(description.attributions ?? []).map(attributionText),
    `  hash ${description.hash}`,
  ].join("\n");
}
