import {
  addDays,
  fail,
  inTurns,
  type LocalDate,
  type Problem,
  type Result,
  type Steps,
  spellingKey,
} from "@/server/trip";
import { resultOf } from "../importers/csv/problem-list";
import { writeSnapshot } from "../snapshot/write-snapshot";
import { buildWalkingGraph } from "../streets/build-graph";
import type { WalkingGraph } from "../streets/graph";
import { streetLinesAround } from "../streets/street-lines";
import { type PlacedRecord, walksBetween } from "../walks-between";
import type { Attribution, WorldDescription } from "../world";
import { noFormulas } from "../world-tables";
import type { AttractionDraft, PlaceDrafts, RestaurantDraft } from "./drafts";
import { MINUTES_FROM_MIDDLE, placesInTheMiddle } from "./middle";
import { type OnPlacesProgress, type PlaceFiles, type PlaceOptions, readPlaces } from "./read-places";
import { recordsOf } from "./records-of-drafts";
import { countHours, type PlacesReport, shareOfUnknownHours } from "./report";
import { MINUTES_BY_RIDE, sightsByRide } from "./sights-by-ride";
import { datesSentence, readTimetables, type TimetableReport, transitAround } from "./timetables";

/** Paths. */
export interface CityFiles extends PlaceFiles {
  /** Timetables, zipped. */
  readonly gtfs?: readonly string[];
}

export interface ImportPlacesOptions extends Omit<PlaceOptions, "dates"> {
  readonly name: string;
  /** The first day for which holidays and seasons are looked up in opening hours; a year is. */
  readonly from: LocalDate;
  /** Data folder; `dataFolder()` when left out. */
  readonly folder?: string;
  readonly onProgress?: OnPlacesProgress;
}

/** What was imported: the world, and what of the files is in it. */
export interface ImportedPlaces {
  readonly description: WorldDescription;
  readonly report: PlacesReport & {
    /** Farther than half an hour on foot from the middle. */
    readonly tooFar: number;
    /** Of the sights farther than that, those that are in the world since public transport joins them. */
    readonly byRide: number;
    /** Bars and ice cream parlors, where nobody has dinner. */
    readonly withoutMeals: number;
    readonly middle: string;
    /** Places that step-free ways join, within the same half an hour; null where there are no streets to tell. */
    readonly stepFree: number | null;
    readonly timetable: TimetableReport | null;
  };
}

const DAYS = 366;

/**
 * Makes a world of one city from open data: places, opening hours, and the minutes on foot between all of them. All or nothing. Problems:
 * those of `readPlaces` and `readGtfs`; `bad_file` where there is nowhere to sleep.
 */
