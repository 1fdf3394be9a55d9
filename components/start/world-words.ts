import type { CurrentWorld } from "@/server/api";
import { formatLongDate, listed } from "@/server/trip";
import { counted } from "../format";
import { coverageWords } from "./coverage-words";

const MOST_CITIES = 4;

/** What a world is called where one chooses among several: "Monaco", "Washington and New York", "Sample world (invented places)". */
export function worldTitle({ world, cities }: CurrentWorld, offered: readonly CurrentWorld[] = []): string {
  const title = placesOf(world.kind, cities) ?? world.name;
  const isTaken = offered.some(
    (other) => other.world.name !== world.name && placesOf(other.world.kind, other.cities) === title,
  );
  return isTaken ? `${title} (${world.name})` : title;
}

/** Null: the world goes by its name. */
function placesOf(kind: string, cities: CurrentWorld["cities"]): string | null {
  if (kind === "sample") return "Sample world (invented places)";
  if (kind !== "places" && kind !== "region") return null;
  const names = cities.map(({ name }) => name);
  if (names.length <= MOST_CITIES) return listed(names);
  return `${names.slice(0, MOST_CITIES - 1).join(", ")} and ${counted(names.length - MOST_CITIES + 1, "more city", "more cities")}`;
}

/** What a world is, before it is chosen: invented or real, where, when, and whether prices are estimates. */
export function aboutWorld(current: CurrentWorld): string {
  const { world } = current;
  if (world.kind === "sample") {
    return `Real cities; lodging, restaurants, timetables and prices are invented. ${coverageWords(current)}`;
  }
  const prices = world.estimatesPrices ? "Real places; prices are estimates." : world.source;
  return `${prices} ${coverageWords(current)}${datesWords(world)}`;
}

/** " Its timetable is that of 1 July 2023 to 30 July 2023; prices are in CNY." */
export function datesWords({ dates, currency, kind }: CurrentWorld["world"]): string {
  const written = (date: string) => formatLongDate(date).split(" ").slice(1).join(" ");
  const prices = `prices are in ${currency}`;
  if (dates === null) return ` Prices are in ${currency}.`;
  // A region's trains may be those of another year.
  return kind === "region"
    ? ` Ways between its cities are planned for ${written(dates.from)} to ${written(dates.to)}; ${prices}.`
    : ` Its timetable is that of ${written(dates.from)} to ${written(dates.to)}; ${prices}.`;
}

/** The address of a page in the world of that name. */
export function inWorld(world: string, path: string, params: Readonly<Record<string, string>> = {}): string {
  return `${path}?${new URLSearchParams({ ...params, world })}`;
}
