import { formatDayOfYear, type LocalDate, todayHere } from "@/server/trip";
import { type ImportedPlaces, importPlaces as importFiles, shareOfUnknownHours } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { attributionText, countText as count } from "./report-text";

interface Options {
  readonly name: string;
  readonly osm: readonly string[];
  readonly geojson: readonly string[];
  readonly hotels: readonly string[];
  readonly sights: readonly string[];
  readonly gtfs: readonly string[];
  readonly cities?: string;
  readonly center?: { readonly latitude: number; readonly longitude: number };
  readonly radius?: number;
  readonly city?: string;
  readonly country?: string;
  readonly zone?: string;
  readonly currency?: string;
  readonly from?: LocalDate;
  readonly json?: true;
}

/** Kilometers around a center, where none are said. */
export const USUAL_RADIUS_KM = 5;

/** `world import places`: prints what came of the files, and what of them did not. */
export async function importPlaces(terminal: Terminal, options: Options): Promise<ExitCode> {
  const {
    name,
    osm,
    geojson,
    hotels,
    sights,
    gtfs,
    cities,
    center,
    radius = USUAL_RADIUS_KM,
    from = todayHere(),
    json,
  } = options;
  const { city, country, zone, currency } = options;
  const imported = requireValue(
    await importFiles(
      { osm, geojson, hotels, sights, gtfs, cities },
      {
        ...{ name, from, city, country, zone, currency },
        circle: center && { center, radiusKm: radius },
        onProgress: noteSteps(terminal),
      },
    ),
  );
  await terminal.print(json ? JSON.stringify(imported) : reportText(imported));
  noteOffered(terminal, name);
  return EXIT.done;
}

/** Says how travelers come to plan in a world that was made. */
export function noteOffered(terminal: Terminal, name: string): void {
  terminal.note(`The start page offers it next to the others; DRAGOMAN_WORLD=${name} npm start offers it alone.`);
}

/** Notes each step of an import once. */
export function noteSteps(terminal: Terminal): (doing: string) => void {
  let said = "";
  return (doing) => {
    if (doing !== said) terminal.note(`${doing} …`);
    said = doing;
  };
}

/** What came of the files, for a person. */
export function reportText({ description, report }: ImportedPlaces): string {
  const { dropped, hours, streets, tooFar, byRide, withoutMeals, middle, stepFree, dates, timetable } = report;
  const { lodgings = 0, restaurants = 0, attractions = 0 } = description.counts;
  const files = report.files.map(
    ({ file, read, places, dataUntil }) =>
      `  ${file}: ${count(read)} read, ${count(places)} of them places${dataUntil === null ? "" : `, data until ${dataUntil}`}`,
  );
  return [
    description.name,
    `  ${description.source}`,
    ...files,
    `  planned with: ${count(lodgings)} lodgings, ${count(restaurants)} restaurants, ${count(attractions)} attractions`,
    ...(byRide === 0 ? [] : [`  ${count(byRide)} of these sights are joined by public transport alone`]),
    `  left out: ${count(tooFar)} more than 30 minutes on foot from ${middle}, ${count(withoutMeals)} bars and ice cream parlors, ${count(dropped.withoutName)} without a name, ${count(dropped.duplicate)} twice, ${count(dropped.outside)} outside the area${dropped.closed === 0 ? "" : `, ${count(dropped.closed)} closed`}`,
    `  hours: ${count(hours.known)} known, ${count(hours.unknown)} unknown, ${count(hours.notUnderstood)} not understood (${Math.round(shareOfUnknownHours(hours) * 100)}% can’t be planned with)`,
    `  holidays and seasons from ${dates.from} to ${dates.to}`,
    streets === null
      ? "  no streets: ways on foot are estimated from the distance"
      : `  ${count(streets.ways)} streets and paths`,
    ...(stepFree === null ? [] : [`  step-free: ${count(stepFree)} of these places are joined by ways without stairs`]),
    ...(timetable === null
      ? []
      : [
          `  timetables: ${count(timetable.stops)} stops, ${count(timetable.routes)} routes, ${count(timetable.trips)} trips, ${formatDayOfYear(timetable.from)} to ${formatDayOfYear(timetable.to)}`,
        ]),
    ...(description.attributions ?? []).map(attributionText),
    `  hash ${description.hash}`,
  ].join("\n");
}