export function importPlaces(files: CityFiles, options: ImportPlacesOptions): Promise<Result<ImportedPlaces>> {
  const { name, from, folder, onProgress = () => {}, ...about } = options;
  return resultOf(async () => {
    const dates = { from, to: addDays(from, DAYS - 1) };
    const read = await readPlaces(files, { ...about, dates }, onProgress);
    if (!read.ok) return read;
    const { drafts: all, location, report, streets } = read.value;
    const drafts = { ...all, restaurants: all.restaurants.filter(servesMeals) };

    const { gtfs = [] } = files;
    if (gtfs.length > 0) onProgress("Reading timetables", 0);
    const timetable = gtfs.length === 0 ? null : await readTimetables(gtfs);
    if (timetable?.ok === false) return timetable;

    onProgress("Walking the streets", 0);
    const graph = streets === null ? null : await inTurns(buildWalkingGraph(streets));
    const found = await inTurns(placesInTheMiddle(drafts, graph));
    if (found === null) return fail(NOWHERE_TO_SLEEP);
    const { middle } = found;
    const far =
      timetable === null
        ? []
        : await inTurns(sightsByRide(timetable.value.feed, middle.coordinates, outside(drafts, found.drafts)));
    const known = { ...found.drafts, attractions: [...found.drafts.attractions, ...far] };
    const records = recordsOf(known);
    const places = [...records.lodgings, ...records.restaurants, ...records.attractions];
    const { lodgings, restaurants, attractions } = found.drafts;
    const around = [...lodgings, ...restaurants, ...attractions].flatMap(({ coordinates }) => coordinates ?? []);
    const stepFree = graph === null ? [] : await inTurns(stepFreePlaces(found.drafts, graph));
    const walks = await inTurns(walksBetween(location.city, places, graph));
    const stepFreeWalks = await inTurns(walksBetween(location.city, stepFree, graph, { wheelchair: true }));
    const transits =
      timetable === null
        ? []
        : [
            await inTurns(
              transitAround(
                timetable.value.feed,
                { places, stepFree, middle: middle.id, far: far.map(({ id }) => id), dates },
                graph,
              ),
            ),
          ];
    const lines = streets === null ? undefined : await inTurns(streetLinesAround(around, streets));
    onProgress("Walking the streets", 1);

    const tooFar = drafts.lodgings.length + drafts.restaurants.length + drafts.attractions.length - places.length;
    const withoutMeals = all.restaurants.length - drafts.restaurants.length;
    const unknown = Math.round(shareOfUnknownHours(countHours(known)) * 100);
    const written = writeSnapshot(
      {
        description: {
          name,
          kind: "places",
          source: `Real places in ${location.city} from open data. Prices are estimates.`,
          complete: false,
          incompleteBecause: `Only places within ${MINUTES_FROM_MIDDLE} minutes on foot of ${middle.name} are planned with${far.length === 0 ? "" : `, sights also within ${MINUTES_BY_RIDE} minutes by public transport on dates of its timetable`}, and the hours of ${unknown}% of them aren’t known.${timetable === null ? "" : ` ${datesSentence(timetable.value.report)}`}`,
          currency: location.currency,
          localTravel: "on foot",
          movesWithToday: true,
          estimatesPrices: true,
          unknownHours: "avoided",
          counts: {},
          attributions: [...attributionsOf(report), ...(timetable?.value.attributions ?? [])],
        },
        tables: {
          ...{ cities: [drafts.city], ...records, walks: [walks] },
          stepFreeWalks: graph === null ? [] : [stepFreeWalks],
        },
        legs: null,
        transits,
        streets: lines,
        formulas: noFormulas,
      },
      folder,
    );
    if (!written.ok) return written;
    return {
      ok: true,
      value: {
        description: written.value,
        report: {
          ...{
            ...report,
            tooFar,
            withoutMeals,
            byRide: far.length,
            middle: middle.name,
            timetable: timetable?.value.report ?? null,
          },
          stepFree: graph === null ? null : stepFree.length,
        },
      },
    };
  });
}

/** The sights that are not in the middle; a name leads to the one that is. */
function outside({ attractions }: PlaceDrafts, inside: PlaceDrafts): AttractionDraft[] {
  const names = new Set(inside.attractions.map(({ name }) => spellingKey(name)));
  return attractions.filter(({ name }) => !names.has(spellingKey(name)));
}

/** Those that a wheelchair reaches from the middle of them; none where there is no bed among them. */
function* stepFreePlaces(drafts: PlaceDrafts, graph: WalkingGraph): Steps<PlacedRecord[]> {
  const found = yield* placesInTheMiddle(drafts, graph, { wheelchair: true });
  if (found === null) return [];
  const { lodgings, restaurants, attractions } = found.drafts;
  return [...lodgings, ...restaurants, ...attractions];
}

/** A bar or a pub does where its tags name a cuisine. */
function servesMeals({ kind, cuisineText }: RestaurantDraft): boolean {
  if (kind === "bar" || kind === "pub") return cuisineText !== "";
  return kind !== "ice_cream" && !/^(?:ice_cream|dessert|donut|cake)$/.test(cuisineText);
}

const NOWHERE_TO_SLEEP: Problem = {
  code: "bad_file",
  message: "There is nowhere to sleep near anything to see or eat. Add lodging with --hotels, or a larger extract.",
};

function attributionsOf({ licenses, files }: PlacesReport): Attribution[] {
  const dates = files.flatMap(({ dataUntil }) => dataUntil ?? []).sort();
  return licenses.map(({ attribution, license, url, dataset }) => ({
    text: attribution,
    license,
    url,
    asOf: dataset === "GeoNames" ? null : (dates.at(-1) ?? null),
  }));
}
