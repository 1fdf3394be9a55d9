import { basename } from "node:path";
import { daysBetween, fail, inTurns, type LocalDate, ok, type Problem, ProblemError, type Result } from "@/server/trip";
import { badFile } from "../bad-file";
import type { Coordinates } from "../records";
import type { PlaceDrafts } from "./drafts";
import { withoutDuplicates } from "./duplicates";
import { readGeonames } from "./geography/geonames";
import { type CityOptions, type Location, locate } from "./geography/locate";
import { HoursReader } from "./hours/read-hours";
import { kindsOf } from "./kinds";
import { readHotelList } from "./lists/hotel-list";
import type { OfficialList } from "./lists/official-list";
import { readSightList } from "./lists/sight-list";
import { type Area, isInArea } from "./osm/area";
import type { Extract } from "./osm/extract";
import { readGeojson } from "./osm/read-geojson";
import { readPbf } from "./osm/read-pbf";
import type { ExtractStreets } from "./osm/streets";
import { comparePlaces, type Place } from "./place";
import {
  countHours,
  GEONAMES_LICENSE,
  hotelListLicense,
  type License,
  OPEN_STREET_MAP_LICENSE,
  type PlacesReport,
  sightListLicense,
} from "./report";
import { toRecords } from "./to-records";

/** Paths. */
export interface PlaceFiles {
  readonly osm?: readonly string[];
  readonly geojson?: readonly string[];
  readonly hotels?: readonly string[];
  readonly sights?: readonly string[];
  /** `cities15000.zip` of GeoNames: finds the city's name, country and region. */
  readonly cities?: string;
}

export interface PlaceOptions extends CityOptions {
  /** What is read, instead of the box in the extract's header. */
  readonly circle?: { readonly center: Coordinates; readonly radiusKm: number };
  /** The world's dates, both included: hours are evaluated for them. */
  readonly dates: { readonly from: LocalDate; readonly to: LocalDate };
}

export interface PlacesRead {
  readonly location: Location;
  readonly drafts: PlaceDrafts;
  /** Null where no file has any. */
  readonly streets: ExtractStreets | null;
  readonly report: PlacesReport;
}

/** What is being done, and the share of it that is done: 0 to 1. */
export type OnPlacesProgress = (doing: string, share: number) => void;

const MOST_DAYS = 800;
const LARGEST_RADIUS_KM = 200;

/**
 * Reads a city's places of open data: extracts of OpenStreetMap (`.osm.pbf`, or GeoJSON of Overpass) and official lists of
 * hotels and sights. The same files and options give the same answer. Problems: `bad_file` and `not_found` name the file and what is
 * wrong with it; `bad_input` the option that is missing or can't be.
 */
export async function readPlaces(
  files: PlaceFiles,
  options: PlaceOptions,
  onProgress: OnPlacesProgress = () => {},
): Promise<Result<PlacesRead>> {
  const refused = problemOf(options);
  if (refused !== null) return fail(refused);
  try {
    return await read(files, options, onProgress);
  } catch (error) {
    if (error instanceof ProblemError) return fail(error.problem);
    throw error;
  }
}

async function read(
  files: PlaceFiles,
  options: PlaceOptions,
  onProgress: OnPlacesProgress,
): Promise<Result<PlacesRead>> {
  const circle = options.circle ?? null;
  const extracts: { readonly path: string; readonly extract: Extract }[] = [];
  for (const path of files.osm ?? []) {
    const extract = await readPbf(path, circle, (share) => onProgress(`Reading ${basename(path)}`, share));
    extracts.push({ path, extract });
  }
  const box = extracts.map(({ extract }) => extract.area).find((area) => area !== null) ?? circle;
  for (const path of files.geojson ?? []) {
    onProgress(`Reading ${basename(path)}`, 0);
    const extract = await readGeojson(path, circle);
    refuseElsewhere(path, extract.places, extract.outside, box);
    extracts.push({ path, extract });
  }
  const lists: { readonly path: string; readonly list: OfficialList; readonly license: License }[] = [];
  for (const path of files.hotels ?? []) {
    onProgress(`Reading ${basename(path)}`, 0);
    lists.push({ path, list: await readHotelList(path, circle), license: hotelListLicense(path) });
  }
  for (const path of files.sights ?? []) {
    onProgress(`Reading ${basename(path)}`, 0);
    lists.push({ path, list: await readSightList(path, circle), license: sightListLicense(path) });
  }
  refuseNothing(extracts, circle);

  const all = [...extracts.map(({ extract }) => extract), ...lists.map(({ list }) => list)];
  const found = all.flatMap(({ places }) => places).sort(comparePlaces);
  const named = found.filter(({ tags }) => (tags.name?.trim() ?? "") !== "");
  const { places, merged } = withoutDuplicates(named);
  const cities = files.cities === undefined ? [] : await readGeonames(files.cities);
  const location = locate(
    options,
    extracts.map(({ extract }) => extract),
    places,
    cities,
  );
  if (!location.ok) return location;

  onProgress("Evaluating opening hours", 0);
  const hours = new HoursReader({ ...location.value, dates: options.dates });
  const drafts = await inTurns(toRecords(places, location.value, hours));
  onProgress("Evaluating opening hours", 1);
  const streets = extracts.map(({ extract }) => extract.streets).find((own) => own !== null) ?? null;
  return ok({
    location: location.value,
    drafts,
    streets,
    report: {
      files: [
        ...extracts.map(({ path, extract }) => ({
          file: basename(path),
          read: extract.elements,
          places: extract.places.length + extract.outside + extract.withoutPosition,
          dataUntil: extract.dataUntil,
          replicatedAt: extract.replicatedAt,
        })),
        ...lists.map(({ path, list }) => ({
          file: basename(path),
          read: list.rows,
          places: list.rows,
          dataUntil: list.places[0]?.source.asOf ?? null,
          replicatedAt: null,
        })),
      ],
      kept: {
        lodgings: drafts.lodgings.length,
        restaurants: drafts.restaurants.length,
        attractions: drafts.attractions.length,
      },
      dropped: {
        withoutName: found.length - named.length,
        duplicate: merged,
        outside: all.reduce((sum, { outside }) => sum + outside, 0),
        withoutPosition: all.reduce((sum, { withoutPosition }) => sum + withoutPosition, 0),
        closed: lists.reduce((sum, { list }) => sum + list.closed, 0),
      },
      hours: countHours(drafts),
      withoutHolidays: hours.withoutHolidays,
      dates: options.dates,
      streets:
        streets === null
          ? null
          : { ways: streets.ways.length, nodes: streets.nodes.ids.length, missingNodes: streets.missingNodes },
      licenses: [
        ...(extracts.length === 0 ? [] : [OPEN_STREET_MAP_LICENSE]),
        ...(files.cities === undefined ? [] : [GEONAMES_LICENSE]),
        ...lists.map(({ license }) => license),
      ],
    },
  });
}

function problemOf({ circle, dates, country }: PlaceOptions): Problem | null {
  const days = daysBetween(dates.from, dates.to) + 1;
  if (days < 1 || days > MOST_DAYS) return badInput("dates", `Give 1 to ${MOST_DAYS} days, the first one first.`);
  if (country !== undefined && !/^[A-Z]{2}$/.test(country))
    return badInput("country", "Write two letters, such as MC.");
  if (circle === undefined) return null;
  const { latitude, longitude } = circle.center;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    return badInput("center", "Write the latitude first, then the longitude: 43.74,7.42.");
  }
  const isRadius = circle.radiusKm > 0 && circle.radiusKm <= LARGEST_RADIUS_KM;
  return isRadius ? null : badInput("radius", `Give a radius of up to ${LARGEST_RADIUS_KM} km.`);
}

const badInput = (field: string, message: string): Problem => ({ code: "bad_input", message, where: { field } });

/** GeoJSON that has no place where the other file lies was exported for another city, or with swapped coordinates. */
function refuseElsewhere(path: string, places: readonly Place[], outside: number, area: Area): void {
  if (area === null || places.length + outside === 0) return;
  if (places.some(({ coordinates }) => isInArea(area, coordinates))) return;
  if ("center" in area) throw badFile(path, NOT_IN_CIRCLE);
  const areSwapped = places.some(({ coordinates: { latitude, longitude } }) =>
    isInArea(area, { latitude: longitude, longitude: latitude }),
  );
  throw badFile(
    path,
    areSwapped
      ? "Its coordinates are swapped: GeoJSON has the longitude first."
      : "None of its places lies in the area that is read.",
  );
}

const NOT_IN_CIRCLE = "None of its places lies in the circle. Is the latitude of the center written first?";

/** A world needs places to sleep or to eat; an extract of streets has at most some parks. */
function refuseNothing(extracts: readonly { readonly path: string; readonly extract: Extract }[], circle: Area): void {
  const isUseful = ({ tags }: Place) => {
    const kinds = kindsOf(tags);
    return kinds !== null && (kinds.lodging !== null || kinds.restaurant !== null);
  };
  const [first] = extracts;
  if (first === undefined || extracts.some(({ extract }) => extract.places.some(isUseful))) return;
  const { streets, outside } = first.extract;
  if (outside > 0 && circle !== null) {
    throw badFile(first.path, NOT_IN_CIRCLE);
  }
  const what = (streets?.ways.length ?? 0) > 0 ? "It has streets only" : "It has no places";
  throw badFile(first.path, `${what}: no lodging and no restaurant. Add places with --geojson.`);
}
